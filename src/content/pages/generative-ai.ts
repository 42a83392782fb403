import type { PageContent } from '~/content/model';

const callback = { kind: 'callback', text: 'Request a callback' } as const;

export const generativeAi: PageContent = {
  description:
    'Generative AI for operations: documents understood, knowledge found, replies drafted, work routed, always with a person who decides.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'art',
      art: 'bg-generative-ai',
      ground: 'ink',
      title: 'Generative AI Solutions',
      lead: 'Find the signal in documents, emails and notes, and put it in front of the person who decides.',
      action: callback,
    },
    {
      kind: 'stationLine',
      variant: 'open',
      head: {
        title: 'Five ways to turn noise into signal',
        lead: 'Small, measurable uses first. Each one has an owner, a test set and a person in the loop.',
      },
      stations: [
        {
          title: 'Document understanding',
          text: 'Bills of lading, statements and claim files read into structured records.',
        },
        { title: 'Knowledge assistants', text: 'Answers from your own procedures, each with its source.' },
        {
          title: 'Summaries and drafting',
          text: 'Call notes, claim histories and replies prepared for review.',
        },
        { title: 'Workflow automation', text: 'Models and rules combined to route work to the right desk.' },
        {
          title: 'Evaluation and governance',
          text: 'Test sets, access control and audit trails from the first pilot.',
        },
      ],
    },
    {
      kind: 'accordionPanel',
      ground: 'alt',
      title: 'Why Choose Us',
      lead: 'Useful on Monday, explainable on Friday.',
      openIndex: 0,
      stat: { value: '40%', label: 'gain in efficiency', percent: 40 },
      panels: [
        {
          id: 'human-review-by-design',
          title: 'Human review by design',
          paragraphs: [
            'Every suggestion can be accepted, corrected or refused, and each choice improves the next release.',
          ],
        },
        {
          id: 'your-data-stays-yours',
          title: 'Your data stays yours',
          paragraphs: [
            'We agree in writing where text is processed, how long it is kept and who can see it, before the first document is read.',
          ],
          list: [
            'No training of shared models with your content',
            'Names and numbers masked where the task does not need them',
            'Access that follows the roles you already have',
          ],
        },
        {
          id: 'built-for-operations',
          title: 'Built for operations',
          paragraphs: [
            'A model is one part of a process. We build the rest as well: the queue, the screen, the fallback when confidence is low and the log that explains a decision months later.',
          ],
        },
        {
          id: 'measured-from-the-start',
          title: 'Measured from the start',
          paragraphs: [
            'Before a pilot we collect real cases with the answers your experts gave. The model is compared with them in every sprint, and it goes live only where it has earned it.',
          ],
        },
      ],
    },
    {
      kind: 'callbackBanner',
      title: 'Bring us one noisy process',
      text: 'We will tell you within 24 hours whether a model is the right tool for it.',
      action: callback,
    },
  ],
};
