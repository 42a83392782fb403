import { createStore } from '~/lib/store';

/** Announces changes such as moves, deletions and undo to screen readers. */
export interface Announcer {
  readonly say: (text: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
  readonly lines: () => readonly Announcement[];
}

export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Older lines are dropped from the log. */
const LINES = 20;

export function createAnnouncer(): Announcer {
  const lines = createStore<readonly Announcement[]>([]);
  let last = 0;
  return {
    say(text) {
      last += 1;
      lines.set([...lines.get(), { id: last, text }].slice(-LINES));
    },
    subscribe: lines.subscribe,
    lines: lines.get,
  };
}
