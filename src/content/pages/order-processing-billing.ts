import type { PageContent } from '~/content/model';

export const orderProcessingBilling: PageContent = {
  description:
    'Order processing and freight billing from one record: bookings checked on entry, rates applied once, invoices raised from proof of delivery.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'art',
      art: 'bg-logistics',
      ground: 'ink',
      title: 'Order Processing & Billing',
      lead: 'One order, entered once, priced once and billed once, with the proof attached.',
      action: { kind: 'callback', text: 'Request a callback' },
    },
    {
      kind: 'textBlock',
      title: 'What We Do',
      paragraphs: [
        'An order is usually typed by the customer, typed again by a booking agent and a third time by billing. Every copy is a chance to be wrong, and the customer finds the mistake on the invoice.',
        'We keep one order from the first request to the paid bill. It is checked when it arrives, priced from the contract, completed by the people who move it and invoiced from what they recorded.',
      ],
    },
    {
      kind: 'featureSections',
      ground: 'alt',
      variant: 'cards',
      groups: [
        {
          name: 'Taking the order',
          items: [
            {
              title: 'Every channel, one order',
              text: 'Portal, message, file and mail lead to the same record, with its source kept.',
            },
            {
              title: 'Checks at the door',
              text: 'Addresses, weights, references and credit are verified while the customer can still answer.',
            },
            {
              title: 'Pricing on entry',
              text: 'The contracted rate and its surcharges are shown before the order is accepted.',
            },
            {
              title: 'Changes with a history',
              text: 'Who changed what, when and why, visible to operations and billing alike.',
            },
          ],
        },
        {
          name: 'Raising the bill',
          items: [
            {
              title: 'Proof before invoice',
              text: 'Signatures, times and extra services arrive from the driver and complete the charge.',
            },
            {
              title: 'Invoice rules per customer',
              text: 'Grouping, references and documents the way each accounts office wants them.',
            },
          ],
        },
        {
          name: 'Getting paid',
          items: [
            {
              title: 'Freight payment',
              text: 'Carrier invoices are matched with the order and only the differences reach a person.',
            },
            {
              title: 'Disputes on the record',
              text: 'A question about a charge opens next to the proof that explains it.',
            },
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
        {
          title: 'Fewer errors at the start',
          text: 'We put the checks where the order is typed. Clients have seen 25% fewer booking errors.',
        },
        {
          title: 'Finance at the table',
          text: 'Accounting takes part from the first workshop, so the new invoice also closes the books.',
        },
        {
          title: 'No second system',
          text: 'Your order entry and your ledger stay. We build the line between them.',
        },
      ],
    },
    {
      kind: 'callbackBanner',
      text: 'Bring one invoice that came back. We will trace it to the keystroke where it went wrong.',
    },
  ],
};
