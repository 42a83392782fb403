import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * Writes generated files. `files` has their texts by address. With `--check` it writes nothing, and exits with 1 if one is out of date.
 * @param command the npm script that generates them.
 */
export async function writeGenerated(files: ReadonlyMap<URL, string>, command: string): Promise<void> {
  for (const [target, text] of files) {
    if (!process.argv.includes('--check')) {
      await writeFile(target, text);
    } else if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
      console.error(`${fileURLToPath(target)} is out of date: run \`npm run ${command}\`.`);
      process.exitCode = 1;
    }
  }
}
