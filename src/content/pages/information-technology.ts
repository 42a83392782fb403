import type { PageContent } from '~/content/model';

const callback = { kind: 'callback', text: 'Request a callback' } as const;

export const informationTechnology: PageContent = {
  description:
    'For software and technology companies: product teams extended, platforms modernized, releases tested and operations covered day and night.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'art',
      art: 'bg-services',
      ground: 'ink',
      title: 'Information Technology',
      lead: 'For companies whose product is software: more hands for the roadmap, and calm nights for the people on call.',
      action: callback,
    },
    {
      kind: 'stationLine',
      variant: 'open',
      head: {
        title: 'Five services for product and platform teams',
        lead: 'You keep the roadmap and the repository. We take a stretch of the line and run it to your standards.',
      },
      stations: [
        {
          title: 'Product engineering',
          text: 'Complete features, from the ticket to the release note, in your codebase.',
        },
        {
          title: 'Platform modernization',
          text: 'Frameworks, builds and services brought up to date while customers keep using them.',
        },
        {
          title: 'Release engineering',
          text: 'Pipelines, test suites and rollbacks that let a team release on any working day.',
        },
        {
          title: 'Data platforms',
          text: 'Product events collected once and served to analytics, billing and support.',
        },
        {
          title: 'Managed operations',
          text: 'Monitoring, incidents and maintenance shared between two time zones.',
        },
      ],
    },
    {
      kind: 'accordionPanel',
      ground: 'alt',
      title: 'Why Choose Us',
      lead: 'We are guests in your codebase, and we behave like it.',
      openIndex: 0,
      stat: { value: '35%', label: 'lower cost', percent: 35 },
      panels: [
        {
          id: 'people-who-have-shipped',
          title: 'People who have shipped',
          paragraphs: [
            'You meet engineers who have released and supported products, and who can tell you what they would do differently. We introduce them before you decide.',
          ],
        },
        {
          id: 'your-standards-first',
          title: 'Your standards first',
          paragraphs: ['We follow the conventions we find and propose changes in the open, as your own people would.'],
          list: [
            'Small changes with tests and a description',
            'Decisions recorded where the next developer looks',
            'Access limited to what the task needs',
          ],
        },
        {
          id: 'capacity-that-moves',
          title: 'Capacity that moves',
          paragraphs: [
            'A roadmap is not flat. Add a squad for a migration and let it go when the migration is done, without hiring for the peak or losing people after it.',
          ],
        },
        {
          id: 'knowledge-that-stays',
          title: 'Knowledge that stays',
          paragraphs: [
            'Pairing, reviews and written procedures are part of the work from the first week. When our people leave, yours can change what they built.',
          ],
        },
      ],
    },
    {
      kind: 'callbackBanner',
      title: 'Talk to the technology team',
      text: 'Tell us which part of the roadmap has not moved this quarter. We will call within 24 hours.',
      action: callback,
    },
  ],
};
