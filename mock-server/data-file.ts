import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isState, type State, stateProblem, upgraded } from '~mocks/backend/state';
import { lockDirectory } from './directory-lock';
import { errorCode, StartError } from './start-error';

const withFile = async <Result>(path: string, flags: string, use: (file: FileHandle) => Promise<Result>) => {
  const file = await open(path, flags);
  try {
    return await use(file);
  } finally {
    await file.close();
  }
};

/**
 * Replaces a file atomically: readers find the old or the new content, even after a crash. When the promise resolves, the
 * content is on the disk and not only in the system's cache.
 */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${path}.tmp`;
  await withFile(temporary, 'w', async (file) => {
    await file.writeFile(content);
    await file.sync();
  });
  await rename(temporary, path);
  // The directory contains the new name, so it must be flushed too. Windows cannot open directories.
  if (process.platform !== 'win32') await withFile(dirname(path), 'r', (directory) => directory.sync());
}

/**
 * Reads the data file. Returns undefined if it does not exist.
 * @throws StartError if it exists but contains no valid State. The file is not changed.
 */
export async function readDataFile(path: string): Promise<State | undefined> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new StartError(`Cannot read the data file ${path} (${errorCode(error)}).`);
  });
  if (text === undefined) return undefined;
  let data: unknown;
  let problem: string | null;
  try {
    data = upgraded(JSON.parse(text));
    problem = stateProblem(data);
  } catch {
    problem = 'it is not readable JSON';
  }
  if (isState(data)) return data;
  throw new StartError(
    `The data file ${path} is damaged: ${problem}. It was not changed. Repair it, or move it away to start with fresh data.`,
  );
}

/**
 * Prepares the directory for one server: creates it with `uploads/`, locks it, and deletes incomplete files from a crash.
 * Returns a function that releases the lock.
 * @throws StartError if the directory cannot be written or another server uses it.
 */
export async function claimDirectory(directory: string): Promise<() => Promise<void>> {
  try {
    await mkdir(join(directory, 'uploads'), { recursive: true });
    const inUse = `The data directory ${directory} is used by another mock server. Stop it or set another DATA_DIR.`;
    const release = await lockDirectory(directory, inUse);
    for (const folder of [directory, join(directory, 'uploads')]) {
      const leftOver = (await readdir(folder)).filter((name) => name.endsWith('.tmp'));
      await Promise.all(leftOver.map((name) => rm(join(folder, name), { force: true })));
    }
    return release;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `Cannot write to the data directory ${directory} (${errorCode(error)}). Make it writable or set another DATA_DIR.`,
    );
  }
}
