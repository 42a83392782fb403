import type { PageContent } from '~/content/model';

export const digitalTransformation: PageContent = {
  description:
    'Digital transformation one process at a time: sprints of 2–4 weeks, old and new side by side until the numbers match, people in charge.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'art',
      art: 'bg-services',
      ground: 'ink',
      title: 'Digital Transformation',
      lead: 'Change how the work runs, one process at a time, while the business stays open.',
      action: { kind: 'callback', text: 'Request a callback' },
    },
    {
      kind: 'textBlock',
      title: 'An agile process you can interrupt',
      paragraphs: [
        'Work is planned in sprints, typically 2–4 weeks. Each one starts from the backlog your people keep in order, moves through plan, build and test, and ends in a review with software they can try.',
        'If priorities change between two sprints, the next one changes with them. Nothing waits for a big release.',
      ],
      diagram: 'sprint',
    },
    {
      kind: 'stationLine',
      ground: 'alt',
      variant: 'turn',
      head: {
        title: 'Seven stops from process to practice',
        lead: 'The order holds. The time at each stop depends on you.',
      },
      stations: [
        { title: 'Listen', text: 'Interviews on the floor, with the people who do the work.' },
        { title: 'Map', text: 'The process drawn as a line, every wait marked.' },
        { title: 'Choose', text: 'One stop with a clear owner and a measure.' },
        { title: 'Design', text: 'Screens and rules tested before they are built.' },
        { title: 'Build', text: 'Working software at the end of each sprint.' },
        { title: 'Run side by side', text: 'Old and new compared until the numbers match.' },
        { title: 'Hand over', text: 'Training, documentation and support in place.' },
      ],
    },
    {
      kind: 'cardGrid',
      variant: 'number',
      columns: 4,
      head: { title: 'What changes first', lead: 'Four places where we usually begin.' },
      cards: [
        { title: 'Paper and rekeying', text: 'Documents read once and reused everywhere.' },
        { title: 'Approvals', text: 'Rules decide the plain cases; people decide the rest.' },
        { title: 'Reporting', text: 'Figures from the process itself, not from a month-end hunt.' },
        { title: 'Customer updates', text: 'Messages sent by the system that knows the answer.' },
      ],
    },
    {
      kind: 'featureSections',
      ground: 'alt',
      variant: 'checks',
      groups: [
        {
          name: 'Strategy',
          items: ['Process discovery workshops', 'Business case and measures', 'Roadmap in sprints'],
        },
        {
          name: 'Engineering',
          items: ['Workflow automation', 'Cloud migration', 'System integration', 'Data platform'],
        },
        { name: 'People', items: ['Role-based training', 'Change communication', 'Support after launch'] },
      ],
    },
    {
      kind: 'cardGrid',
      variant: 'whyUs',
      columns: 3,
      head: { title: 'Why Us' },
      cards: [
        {
          title: 'Operations first',
          text: 'We measure waiting time and errors before and after, on the floor.',
        },
        { title: 'No big bang', text: 'Every step can be used on its own and undone on its own.' },
        {
          title: 'People stay in charge',
          text: 'Automation prepares the decision. Your team takes it.',
        },
      ],
    },
    {
      kind: 'accordionPanel',
      ground: 'alt',
      title: 'Why Choose Us',
      openIndex: 0,
      panels: [
        {
          id: 'industry-expertise',
          title: 'Industry Expertise',
          paragraphs: [
            'Our people have worked on logistics, banking and insurance systems before, so discovery starts further along.',
            'They know which exception is rare and which one only looks rare, because they have sat beside the person who solves it.',
          ],
        },
        {
          id: 'tailored-solutions',
          title: 'Tailored Solutions',
          paragraphs: [
            'Two companies in the same trade do not share a process, so they should not be sold the same project. We fit the change to your systems, your people and your calendar.',
            'Where a standard product does the job, we configure it. We build only what makes you different.',
          ],
        },
        {
          id: 'future-ready-technology',
          title: 'Future-Ready Technology',
          paragraphs: [
            'Common languages, open interfaces and data you can take with you: that is what keeps a system ready for the next change.',
          ],
          list: [
            'Interfaces described so that any team can use them',
            'Automated tests that make later changes safe',
            'Infrastructure that can move to another provider',
          ],
        },
      ],
    },
    {
      kind: 'callbackBanner',
      text: 'Which process would you change if it could not stop the business? Tell us and we will call you back.',
    },
  ],
};
