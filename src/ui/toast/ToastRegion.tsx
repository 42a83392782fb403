import { useDeferredValue, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { focusHeading } from '~/lib/announce-page';
import { isFocusLost } from '~/lib/focus';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Toast } from './Toast';
import { addOutlet, markShown, type Outlets, outlets } from './toast-outlets';
import { getToasts, pauseToasts, resumeToasts, subscribeToasts, type ToastItem } from './toast-store';

const NONE: readonly ToastItem[] = [];
const NO_OUTLETS: Outlets = { all: [], heard: 0 };

/**
 * Shows the toasts at the bottom centre. It is in the page from the first load, because a live region that is added
 * together with its text is not announced. Every `Modal` has a separate one.
 */
export function ToastRegion() {
  const [outlet] = useState(() => Symbol('toasts'));
  useEffect(() => addOutlet(outlet), [outlet]);
  const { all, heard } = useSyncExternalStore(outlets.subscribe, outlets.get, () => NO_OUTLETS);
  const isCurrent = all.at(-1) === outlet;
  // Deferred, so that a toast of a dialog that closes is shown, and announced, by the page alone.
  const toasts = useDeferredValue(useSyncExternalStore(subscribeToasts, getToasts, () => NONE));
  const shown = isCurrent ? toasts : NONE;

  useEffect(() => {
    if (!isCurrent) return;
    const onVisibility = () => (document.hidden ? pauseToasts : resumeToasts)('hidden');
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      for (const reason of ['hidden', 'pointer', 'focus']) resumeToasts(reason);
    };
  }, [isCurrent]);

  const place = useRef<HTMLDivElement>(null);
  /** The element that had the focus before it moved into the region. Undefined while the focus is elsewhere. */
  const before = useRef<EventTarget | null>(undefined);
  // A toast that is removed from under the pointer or the focus fires no leave event.
  useEffect(() => {
    markShown(shown.at(-1)?.id ?? 0);
    if (shown.length === 0) resumeToasts('pointer');
    const target = before.current;
    if (target === undefined || place.current?.contains(document.activeElement)) return;
    before.current = undefined;
    resumeToasts('focus');
    if (!isFocusLost()) return;
    if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
    else focusHeading();
  }, [shown]);

  const list = (isWanted: (item: ToastItem) => boolean) =>
    shown.filter(isWanted).map((item) => <Toast key={item.id} item={item} />);

  return (
    <Place
      ref={place}
      onPointerEnter={() => pauseToasts('pointer')}
      onPointerLeave={() => resumeToasts('pointer')}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        pauseToasts('focus');
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = undefined;
        resumeToasts('focus');
      }}
      data-print="hide"
    >
      {/* Another region has announced these. */}
      <Stack>{list(({ id }) => id <= heard)}</Stack>
      {/* Not atomic: a new toast is announced without those before it. */}
      <Stack role="status" aria-live="polite" aria-atomic="false">
        {list(({ id, tone }) => id > heard && tone !== 'error')}
      </Stack>
      <Stack role="alert" aria-live="assertive" aria-atomic="false">
        {list(({ id, tone }) => id > heard && tone === 'error')}
      </Stack>
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  inset: auto ${theme.safe.x} calc(${theme.space.ll} + ${theme.safe.bottom});
  z-index: ${theme.z.toast};
  display: grid;
  justify-items: center;
  pointer-events: none;

  ${media.mobile} {
    :root:has([data-bottom-bar]) & {
      bottom: calc(${theme.layout.bottomBar} + max(env(safe-area-inset-bottom), var(--keyboard, 0px)));
    }
  }
`;

const Stack = styled.div`
  display: grid;
  justify-items: center;
  max-width: 100%;

  > * {
    margin: ${theme.space.xs} ${theme.space.m} 0;
    pointer-events: auto;
  }
`;
