/**
 * `npm run seed:generate`: writes the sample data of both mock backends, after it has checked each record against openapi.yaml.
 * With `--check` it writes nothing and exits with 1 if the file is out of date.
 */
import { jobs as builtInJobs } from '~/content/jobs';
import { accounts, articles, jobs } from '~mocks/models';
import { seedArticles } from '~mocks/seed/articles';
import { writeGenerated } from './write-generated';

const target = new URL('../mocks/backend/seed/seed.json', import.meta.url);

const seed = {
  admin: await accounts.create(),
  // The oldest article has the lowest id.
  articles: await articles.createAll(seedArticles.toReversed()),
};
// The mocks import the jobs from the site's content, which visitors have already loaded. The jobs must also conform to the contract.
await jobs.createAll(builtInJobs);

await writeGenerated(new Map([[target, `${JSON.stringify(seed, null, 2)}\n`]]), 'seed:generate');
