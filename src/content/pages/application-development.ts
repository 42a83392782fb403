import type { PageContent } from '~/content/model';

export const applicationDevelopment: PageContent = {
  description:
    'Web and mobile applications, integration and legacy modernization for operations teams, supported after launch by the people who built them.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'art',
      art: 'bg-services',
      ground: 'ink',
      title: 'Application Development & Support',
      lead: 'Applications built around how your teams work, and supported by the people who built them.',
      action: { kind: 'callback', text: 'Request a callback' },
    },
    {
      kind: 'textBlock',
      title: 'Built to be used for eight hours a day',
      paragraphs: [
        'Operations software is not visited, it is lived in. We design for the tenth hour of a shift: fast screens, few clicks, clear errors, and a keyboard path for everything that repeats.',
        'After launch the same team keeps it running, so the knowledge stays with the product.',
      ],
    },
    {
      kind: 'cardGrid',
      ground: 'alt',
      variant: 'solution',
      columns: 3,
      head: { title: 'Services', lead: 'From a first prototype to long-term support.' },
      cards: [
        {
          icon: 'app-window',
          title: 'Custom applications',
          text: 'Web software shaped to your process, in React, Angular, Node.js and Java.',
          strand: 'route',
        },
        {
          icon: 'smartphone',
          title: 'Mobile apps',
          text: 'Flutter apps for drivers, adjusters and customers that work without a signal.',
          strand: 'route',
        },
        {
          icon: 'plug',
          title: 'System integration',
          text: 'Carriers, cores and policy systems connected through dependable interfaces.',
          strand: 'route',
        },
        {
          icon: 'history',
          title: 'Legacy modernization',
          text: 'Old code moved in steps, with both versions in agreement until you switch.',
          strand: 'route',
        },
        {
          icon: 'badge-check',
          title: 'Quality engineering',
          text: 'Tests written with the feature and run on every change, so a release day is an ordinary day.',
          strand: 'route',
        },
        {
          icon: 'life-buoy',
          title: 'Support',
          text: 'Monitoring, fixes and improvements from teams in the United States and Hyderabad.',
          strand: 'route',
        },
      ],
    },
    {
      kind: 'accordionPanel',
      title: 'Why Us',
      lead: 'Four habits that outlast a project.',
      openIndex: 0,
      panels: [
        {
          id: 'we-ship-every-sprint',
          title: 'We ship every sprint',
          paragraphs: [
            'Each sprint of 2–4 weeks ends with software in front of the people who asked for it. Opinions get replaced by use.',
          ],
        },
        {
          id: 'we-write-for-the-next-developer',
          title: 'We write for the next developer',
          paragraphs: [
            'Most of an application’s life comes after its first version. We keep names plain, decisions recorded and the setup short enough for a new colleague’s first morning.',
            'Your developers review our changes from the start, so the handover is a formality.',
          ],
        },
        {
          id: 'we-test-what-can-hurt-you',
          title: 'We test what can hurt you',
          paragraphs: [
            'Not every line deserves the same care. Before building we ask what a failure would cost, and put our tests there first.',
          ],
          list: [
            'Rules that move money, freight or cover',
            'Interfaces to partners who change without notice',
            'The screens that are open when the line is busiest',
          ],
        },
        {
          id: 'we-answer-after-launch',
          title: 'We answer after launch',
          paragraphs: [
            'A request goes to somebody who has worked on the code, within 24 hours. What we learn from incidents enters the backlog next to your wishes, and you decide the order.',
          ],
        },
      ],
    },
    {
      kind: 'callbackBanner',
      title: 'Have an application in mind?',
      text: 'Describe the process it should carry. We will call you back within 24 hours.',
      action: { kind: 'callback', text: 'Request a callback' },
    },
  ],
};
