import { useEffect } from 'react';
import styled from 'styled-components';
import { OfflineScreen } from '~/features/offline/OfflineScreen';
import { theme } from '~/theme/theme';

const RETRY_MS = 3000;

const reload = () => location.reload();

async function reloadIfAvailable() {
  if (!navigator.onLine) return;
  const { ok } = await fetch(location.href, { headers: { accept: 'text/html' } });
  if (ok) reload();
}

/**
 * The event `online` may fire before requests work, and the server may be down: retry until the page is available. A reload
 * for nothing would also cancel a navigation to another page.
 */
function retry() {
  reloadIfAvailable().catch((error: unknown) => console.info('The page cannot be loaded yet.', error));
}

/** In place of a page that is not saved on this device. */
export default function OfflinePage() {
  useEffect(() => {
    const timer = setInterval(retry, RETRY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Page>
      <OfflineScreen onRetry={reload} onOnline={retry} />
    </Page>
  );
}

/** Other pages have breadcrumbs here. */
const Page = styled.div`
  padding-top: ${theme.space.xxl};
`;
