import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { messages } from '~/content/messages';
import { installCallbackButtons } from '~/features/leads/callback-buttons';
import { openCallback } from '~/features/leads/callback-store';
import { watchInstall } from '~/features/install/install-offer';
import { sitePath } from '~/lib/base';
import type { Boot } from '~/lib/boot';
import { beginHydration, endHydration, openGatesInTurn, sectionIsLive } from '~/lib/hydration';
import { layOutTheRest } from '~/lib/late-layout';
import { registerChunkErrorHandler } from '~/lib/chunk-error';
import { toast } from '~/ui/toast-store';
import { App } from './App';
import { installNavigation } from './install-navigation';
import { loadLivePage, loadPage, loadWholePage } from './page-loader';
import { loadShell } from './Shell';
import { watchConnection } from './watch-connection';
import { watchQa } from './watch-qa';

/** The address without a trailing slash, as routes and prerendered pages name it. */
const currentPath = () => sitePath(location.pathname).replace(/(.)\/+$/, '$1');

/**
 * If code is missing, the page stays as the server rendered it. The boundary around a part reports the error when the
 * part is needed.
 */
const reportMissing = (error: unknown) => console.info('Part of the page’s code could not be loaded.', error);

const { update } = messages;

/** A requested part cannot be loaded. Never reload automatically: another part may contain unsaved text. */
function showChunkErrorToast(error: unknown) {
  reportMissing(error);
  toast(update.chunkError, {
    key: 'missing part',
    tone: 'error',
    // A toast with a button stays until the user chooses. Offline there is nothing to choose.
    ...(navigator.onLine && {
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: update.reload, onAction: () => location.reload() },
      secondAction: { label: update.later, onAction: () => undefined },
    }),
  });
}

/** Hydrates a prerendered page section by section, or renders the page from scratch if a shell was served. */
export async function start(boot: Boot | undefined) {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root element.');
  const isPrerendered = container.dataset.prerendered === currentPath();
  // The loads that can fail come first: the starter retries on the next interaction.
  await (isPrerendered ? loadPage(currentPath()) : Promise.all([loadWholePage(currentPath()), loadShell()]));
  registerChunkErrorHandler(showChunkErrorToast);
  installNavigation();
  installCallbackButtons();
  // The installed app's shortcut 'Request a callback' (see the manifest).
  if (new URLSearchParams(location.search).has('callback')) openCallback();
  watchConnection();
  watchInstall(boot?.install);
  watchQa();
  if (isPrerendered) {
    // The code of the sections loads while the shell hydrates; each section waits for its own code.
    void Promise.all([loadLivePage(currentPath()), loadShell()]).catch(reportMissing);
    beginHydration(boot);
    startTransition(() => {
      hydrateRoot(container, <App />, { onRecoverableError: (error) => console.error(error) });
    });
    // The shell's effects run after its commit. Two frames later its boundaries can hydrate.
    requestAnimationFrame(() => requestAnimationFrame(openGatesInTurn));
    void layOutTheRest();
    sectionIsLive('root');
    return;
  }
  beginHydration(boot);
  endHydration();
  createRoot(container).render(<App />);
}
