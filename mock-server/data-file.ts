import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isState, type State, stateProblem } from '~mocks/backend/state';
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
 * Replaces a file as a whole: readers and a restart after a crash find the old content or the new one, never a part. When the
 * promise resolves the new content is on the disk, not only in the system's memory.
 */
export async function writeAtomically(path: string, content: string | Uint8Array): Promise<void> {
  const temporary = `${path}.tmp`;
  await withFile(temporary, 'w', async (file) => {
    await file.writeFile(content);
    await file.sync();
  });
  await rename(temporary, path);
  // The new name is an entry of the directory, which has to reach the disk as well. Windows cannot open directories.
  if (process.platform !== 'win32') await withFile(dirname(path), 'r', (directory) => directory.sync());
}

/**
 * Reads the data file; undefined when there is none yet.
 * @throws StartError when it is there but cannot be read as a State. The file is left as it is.
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
    data = JSON.parse(text);
    problem = stateProblem(data);
  } catch {
    problem = 'it is not readable JSON';
  }
  if (isState(data)) return data;
  throw new StartError(
    `The data file ${path} is damaged: ${problem}. It was left untouched; repair it, or move it away to start with fresh data.`,
  );
}

/**
 * Makes the directory ready for one server: creates it with `uploads/`, locks it, and removes
 * half-written files of a crash. Resolves to how to release the lock.
 * @throws StartError when the directory cannot be written or another server uses it.
 */
export async function claimDirectory(directory: string): Promise<() => Promise<void>> {
  try {
    await mkdir(join(directory, 'uploads'), { recursive: true });
    const release = await lockDirectory(directory);
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
