import { useSyncExternalStore } from 'react';
import type { Announcement, Announcer } from './announcer';

const NONE: readonly Announcement[] = [];

/** A visually hidden log. Screen readers announce new lines. */
export function AnnouncementLog({ announcer }: { announcer: Announcer }) {
  const lines = useSyncExternalStore(announcer.subscribe, announcer.lines, () => NONE);
  return (
    <div role="log" aria-label="Changes" className="vh">
      {lines.map(({ id, text }) => (
        <p key={id}>{text}</p>
      ))}
    </div>
  );
}
