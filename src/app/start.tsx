import { createRoot } from 'react-dom/client';
import { watchMenu } from '~/app/header/mobile-menu/menu-dialog';
import { messages } from '~/content/messages';
import { watchInstall } from '~/features/install/install-offer';
import { installCallbackButtons } from '~/features/leads/callback/callback-buttons';
import { openCallback } from '~/features/leads/callback/callback-store';
import { islandIsLive } from '~/islands/early-replay';
import { installIslands, loadScreens, prepareDocument, startIslands } from '~/islands/hydration';
import { layOutTheRest } from '~/islands/late-layout';
import { installNavigation } from '~/islands/navigation';
import type { Starter } from '~/islands/starter-state';
import { registerChunkErrorHandler } from '~/lib/chunk-error';
import { matchScreen } from '~/routes';
import { isAdminPath } from '~/screens/admin/route';
import { RecoveryNotice } from '~/sections/parts/RecoveryNotice';
import { toast } from '~/ui/toast/toast-store';
import { AtAddress } from './AtAddress';
import { findIsland } from './island-code';
import { Overlays } from './Overlays';
import { applyOnTheWay } from './updates/pending-update';
import { watchConnection } from './watch-connection';
import { watchEntrances } from './watch-entrances';
import { watchQa } from './watch-qa';

/**
 * If code is missing, the page stays as the server rendered it. The boundary around a part reports the error when the
 * part is needed.
 */
const reportMissing = (error: unknown) => console.info('Missing code:', error);

const { update } = messages;

/** Says that a requested part cannot be loaded. Never reload automatically: another part may contain unsaved text. */
function showChunkErrorToast(error: unknown) {
  reportMissing(error);
  toast(update.chunkError, {
    key: 'missing part',
    tone: 'error',
    // A toast with a button stays until the user chooses. Offline, there is nothing to choose.
    ...(navigator.onLine && {
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: update.reload, onAction: () => location.reload() },
      secondAction: { label: update.later, onAction: () => undefined },
    }),
  });
}

/** Makes the page live. In a shell, which belongs to another address, everything is rendered from scratch. */
export async function start(starter: Starter | undefined) {
  installIslands(
    {
      find: findIsland,
      screenAt: (pathname) => matchScreen(pathname)?.route.screen,
      appAt: (pathname) => (isAdminPath(pathname) ? 'admin' : undefined),
      wrap: (children) => <AtAddress>{children}</AtAddress>,
      missing: <RecoveryNotice />,
      onShown: watchEntrances,
    },
    starter,
  );
  const isShell = prepareDocument(document, location.pathname);
  // The load that can fail comes first: the starter retries on the next interaction.
  if (isShell) await loadScreens(document);
  registerChunkErrorHandler(showChunkErrorToast);
  installNavigation(applyOnTheWay);
  installCallbackButtons();
  // The installed app's shortcut 'Request a callback' (see the manifest).
  if (new URLSearchParams(location.search).has('callback')) openCallback();
  watchConnection();
  watchInstall(starter?.install);
  watchQa();
  watchMenu();
  const overlays = document.getElementById('overlays');
  if (overlays) createRoot(overlays).render(<Overlays />);
  startIslands(document, { isShell });
  islandIsLive('root');
  void layOutTheRest();
}
