/**
 * `npm run seed:generate`: writes the initial data of both mock backends from the sample records, after it has checked them against
 * openapi.yaml. With `--check` it writes nothing and exits with 1 if the file is out of date.
 */
import { jobs as builtInJobs } from '~/content/jobs';
import { hash } from '~mocks/backend/hash';
import { EMPTY_STATE } from '~mocks/backend/state';
import { accounts, articles, jobs, withTextLists } from '~mocks/models';
import { seedArticles } from '~mocks/seed/articles';
import { writeGenerated } from './write-generated.ts';

const target = new URL('../mocks/backend/seed/seed.json', import.meta.url);

// The oldest article has the lowest id.
const oldestFirst = seedArticles.toReversed();
const made = await articles.createMany(oldestFirst.length, (number) => ({ id: number, ...oldestFirst[number - 1] }));
const stored = made.map((article) => {
  const content = withTextLists(article);
  return { ...content, etag: `"0-${hash(JSON.stringify(content))}"` };
});
// The jobs are content, which both backends import. They must fit the contract too.
await jobs.createMany(builtInJobs.length, (number) => builtInJobs[number - 1] ?? {});

const seed = {
  admin: await accounts.create(),
  state: { ...EMPTY_STATE, counter: stored.length, articles: stored },
};
await writeGenerated(new Map([[target, `${JSON.stringify(seed, null, 2)}\n`]]), 'seed:generate');
