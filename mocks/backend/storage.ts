import { BackendError } from '~contract/fetch-handler';
import type { State } from './state';

/** What a change gives back: its result, and the collections that are different after it. */
export interface Change<Result> {
  readonly result: Result;
  readonly next?: Partial<State>;
}

/**
 * Where a backend keeps its State. The browser, the mock server and the tests each bring one.
 */
export interface Storage {
  /** The state as it is after the last finished change. */
  read(): Promise<State>;
  /**
   * Runs one change as one transaction: no other change, of this or another tab, comes between its reading and its writing,
   * and when the promise resolves the change is kept. `change` must be synchronous and pure; it may be run again.
   * @throws StorageError when the change cannot be kept; then nothing of it is.
   */
  transact<Result>(change: (state: State) => Change<Result>): Promise<Result>;
  /** Keeps an image and returns the address an article stores: a data URL, or a path below the host's origin. */
  putImage(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<string>;
  /** Forgets an image of `putImage`; an unknown address is not an error. */
  dropImage(address: string): Promise<void>;
}

/** The storage refused, for example because it is full. The message may be shown to people. */
export class StorageError extends BackendError {
  override readonly name = 'StorageError';
}
