import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extensionOf } from '~contract/image-type';
import { UPLOADS, uploadName } from '~contract/uploads';
import { seedState } from '~mocks/backend/seed/state';
import type { State } from '~mocks/backend/state';
import type { Change, Storage } from '~mocks/backend/storage';
import { claimDirectory, readDataFile, writeAtomically } from './data-file';
import { stateFile } from './state-file';

export interface FileStorage extends Storage {
  /** Waits for pending writes and releases the directory. */
  close(): Promise<void>;
  /** Calls the listener with the current state, and with each stored state after it. */
  onState(listener: (state: State) => void): void;
}

/**
 * Storage of the mock server: `db.json` in the directory, and uploaded images in `uploads/`.
 * @param start returns the state of a new directory.
 * @throws StartError if the directory or its data file cannot be used.
 */
export async function openFileStorage(directory: string, start: () => State = seedState): Promise<FileStorage> {
  const release = await claimDirectory(directory);
  const path = join(directory, 'db.json');
  const first =
    (await readDataFile(path).catch(async (error: unknown) => {
      await release();
      throw error;
    })) ?? start();
  const file = stateFile(path, first);

  const fileOf = (address: string) => {
    const name = uploadName(address);
    return name ? join(directory, 'uploads', name) : null;
  };

  return {
    read: async () => file.read(),
    transact: <Result>(change: (state: State) => Change<Result>) =>
      new Promise<Result>((resolve, reject) => {
        let result: Result;
        file.add({
          run(before) {
            const outcome = change(before);
            result = outcome.result;
            return outcome.next ? { ...before, ...outcome.next } : before;
          },
          resolve: () => resolve(result),
          reject,
        });
      }),
    async putImage(bytes, type) {
      const name = `${randomBytes(16).toString('hex')}.${extensionOf(type)}`;
      await writeAtomically(join(directory, 'uploads', name), bytes);
      return UPLOADS + name;
    },
    async dropImage(address) {
      const image = fileOf(address);
      if (image) await rm(image, { force: true });
    },
    async close() {
      await file.written();
      await release();
    },
    onState: file.onState,
  };
}
