import type { RefObject } from 'react';
import { leadTrap } from '~/content/screens/lead-trap';

/**
 * A field that people neither see nor reach and programs fill in. It is no part of the form's values, so drafts and
 * requests do not know it. It stands after the real fields: a dialog gives the focus to its first.
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
