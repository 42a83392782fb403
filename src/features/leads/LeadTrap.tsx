import type { RefObject } from 'react';
import { leadTrap } from './words';

/**
 * A honeypot: a field that people neither see nor reach, and bots fill in. It is not part of the form's values, so
 * drafts and requests do not include it. It comes after the real fields, because a dialog focuses its first field.
 */
export function LeadTrap({ trap }: { trap: RefObject<HTMLInputElement | null> }) {
  return (
    <div className="vh" aria-hidden="true">
      <label>
        {leadTrap.label}
        <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
