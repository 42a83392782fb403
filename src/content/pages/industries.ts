import type { PageContent } from '~/content/model';

const LOGISTICS = '/industries/logistics-and-transportation';

export const industries: PageContent = {
  description:
    'Mindwave works for logistics and transportation, banking, insurance and technology companies: the industries where a delay has a name on it.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'light',
      title: 'We work where a delay has a name on it',
      lead: 'A driver at the gate, a payment in the queue, a family waiting for an adjuster. Choose the industry you run.',
    },
    {
      kind: 'indexRows',
      rows: [
        {
          icon: 'route-line',
          title: 'Logistics and Transportation',
          text: 'Planning, execution, billing and visibility on one line.',
          strand: 'route',
          href: LOGISTICS,
          children: [
            { text: 'Fleet Management Services', href: `${LOGISTICS}/fleet-management-services` },
            { text: 'Order Processing & Billing', href: `${LOGISTICS}/order-processing-billing` },
            { text: 'Shipment Management', href: `${LOGISTICS}/shipment-management` },
            { text: 'Contract and Rate Management', href: `${LOGISTICS}/contract-rate-management` },
            { text: 'Operational Planning', href: `${LOGISTICS}/operational-planning` },
          ],
        },
        {
          icon: 'flow-line',
          title: 'Banking',
          text: 'Payments, risk and core systems that clear quickly and stand up to audit.',
          strand: 'flow',
          href: '/industries/banking',
        },
        {
          icon: 'cover-line',
          title: 'Insurance',
          text: 'Policy, underwriting and claims systems that agree with each other.',
          strand: 'cover',
          href: '/industries/insurance',
        },
        {
          icon: 'cpu',
          title: 'Information Technology',
          text: 'Product and platform teams extended with people who have shipped before.',
          strand: 'mist',
          href: '/industries/information-technology',
        },
      ],
    },
    {
      kind: 'callbackBanner',
      text: 'Your industry is not on the list, but the waiting sounds familiar? Ask us. We answer within 24 hours.',
    },
  ],
};
