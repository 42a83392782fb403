import type { PageContent } from '~/content/model';

const demo = { kind: 'link', text: 'Request a demo', href: '/demo?topic=shipment-management' } as const;

export const shipmentManagement: PageContent = {
  description:
    'Shipment management with milestones, exceptions, arrival times and proof of delivery for every load, on a record customers can see too.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'art',
      art: 'bg-logistics',
      ground: 'ink',
      title: 'Shipment Management',
      lead: 'Milestones, exceptions and proof of delivery for every load, in one place that customers can see too.',
      action: demo,
    },
    {
      kind: 'textBlock',
      title: 'What We Do',
      paragraphs: [
        'A shipment is a chain of handoffs. When one of them is late, the people further down the chain are usually the last to know.',
        'We connect carriers, terminals and customers to one shipment record, so that a delay becomes a message with a new plan instead of a phone call with an apology.',
      ],
    },
    {
      kind: 'featureSections',
      ground: 'alt',
      variant: 'cards',
      groups: [
        {
          name: 'Before departure',
          items: [
            { title: 'Booking and tender', text: 'Requests, acceptances and references held on one record.' },
            { title: 'Documents', text: 'Bills of lading and customs papers checked when they arrive.' },
          ],
        },
        {
          name: 'On the way',
          items: [
            {
              title: 'Milestone tracking',
              text: 'Carrier and terminal messages translated into one shared vocabulary.',
            },
            { title: 'Exception desk', text: 'Late, short or damaged loads routed to the person who can act.' },
            { title: 'Arrival times', text: 'Estimates that move with the vehicle and explain why.' },
            { title: 'Customer messages', text: 'Updates sent at the stops your customers care about.' },
          ],
        },
        {
          name: 'After delivery',
          items: [
            { title: 'Proof of delivery', text: 'Signatures and photos attached before the truck leaves.' },
            { title: 'Claims and billing', text: 'The record that moved the freight also supports the invoice.' },
          ],
        },
      ],
    },
    {
      kind: 'cardGrid',
      variant: 'whyUs',
      columns: 3,
      head: { title: 'Why Us' },
      cards: [
        { title: 'One record', text: 'Operations, customer service and billing look at the same shipment.' },
        {
          title: 'Partner ready',
          text: 'Carriers connect by message, file or portal, whichever they can do today.',
        },
        {
          title: 'Built around exceptions',
          text: 'Loads that run to plan stay quiet. The others are impossible to miss.',
        },
      ],
    },
    {
      kind: 'callbackBanner',
      title: 'See it with one of your own lanes',
      text: 'Bring a shipment that went wrong. We will walk it through, stop by stop.',
      action: demo,
    },
  ],
};
