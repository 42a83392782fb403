/** Needs the built site and the packages that `npm run opinions` installs. */
export default { root: import.meta.dirname, test: { include: ['*.test.mjs'], testTimeout: 240_000 } };
