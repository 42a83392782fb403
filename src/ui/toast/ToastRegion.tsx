import { useEffect, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Toast } from './Toast';
import { addOutlet, currentOutlet, subscribeOutlets } from './toast-outlets';
import { getToasts, pauseToasts, resumeToasts, subscribeToasts, type ToastItem } from './toast-store';

const NONE: readonly ToastItem[] = [];
const NO_OUTLET = () => undefined;

/**
 * Shows the toasts at the bottom centre. It is in the page from the first load, because a live region that is added
 * together with its text is not announced. Every `Modal` has a separate one.
 */
export function ToastRegion() {
  const [outlet] = useState(() => Symbol('toasts'));
  useEffect(() => addOutlet(outlet), [outlet]);
  const isCurrent = useSyncExternalStore(subscribeOutlets, currentOutlet, NO_OUTLET) === outlet;
  const all = useSyncExternalStore(subscribeToasts, getToasts, () => NONE);
  const shown = isCurrent ? all : NONE;

  useEffect(() => {
    if (!isCurrent) return;
    const onVisibility = () => (document.hidden ? pauseToasts : resumeToasts)('hidden');
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      for (const reason of ['hidden', 'pointer', 'focus']) resumeToasts(reason);
    };
  }, [isCurrent]);

  // A toast that is removed from under the pointer or the focus fires no leave event.
  useEffect(() => {
    if (shown.length === 0) for (const reason of ['pointer', 'focus']) resumeToasts(reason);
  }, [shown]);

  const list = (isUrgent: boolean) =>
    shown.filter((item) => (item.tone === 'error') === isUrgent).map((item) => <Toast key={item.id} item={item} />);

  return (
    <Place
      onPointerEnter={() => pauseToasts('pointer')}
      onPointerLeave={() => resumeToasts('pointer')}
      onFocus={() => pauseToasts('focus')}
      onBlur={() => resumeToasts('focus')}
      data-print="hide"
    >
      <Stack role="status" aria-live="polite">
        {list(false)}
      </Stack>
      <Stack role="alert" aria-live="assertive">
        {list(true)}
      </Stack>
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  inset: auto 0 ${theme.space.ll};
  z-index: ${theme.z.toast};
  display: grid;
  justify-items: center;
  pointer-events: none;

  ${media.mobile} {
    :root:has([data-bottom-bar]) & {
      bottom: ${theme.layout.bottomBar};
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
