import { shared } from '../../../vitest.config.ts';

/** Needs the built site and the packages that `npm run opinions` installs. */
export default {
  resolve: shared.resolve,
  root: import.meta.dirname,
  test: { include: ['*.test.mjs'], testTimeout: 240_000 },
};
