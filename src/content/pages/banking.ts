import type { PageContent } from '~/content/model';

const callback = { kind: 'callback', text: 'Request a callback' } as const;

export const banking: PageContent = {
  description:
    'Banking software for payments, risk, core modernization and fraud detection: movements that clear fast and leave a record you can defend.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'art',
      art: 'bg-banking',
      ground: 'flow',
      title: 'Banking',
      lead: 'Modern payment, risk and core systems for banks that cannot pause to rebuild. Every movement clears fast and leaves a record you can defend.',
      action: callback,
    },
    {
      kind: 'stationLine',
      variant: 'open',
      head: {
        title: 'Five services on one banking line',
        lead: 'Start at the stop you need. Each service is delivered on its own or as part of a full modernization.',
      },
      stations: [
        {
          title: 'Digital banking platforms',
          text: 'Web and mobile channels customers finish tasks in, secure from the first sprint.',
        },
        {
          title: 'Payment processing',
          text: 'Authorize, clear, settle and reconcile on one platform, with clear exception queues.',
        },
        {
          title: 'Core modernization',
          text: 'Move products off the legacy core in steps, with both ledgers in agreement.',
        },
        {
          title: 'Risk management',
          text: 'Exposure, limits and controls in one view, refreshed with the day’s transactions.',
        },
        {
          title: 'Fraud detection',
          text: 'Rules and models together, with plain reasons that investigators can act on.',
        },
      ],
    },
    {
      kind: 'accordionPanel',
      ground: 'alt',
      title: 'Why Choose Us',
      lead: 'Banks ask for speed and proof in the same sentence. We design for both.',
      openIndex: 0,
      stat: { value: '50%', label: 'faster processing', percent: 50 },
      panels: [
        {
          id: 'banking-domain-experience',
          title: 'Banking domain experience',
          paragraphs: [
            'Our consultants have worked on payments, lending and core systems. Discovery begins with your process, not with a product list.',
          ],
        },
        {
          id: 'security-and-compliance-by-design',
          title: 'Security and compliance by design',
          paragraphs: [
            'Controls are written into the backlog next to the feature they protect, and tested in the same sprint.',
          ],
          list: [
            'Roles that separate who prepares a movement and who releases it',
            'An unbroken record of every change, readable by an auditor',
            'Customer data kept out of test systems',
          ],
        },
        {
          id: 'integration-with-what-you-own',
          title: 'Integration with what you own',
          paragraphs: [
            'A bank rarely gets to start over. We build beside the core, the card processor and the general ledger, through interfaces that repeat safely and reconcile every night.',
            'When a product moves to the new side, the old side stays readable until finance no longer asks for it.',
          ],
        },
        {
          id: 'banking-support-after-launch',
          title: 'Support after launch',
          paragraphs: [
            'The engineers who wrote the payment rules also watch them run. They cover settlement windows from two time zones and tell your operations desk what happened before it has to ask.',
          ],
        },
      ],
    },
    {
      kind: 'callbackBanner',
      title: 'Talk to the banking team',
      text: 'Name the process that takes too long. We will come back within 24 hours with people who have fixed it before.',
      action: callback,
    },
  ],
};
