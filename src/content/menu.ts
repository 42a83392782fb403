import type { SiteHref } from '~/routes';

export interface MenuItem {
  readonly label: string;
  readonly href: SiteHref;
  /** One line under the label in the desktop submenu. */
  readonly summary?: string;
  readonly strand?: 'route' | 'flow' | 'cover' | 'signal' | 'mist';
  readonly children?: readonly MenuItem[];
}

const LOGISTICS = '/industries/logistics-and-transportation';

/** The top menu of the specification; an item with children has a submenu. */
export const menu: readonly MenuItem[] = [
  {
    label: 'Industries',
    href: '/industries',
    children: [
      {
        label: 'Logistics and Transportation',
        href: LOGISTICS,
        summary: 'Planning, execution, billing and visibility.',
        strand: 'route',
        children: [
          { label: 'Fleet Management Services', href: `${LOGISTICS}/fleet-management-services` },
          { label: 'Order Processing & Billing', href: `${LOGISTICS}/order-processing-billing` },
          { label: 'Shipment Management', href: `${LOGISTICS}/shipment-management` },
          { label: 'Contract and Rate Management', href: `${LOGISTICS}/contract-rate-management` },
          { label: 'Operational Planning', href: `${LOGISTICS}/operational-planning` },
        ],
      },
      { label: 'Banking', href: '/industries/banking', summary: 'Payments, risk and core systems.', strand: 'flow' },
      {
        label: 'Insurance',
        href: '/industries/insurance',
        summary: 'Policy, underwriting and claims.',
        strand: 'cover',
      },
    ],
  },
  {
    label: 'Services',
    href: '/services',
    children: [
      {
        label: 'Digital Transformation',
        href: '/services/digital-transformation',
        summary: 'One process at a time, in sprints.',
        strand: 'mist',
      },
      {
        label: 'Application Development',
        href: '/services/application-development',
        summary: 'Built around how your teams work.',
        strand: 'mist',
      },
      {
        label: 'Generative AI Solutions',
        href: '/services/generative-ai',
        summary: 'Noise turned into decisions.',
        strand: 'signal',
      },
      {
        label: 'IT Staff Augmentation',
        href: '/services/it-staff-augmentation',
        summary: 'People who already know the trade.',
        strand: 'mist',
      },
    ],
  },
  { label: 'Technologies', href: '/technologies' },
  { label: 'Case Studies', href: '/case-studies' },
  { label: 'Careers', href: '/careers' },
  { label: 'About', href: '/about' },
];

/** Whether the current page is the menu item's page or below it. */
export const isActive = (item: Pick<MenuItem, 'href'>, pathname: string) =>
  pathname === item.href || pathname.startsWith(`${item.href}/`);
