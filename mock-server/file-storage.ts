import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Writer } from 'steno';
import { UPLOADS, uploadName } from '~contract/http/uploads';
import { extensionOf } from '~contract/image-type';
import { seedState } from '~mocks/backend/seed/state';
import type { State } from '~mocks/backend/state';
import { type Change, type Storage, StorageError } from '~mocks/backend/storage';
import { claimDirectory, readDataFile } from './data-file';

export interface FileStorage extends Storage {
  /** Waits for pending writes and releases the directory. */
  close(): Promise<void>;
}

/**
 * Storage of the mock server: `db.json` in the directory, and uploaded images in `uploads/`.
 * @param start returns the state of a new directory.
 * @throws StartError if the directory or its data file cannot be used.
 */
export async function openFileStorage(directory: string, start: () => State = seedState): Promise<FileStorage> {
  const release = await claimDirectory(directory);
  const path = join(directory, 'db.json');
  const stored = await readDataFile(path).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  let state = stored ?? start();
  /** Replaces the file, so that even a killed server leaves a complete one. */
  const file = new Writer(path);
  /** Settles when the changes so far are stored. */
  let last: Promise<unknown> = Promise.resolve();

  async function store<Result>(change: (state: State) => Change<Result>): Promise<Result> {
    const { result, next } = change(state);
    if (!next) return result;
    const after = { ...state, ...next };
    try {
      await file.write(JSON.stringify(after));
    } catch (error) {
      console.error('The data file could not be written.', error);
      throw new StorageError('The server could not store the change. Nothing was saved.');
    }
    state = after;
    return result;
  }

  return {
    read: async () => state,
    transact(change) {
      const done = last.then(() => store(change));
      last = done.catch(() => undefined);
      return done;
    },
    async putImage(bytes, type) {
      const name = `${randomBytes(16).toString('hex')}.${extensionOf(type)}`;
      await writeFile(join(directory, 'uploads', name), bytes);
      return UPLOADS + name;
    },
    async dropImage(address) {
      const name = uploadName(address);
      if (name) await rm(join(directory, 'uploads', name), { force: true });
    },
    async close() {
      await last;
      await release();
    },
  };
}
