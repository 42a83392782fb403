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
  let lines: readonly Announcement[] = [];
  let last = 0;
  const listeners = new Set<() => void>();
  return {
    say(text) {
      last += 1;
      lines = [...lines, { id: last, text }].slice(-LINES);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    lines: () => lines,
  };
}
