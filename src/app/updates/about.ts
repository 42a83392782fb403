import { isRecord } from '~contract/is-record';
import { textOf } from '~contract/results';

/** What a worker says about its release. */
export interface About {
  readonly version: string;
  /** What is new, in one sentence, or ''. */
  readonly note: string;
}

/** Decodes the response of a worker, which may belong to any release. */
export function decodeAbout(response: unknown): About {
  const { version, note } = isRecord(response) ? response : {};
  return { version: textOf(version), note: textOf(note) };
}
