import { existsSync } from 'node:fs';
import { StartError } from '../node-http/start-error';

/** Returns the folder of the built site: `DIST`, or `dist` next to the folder of this file. @throws StartError if it is not there. */
export function siteFolder(): string {
  // The build writes this file into the folder `dist-server`.
  const root = process.env.DIST || import.meta.dirname.replace(/-server$/, '');
  if (!existsSync(`${root}/index.html`))
    throw new StartError(`There is no built site in ${root}. Run "npm run build", or unpack the whole release again.`);
  return root;
}
