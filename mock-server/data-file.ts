import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isState, type State, stateProblem } from '~mocks/backend/state';
import { lockDirectory } from '../node-http/directory-lock';
import { errorCode, StartError } from '../node-http/start-error';

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
    data = JSON.parse(text);
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
 * Prepares the directory for one server: creates it with `uploads/`, and locks it. Returns a function that releases the lock.
 * @throws StartError if the directory cannot be written or another server uses it.
 */
export async function claimDirectory(directory: string): Promise<() => Promise<void>> {
  try {
    await mkdir(join(directory, 'uploads'), { recursive: true });
    const inUse = `The data directory ${directory} is used by another mock server. Stop it or set another DATA_DIR.`;
    return await lockDirectory(directory, inUse);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `Cannot write to the data directory ${directory} (${errorCode(error)}). Make it writable or set another DATA_DIR.`,
    );
  }
}
