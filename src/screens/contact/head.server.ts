import type { Head } from '../head.server';

export const head: Head = () => ({
  description:
    'Write to Mindwave about a project, a role or a question: contact form, email addresses, offices and a callback within 24 hours.',
});
