import type { Head } from '../head.server';

export const head: Head = () => ({
  description:
    'Open roles at Mindwave in Hyderabad, Atlanta and New Jersey: engineering, design, product, support, security and more.',
});
