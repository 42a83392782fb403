import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '~contract/is-record';
import { StartError } from '../../node-http/start-error';
import { BUILD, rendererFolder } from '../render/renderer';

/** What the build tells the server about its pages. */
export interface BuildFacts {
  /** The path that the site is built for, with a slash at both ends. */
  readonly base: string;
  /** The content security policy of each built page, by its file, such as `about.html`. */
  readonly policies: Readonly<Record<string, string>>;
}

const isFacts = (value: unknown): value is BuildFacts =>
  isRecord(value) &&
  typeof value.base === 'string' &&
  isRecord(value.policies) &&
  Object.values(value.policies).every((policy) => typeof policy === 'string');

function readFacts(path: string): BuildFacts | undefined {
  try {
    const facts: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isFacts(facts) ? facts : undefined;
  } catch {
    // It is missing, or a new build is writing it.
    return undefined;
  }
}

/**
 * Returns a function that looks up the content security policy of a built page by its file. Files that the build did not write have none.
 * While the server runs, a new build may replace the pages and their policies. Until the new file is complete, the policies stay.
 * @throws StartError if the file of the build is missing or damaged, or if the site was built for another base.
 */
export function createPolicies(root: string, base: string): (file: string) => string | undefined {
  const path = join(rendererFolder(root), BUILD);
  const changedAt = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  let readAt = changedAt();
  let facts = readFacts(path);
  if (!facts)
    throw new StartError(`${path} is missing or damaged. Unpack the whole release again, or run "npm run build".`);
  if (facts.base !== base)
    throw new StartError(`The site is built for the path ${facts.base}, not ${base}. Set BASE_PATH=${facts.base}.`);
  return (file) => {
    const now = changedAt();
    if (now !== readAt) {
      facts = readFacts(path) ?? facts;
      readAt = now;
    }
    return facts?.policies[file];
  };
}
