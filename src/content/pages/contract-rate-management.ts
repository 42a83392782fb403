import type { PageContent } from '~/content/model';

const demo = { kind: 'link', text: 'Request a demo', href: '/demo?topic=contract-rate-management' } as const;

export const contractRateManagement: PageContent = {
  description:
    'Contract and rate management for freight: agreements, tariffs and surcharges in one library that quotes, tenders and invoices all use.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'art',
      art: 'bg-logistics',
      ground: 'ink',
      title: 'Contract and Rate Management',
      lead: 'The rate you agreed is the rate that is quoted, tendered and billed.',
      action: demo,
    },
    {
      kind: 'textBlock',
      title: 'What We Do',
      paragraphs: [
        'Freight contracts are negotiated with care and then filed where nobody rates a load. The spreadsheet that people really use is a version behind, and the difference is paid on every invoice.',
        'We turn contracts into data with a start, an end and an owner. Quotes, tenders and freight audit read the same terms, so a change made once is a change made everywhere.',
      ],
    },
    {
      kind: 'featureSections',
      ground: 'alt',
      variant: 'cards',
      groups: [
        {
          name: 'Contracts',
          items: [
            {
              title: 'Contract library',
              text: 'Carrier and customer agreements with versions, dates and the signed document.',
            },
            {
              title: 'Renewals in view',
              text: 'Expiring terms and unused commitments listed before they cost anything.',
            },
            {
              title: 'Bids and awards',
              text: 'Lane volumes go out, offers come back comparable, and the award becomes a contract.',
            },
            { title: 'Approval rules', text: 'Who may agree to which rate, with a trail for the auditor.' },
          ],
        },
        {
          name: 'Rates',
          items: [
            {
              title: 'One rating engine',
              text: 'Base rates, minimums, fuel and accessorials calculated the same way for all.',
            },
            {
              title: 'Imports without retyping',
              text: 'Tariff sheets are read, compared with the current ones and confirmed by a person.',
            },
          ],
        },
        {
          name: 'Control',
          items: [
            {
              title: 'Freight audit',
              text: 'Carrier invoices checked line by line against the terms in force on the day.',
            },
            { title: 'What-if', text: 'Next year’s offer priced with last year’s loads before anyone signs.' },
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
          title: 'We read the contract',
          text: 'Analysts who have rated freight by hand model the odd clauses too, and name the ones to drop.',
        },
        {
          title: 'Old rates stay provable',
          text: 'Every charge can be explained with the version that was valid when the load moved.',
        },
        {
          title: 'Open to your tools',
          text: 'Planning, tendering and billing ask one interface and receive one answer.',
        },
      ],
    },
    {
      kind: 'callbackBanner',
      title: 'Try it with your hardest contract',
      text: 'Bring the agreement with the longest list of surcharges. We will rate a load with it while you watch.',
      action: demo,
    },
  ],
};
