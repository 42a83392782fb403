/**
 * `npm run passwords:generate`: writes the list of common passwords, from a list that a package maintains. Passwords below the minimum
 * length are left out, because they are refused anyway. With `--check` it writes nothing, and exits with 1 if the file is out of date.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PASSWORD_CHANGE_NEXT_MIN_LENGTH } from '~contract/generated/limits';
import { textLength } from '~contract/validation/text-length';
import { writeGenerated } from './write-generated';

const target = new URL('../contract/generated/common-passwords.ts', import.meta.url);

const source = createRequire(import.meta.url)
  .resolve('@zxcvbn-ts/language-common')
  .replace(/dist[^]*$/, 'src/passwords.json');
const all: readonly string[] = JSON.parse(await readFile(source, 'utf8'));
const long = new Set(
  all.map((text) => text.toLowerCase()).filter((text) => textLength(text) >= PASSWORD_CHANGE_NEXT_MIN_LENGTH),
);

const text = `/**
 * Generated from @zxcvbn-ts/language-common by \`npm run passwords:generate\`. Do not edit.
 * Of its ${all.length} commonest passwords, these have at least ${PASSWORD_CHANGE_NEXT_MIN_LENGTH} characters.
 */
export const commonPasswords = ${JSON.stringify([...long], null, 2)} as const;
`;

await writeGenerated(new Map([[target, text]]), 'passwords:generate');
