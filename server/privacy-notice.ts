import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { leadsKept } from '../src/content/operator';

/** Whether the privacy notice of the built site says how long this server keeps leads: for some days, or until someone deletes them. */
export function statesRetention(root: string, keepDays: number | undefined): boolean {
  const file = join(root, 'privacy.html');
  return !existsSync(file) || readFileSync(file, 'utf8').includes(leadsKept(keepDays));
}
