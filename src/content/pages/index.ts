import type { PageContent } from '~/content/model';
import { operator } from '~/content/operator';
import type { ContentPath } from '~/routes';

const LOGISTICS = '/industries/logistics-and-transportation';

/** Content of each route with page 'content', in separate chunks. A route without content does not compile. */
export const contentPages = {
  '/': () => import('./home').then((module) => module.home),
  '/about': () => import('./about').then((module) => module.about),
  '/support': () => import('./support').then((module) => module.support),
  '/technologies': () => import('./technologies').then((module) => module.technologies),
  '/blog': () => import('./blog').then((module) => module.blog),
  '/industries': () => import('./industries').then((module) => module.industries),
  [LOGISTICS]: () => import('./logistics-and-transportation').then((module) => module.logisticsAndTransportation),
  [`${LOGISTICS}/fleet-management-services`]: () =>
    import('./fleet-management-services').then((module) => module.fleetManagementServices),
  [`${LOGISTICS}/order-processing-billing`]: () =>
    import('./order-processing-billing').then((module) => module.orderProcessingBilling),
  [`${LOGISTICS}/shipment-management`]: () =>
    import('./shipment-management').then((module) => module.shipmentManagement),
  [`${LOGISTICS}/contract-rate-management`]: () =>
    import('./contract-rate-management').then((module) => module.contractRateManagement),
  [`${LOGISTICS}/operational-planning`]: () =>
    import('./operational-planning').then((module) => module.operationalPlanning),
  '/industries/banking': () => import('./banking').then((module) => module.banking),
  '/industries/insurance': () => import('./insurance').then((module) => module.insurance),
  '/industries/information-technology': () =>
    import('./information-technology').then((module) => module.informationTechnology),
  '/services': () => import('./services').then((module) => module.services),
  '/services/digital-transformation': () =>
    import('./digital-transformation').then((module) => module.digitalTransformation),
  '/services/application-development': () =>
    import('./application-development').then((module) => module.applicationDevelopment),
  '/services/generative-ai': () => import('./generative-ai').then((module) => module.generativeAi),
  '/services/it-staff-augmentation': () =>
    import('./it-staff-augmentation').then((module) => module.itStaffAugmentation),
  '/privacy': () => import('./privacy').then((module) => module.privacyPage(operator)),
  '/accessibility': () => import('./accessibility').then((module) => module.accessibility),
} satisfies Record<ContentPath, () => Promise<PageContent>>;
