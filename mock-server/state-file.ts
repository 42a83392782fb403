import type { State } from '~mocks/backend/state';
import { StorageError } from '~mocks/backend/storage';
import { writeAtomically } from './data-file';

/** A queued change. `run` computes the next state, and `resolve` or `reject` reports whether it was stored. */
export interface QueuedChange {
  readonly run: (state: State) => State;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The state in memory and its file. Changes run one after another. Changes that arrive during a write share the next one. A
 * change is acknowledged only after it is on the disk.
 */
export function stateFile(path: string, first: State) {
  let state = first;
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

  return {
    read: () => state,
    add(change: QueuedChange) {
      queue.push(change);
      ensureWriting();
    },
    /** Resolves when everything is written. */
    written: async () => writing,
    onState(next: (state: State) => void) {
      listener = next;
      listener(state);
    },
  };
}
