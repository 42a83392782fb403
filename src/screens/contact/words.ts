/** Text of the contact page. Addresses are in `contacts.ts`, messages in `lead-messages.ts`. */
export const contactWords = {
  title: 'Tell us where the line stops.',
  lead: 'Write to us about a project, a role or a question. The person who answers will know your industry.',
  followUs: 'Follow us',
  form: {
    title: 'Send a message',
    name: 'Name',
    nameMissing: 'Please enter your name',
    email: 'Email',
    company: 'Company',
    companyPlaceholder: 'Company name',
    optional: '(optional)',
    message: 'Message',
    messageMissing: 'Please enter a message',
    submit: 'Send message',
    submitting: 'Submitting...',
    /**
     * Always next to the form: the two ways that reach the firm. Read as `before`, button, `between`, mail link,
     * `after`.
     */
    otherWays: {
      before: 'For an answer within 24 hours,',
      action: 'request a callback',
      between: 'or write to',
      after: '.',
    },
  },
  map: {
    title: 'Map of Alpharetta, Georgia',
    load: 'Load the map',
    open: 'Open in Maps',
  },
} as const;
