import type { PageContent } from '~/content/model';

const callback = { kind: 'callback', text: 'Request a callback' } as const;

export const insurance: PageContent = {
  description:
    'Insurance technology from quote to settlement: claims automation, policy management, underwriting, analytics and customer portals that agree.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'art',
      art: 'bg-insurance',
      ground: 'cover',
      title: 'Insurance',
      lead: 'Policy, underwriting and claims systems that agree with each other, so the answer is ready when a customer calls.',
      action: callback,
    },
    {
      kind: 'stationLine',
      variant: 'open',
      head: {
        title: 'Five services from quote to settlement',
        lead: 'Claims is where most insurers begin. Every later stop reuses the same record.',
      },
      stations: [
        {
          title: 'Claims automation',
          text: 'Files read, checked and routed on arrival, with people deciding the hard ones.',
        },
        {
          title: 'Policy management',
          text: 'Products, endorsements and renewals in one place, without nightly batches.',
        },
        {
          title: 'Underwriting platforms',
          text: 'Rules, documents and referrals on one screen for a quicker, documented yes or no.',
        },
        {
          title: 'Insurance analytics',
          text: 'Loss, retention and portfolio views that finance and underwriting both trust.',
        },
        {
          title: 'Customer portals',
          text: 'Policyholders see cover, pay and follow a claim without calling.',
        },
      ],
    },
    {
      kind: 'accordionPanel',
      ground: 'alt',
      title: 'Why Choose Us',
      lead: 'We measure ourselves by the day your customer needs you.',
      openIndex: 0,
      stat: { value: '30%', label: 'cut in claims time', percent: 30 },
      panels: [
        {
          id: 'claims-expertise',
          title: 'Claims expertise',
          paragraphs: [
            'We map a claim with the adjusters who handle it, then remove the stops that add waiting and no judgment.',
          ],
        },
        {
          id: 'regulatory-compliance-built-in',
          title: 'Regulatory compliance built in',
          paragraphs: [
            'Deadlines, notices and approvals are part of the workflow, so a claim cannot miss them quietly.',
          ],
          list: [
            'State rules kept as data that compliance can read and change',
            'A reason stored with every decision, automated or not',
            'Reports drawn from the claim itself',
          ],
        },
        {
          id: 'works-with-your-policy-core',
          title: 'Works with your policy core',
          paragraphs: [
            'Your policy system stays the source of cover. We read from it, check cover once and write back what the claim has changed.',
            'If you plan to replace that core, the interface we build is the seam along which you can.',
          ],
        },
        {
          id: 'a-team-on-both-sides-of-the-day',
          title: 'A team on both sides of the day',
          paragraphs: [
            'Files that arrive in the evening are read overnight in Hyderabad and wait, complete, on an adjuster’s desk in the morning. After a storm, both teams work the same queue.',
          ],
        },
      ],
    },
    {
      kind: 'callbackBanner',
      title: 'Talk to the insurance team',
      text: 'Bring one claim that took too long. We will show you where the time went.',
      action: callback,
    },
  ],
};
