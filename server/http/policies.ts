import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { POLICIES, rendererFolder } from '../render/renderer';

/**
 * Returns a function that looks up the content security policy of a built page by its file, such as `about.html`. Files that the build
 * did not write have none. While the server runs, a new build may replace the pages and their policies.
 * @throws Error if the site was built without them.
 */
export function createPolicies(root: string): (file: string) => string | undefined {
  const path = join(rendererFolder(root), POLICIES);
  const read = (): Readonly<Record<string, string>> => JSON.parse(readFileSync(path, 'utf8'));
  const changedAt = () => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
  let readAt = changedAt();
  if (readAt === undefined) throw new Error(`${path} is missing. Build the site again.`);
  let policies = read();
  return (file) => {
    const now = changedAt();
    if (now !== undefined && now !== readAt) {
      policies = read();
      readAt = now;
    }
    return policies[file];
  };
}
