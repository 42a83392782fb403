import type { Head } from '../head.server';

export const head: Head = () => ({
  description:
    'All pages of the Mindwave website in one list: industries, services, open roles, case studies and the newsroom.',
});
