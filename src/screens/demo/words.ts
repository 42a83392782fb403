/** Text of the demo page. Its form is the callback form, with the same labels and messages. */
export const demoWords = {
  title: 'See it with your own work.',
  lead: 'A demo is a conversation with a screen. Bring one process; leave with a plan.',
  steps: [
    { title: 'Your process', text: 'We begin with a load, order or rate that gave you trouble.' },
    { title: 'The same case, connected', text: 'You see how it would run, stop by stop, on a working system.' },
    { title: 'Your questions', text: 'Integration, security, people and time. Engineers answer.' },
    { title: 'What comes next', text: 'A short summary in writing, whether or not we work together.' },
  ],
  topicLabel: 'What is it about?',
  topicPlaceholder: 'Choose a topic',
  writeTo: 'Or write to',
} as const;
