import type { PageContent } from '~/content/model';

export const support: PageContent = {
  description:
    'How to reach Mindwave support, what to put into a request so that work resumes sooner, and when you will have an answer: within 24 hours.',
  sections: [
    {
      kind: 'pageBanner',
      variant: 'light',
      title: 'Support',
      lead: 'Tell us what stopped. Every request gets an answer within 24 hours.',
    },
    {
      kind: 'cardGrid',
      variant: 'solution',
      columns: 3,
      cards: [
        {
          icon: 'phone',
          title: 'Request a callback',
          text: 'The quickest way when work has stopped. Leave a number and the name of the system.',
          strand: 'route',
          action: { kind: 'callback', text: 'Request a Callback' },
        },
        {
          icon: 'mail',
          title: 'Write to us',
          text: 'Best for screenshots and questions that can wait until the next working day.',
          strand: 'route',
          action: { kind: 'link', text: 'contact@mindwave.example', href: 'mailto:contact@mindwave.example' },
        },
        {
          icon: 'message-square-text',
          title: 'Send a message',
          text: 'The contact page, when you would rather fill in a form.',
          strand: 'route',
          action: { kind: 'link', text: 'Contact Us', href: '/contact' },
        },
      ],
    },
    {
      kind: 'steps',
      ground: 'alt',
      head: { title: 'What to include', lead: 'Four lines save a day of questions.' },
      steps: [
        { title: 'Where', text: 'The application, screen or interface, and the environment.' },
        { title: 'When', text: 'The time it started, with your time zone.' },
        { title: 'What', text: 'What you did, what you expected, what happened. Copy the message as it is shown.' },
        { title: 'Who', text: 'How many people are waiting, and a number where we can reach one of them.' },
      ],
    },
    {
      kind: 'accordionPanel',
      title: 'Short answers',
      isFaq: true,
      openIndex: 0,
      panels: [
        {
          id: 'when-will-i-hear-from-you',
          title: 'When will I hear from you?',
          paragraphs: [
            'Within 24 hours. If work has stopped, ask for a callback: somebody who knows the system will call you.',
          ],
        },
        {
          id: 'can-i-send-passwords',
          title: 'Can I send passwords or customer data?',
          paragraphs: [
            'Please do not. A reference number or a picture with names covered is enough to begin. When we need to see real data, we look at it on your systems, with the access you grant.',
          ],
        },
        {
          id: 'who-answers-at-night',
          title: 'Who answers at night?',
          paragraphs: [
            'Engineers in Hyderabad, who work while the United States sleeps. They have the same records and procedures as the day team, and hand every open request over in writing each morning.',
          ],
        },
        {
          id: 'where-do-i-ask-about-a-job',
          title: 'Where do I ask about a job?',
          paragraphs: [
            'The careers page lists every open role with a button to apply. For a question about a role, write to careers@mindwave.example: the mail goes to recruiting, not to support.',
          ],
        },
      ],
    },
    {
      kind: 'callbackBanner',
      text: 'If work has stopped, do not wait for a mail. Leave a number and we will call it.',
    },
  ],
};
