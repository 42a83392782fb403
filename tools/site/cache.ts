import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

/**
 * The folder with results of slow build steps, each named by a hash of its input. It is safe to delete. `npm run reproducible` shows that
 * a build with the cache equals a build without it.
 */
const FOLDER = 'node_modules/.cache/mindwave-build';
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/** Returns the cached result of a step, or makes it. `name` must contain everything but `input` on which the result depends. */
export async function cached(name: string, input: string | Buffer, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(FOLDER, createHash('sha256').update(`${name}\n`).update(input).digest('hex'));
  try {
    const found = await readFile(file);
    const now = new Date();
    await utimes(file, now, now);
    return found;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  const made = await make();
  await mkdir(FOLDER, { recursive: true });
  // A killed build, or two builds at the same time, must not leave half a file.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, made);
  await rename(part, file);
  return made;
}

/** Removes results that no build has used for two weeks. */
export async function pruneCache() {
  const files = await readdir(FOLDER).catch(() => []);
  for (const name of files) {
    const file = join(FOLDER, name);
    const entry = await stat(file).catch(() => undefined);
    if (entry && Date.now() - entry.mtimeMs > LIFETIME_MS) await rm(file, { force: true });
  }
}

/** Runs an action for every item, on all processors at once. */
export async function inParallel<Item>(items: readonly Item[], action: (item: Item) => Promise<void>) {
  const rest = items.values();
  const work = async () => {
    for (const item of rest) await action(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
