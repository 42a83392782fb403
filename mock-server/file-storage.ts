import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UPLOADS } from '~mocks/backend/article-form';
import { IMAGE_TYPES } from '~mocks/backend/images';
import { seedState } from '~mocks/backend/seed/state';
import type { State } from '~mocks/backend/state';
import { type Change, type Storage, StorageError } from '~mocks/backend/storage';
import { claimDirectory, readDataFile, writeAtomically } from './data-file';

export interface FileStorage extends Storage {
  /** Waits for the writes under way and gives the directory free. */
  close(): Promise<void>;
  /** Calls the listener with each state that was kept, beginning with the present one. */
  onState(listener: (state: State) => void): void;
}

/** A waiting change: computes its outcome on a state, and is told whether the result was kept. */
interface Job {
  readonly run: (state: State) => State;
  readonly keep: () => void;
  readonly refuse: (error: unknown) => void;
}

const endings: ReadonlyMap<string, string> = new Map(Object.entries(IMAGE_TYPES));

/** File names of uploads: 128 random bits and the ending of the recognised type. */
export const UPLOAD_NAME = new RegExp(`^[0-9a-f]{32}\\.(?:${[...endings.values()].join('|')})$`);

/**
 * Storage of the mock server: `db.json` in the directory, and uploaded images as files in `uploads/`. Changes run one after
 * another on the state in memory; those that arrive while the file is being written share the next write. A change is
 * acknowledged only when the file that holds it is on the disk.
 * @param start the state of a directory that has none yet.
 * @throws StartError when the directory or the file in it cannot be used.
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
  let waiting: Job[] = [];
  let working: Promise<void> | undefined;

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      let draft = state;
      const done = batch.filter(({ run, refuse }) => {
        try {
          draft = run(draft);
          return true;
        } catch (error) {
          refuse(error);
          return false;
        }
      });
      try {
        if (draft !== state) await writeAtomically(path, JSON.stringify(draft));
        state = draft;
        listener(state);
        for (const { keep } of done) keep();
      } catch (error) {
        console.error('The data file could not be written.', error);
        for (const { refuse } of done)
          refuse(new StorageError('The server could not store the change. Nothing was saved.'));
      }
    }
  }

  /** Starts working unless it is under way; a change that comes while the last batch ends is not left lying. */
  function ensureWorking(): void {
    working ??= work().finally(() => {
      working = undefined;
      if (waiting.length > 0) ensureWorking();
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
        waiting.push({
          run(before) {
            const outcome = change(before);
            result = outcome.result;
            return outcome.next ? { ...before, ...outcome.next } : before;
          },
          keep: () => resolve(result),
          refuse: reject,
        });
        ensureWorking();
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
      await working;
      await release();
    },
    onState(next) {
      listener = next;
      listener(state);
    },
  };
}
