import type { Head } from '../head.server';

export const head: Head = () => ({
  description:
    'Request a Mindwave demo: bring one load, order, rate, payment or claim, see it run on a working system, leave with a plan.',
});
