import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOADS } from '~contract/article-form';
import { IMAGE_TYPES } from '~contract/generated/limits';
import { extensionOf } from '~contract/image-type';
import { seedState } from '~mocks/backend/seed/state';
import type { State } from '~mocks/backend/state';
import { type Change, type Storage, StorageError } from '~mocks/backend/storage';
import { claimDirectory, readDataFile, writeAtomically } from './data-file';

export interface FileStorage extends Storage {
  /** Waits for pending writes and releases the directory. */
  close(): Promise<void>;
  /** Calls the listener with the current state, and with each stored state after it. */
  onState(listener: (state: State) => void): void;
}

/** A queued change. `run` computes the next state, and `resolve` or `reject` reports whether it was stored. */
interface QueuedChange {
  readonly run: (state: State) => State;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const endings: ReadonlyMap<string, string> = new Map(IMAGE_TYPES.map((type) => [type, extensionOf(type)]));

/** File names of uploads: 128 random bits and the extension of the recognised type. */
export const UPLOAD_NAME = new RegExp(`^[0-9a-f]{32}\\.(?:${[...endings.values()].join('|')})$`);

/**
 * Storage of the mock server: `db.json` in the directory, and uploaded images in `uploads/`. Changes run one after another on
 * the state in memory. Changes that arrive during a write share the next one. A change is acknowledged only after it is on the
 * disk.
 * @param start returns the state of a new directory.
 * @throws StartError if the directory or its data file cannot be used.
 */
export async function openFileStorage(directory: string, start: () => State = seedState): Promise<FileStorage> {
  const release = await claimDirectory(directory);
  const path = join(directory, 'db.json');
  let state =
    (await readDataFile(path).catch(async (error: unknown) => {
      await release();
      throw error;
    })) ?? start();
  let listener: (state: State) => void = () => {};
  let queue: QueuedChange[] = [];
  let writing: Promise<void> | undefined;

  async function writeQueue(): Promise<void> {
    while (queue.length > 0) {
      const batch = queue;
      queue = [];
      let draft = state;
      const done = batch.filter(({ run, reject }) => {
        try {
          draft = run(draft);
          return true;
        } catch (error) {
          reject(error);
          return false;
        }
      });
      try {
        if (draft !== state) await writeAtomically(path, JSON.stringify(draft));
        state = draft;
        listener(state);
        for (const { resolve } of done) resolve();
      } catch (error) {
        console.error('The data file could not be written.', error);
        for (const { reject } of done)
          reject(new StorageError('The server could not store the change. Nothing was saved.'));
      }
    }
  }

  /** Starts writing unless a write is in progress. Starts again if a change arrives while the last batch ends. */
  function ensureWriting(): void {
    writing ??= writeQueue().finally(() => {
      writing = undefined;
      if (queue.length > 0) ensureWriting();
    });
  }

  const fileOf = (address: string) => {
    const name = address.startsWith(UPLOADS) ? address.slice(UPLOADS.length) : '';
    return UPLOAD_NAME.test(name) ? join(directory, 'uploads', name) : null;
  };

  return {
    read: async () => state,
    transact: <Result>(change: (state: State) => Change<Result>) =>
      new Promise<Result>((resolve, reject) => {
        let result: Result;
        queue.push({
          run(before) {
            const outcome = change(before);
            result = outcome.result;
            return outcome.next ? { ...before, ...outcome.next } : before;
          },
          resolve: () => resolve(result),
          reject,
        });
        ensureWriting();
      }),
    async putImage(bytes, type) {
      const name = `${randomBytes(16).toString('hex')}.${endings.get(type)}`;
      await writeAtomically(join(directory, 'uploads', name), bytes);
      return UPLOADS + name;
    },
    async dropImage(address) {
      const file = fileOf(address);
      if (file) await rm(file, { force: true });
    },
    async close() {
      await writing;
      await release();
    },
    onState(next) {
      listener = next;
      listener(state);
    },
  };
}
