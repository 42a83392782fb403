import { isRecord } from '~contract/is-record';
import { textOf } from '~contract/results';

/** What a worker says about the release that it belongs to. */
export interface About {
  readonly version: string;
  /** What is new, in one sentence, or ''. */
  readonly note: string;
}

/** Reads the answer of a worker, which may belong to any release. */
export function decodeAbout(answer: unknown): About {
  const { version, note } = isRecord(answer) ? answer : {};
  return { version: textOf(version), note: textOf(note) };
}
