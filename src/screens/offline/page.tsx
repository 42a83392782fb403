import { useEffect } from 'react';
import styled from 'styled-components';
import { OfflineNotice } from '~/features/offline/OfflineNotice';
import { onReason, RETURNS } from '~/lib/retry';
import { afterPauses } from '~/lib/retry-schedule';
import { theme } from '~/theme/theme';

/**
 * The event `online` may fire before requests work, and the server may be down. All pauses add up to about ten minutes.
 */
const PAUSES_MS = [3, 3, 3, 6, 12, 30, 60, 120, 300].map((seconds) => seconds * 1000);

const reload = () => location.reload();

/** Reloads only if the server responds, because a useless reload would cancel a navigation to another page. */
async function reloadIfAvailable() {
  if (!navigator.onLine) return;
  try {
    const { ok } = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (ok) reload();
  } catch (error) {
    console.info('The page cannot be loaded yet.', error);
  }
}

/** Replaces a page that is not saved on this device. */
export default function OfflinePage() {
  useEffect(() => {
    const retry = () => void reloadIfAvailable();
    const stops = [afterPauses(PAUSES_MS, retry), onReason(retry, RETURNS)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <Page>
      <OfflineNotice onRetry={reload} />
    </Page>
  );
}

/** Other pages have breadcrumbs here. */
const Page = styled.div`
  padding-top: ${theme.space.xxl};
`;
