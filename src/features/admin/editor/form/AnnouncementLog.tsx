import { useSyncExternalStore } from 'react';
import type { Announcement, Announcer } from './announcer';

const NONE: readonly Announcement[] = [];

/** The log of announcements: unseen, read out as lines are added. */
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
