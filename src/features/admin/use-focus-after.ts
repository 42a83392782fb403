import { useEffect } from 'react';
import { focusHeading } from '~/lib/announce-page';
import { isFocusLost } from '~/lib/focus';

/** Moves the focus to the heading when a dialog closes and nothing has the focus: its opener is gone, or it opened by itself. */
export function useFocusAfter(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (isFocusLost()) focusHeading();
    };
  }, [isOpen]);
}
