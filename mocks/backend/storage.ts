import { BackendError } from '~contract/http/fetch-handler';
import type { ImageType } from '~contract/image-type';
import type { State } from './state';

/** The outcome of a change: its result, and the collections that it replaces. */
export interface Change<Result> {
  readonly result: Result;
  readonly next?: Partial<State>;
}

/** Stores the State of a backend. The browser, the mock server and the tests each have an implementation. */
export interface Storage {
  /** Returns the state after the last completed change. */
  read(): Promise<State>;
  /**
   * Runs a change as a transaction: no other change, in this or another tab, runs between its read and its write. The change is
   * stored when the promise resolves. `change` must be synchronous and pure, because it may run more than once.
   * @throws StorageError if the change cannot be stored. Then no part of it is stored.
   */
  transact<Result>(change: (state: State) => Change<Result>): Promise<Result>;
  /** Stores an image, and returns its address for the article: a data URL, or a path on the host. */
  putImage(bytes: Uint8Array<ArrayBuffer>, type: ImageType): Promise<string>;
  /** Deletes an image that `putImage` has stored. An unknown address is not an error. */
  dropImage(address: string): Promise<void>;
}

/** The storage failed, for example because it is full. The message is safe to show to users. */
export class StorageError extends BackendError {
  override readonly name = 'StorageError';
}
