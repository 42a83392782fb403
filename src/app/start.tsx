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
import { registerMissingPart } from '~/lib/chunk-error';
import { toast } from '~/ui/toast-store';
import { App } from './App';
import { installNavigation } from './install-navigation';
import { loadLivePage, loadPage, loadWholePage } from './page-loader';
import { loadShell } from './Shell';
import { watchConnection } from './watch-connection';
import { watchQa } from './watch-qa';

/** Address without a trailing slash, as the routes and the prerendered pages name it. */
const currentPath = () => sitePath(location.pathname).replace(/(.)\/+$/, '$1');

/** The page stays as the server wrote it where code cannot be had; the boundary around it says so when it is needed. */
const reportMissing = (error: unknown) => console.info('Part of the page’s code could not be loaded.', error);

const { update } = messages;

/** Somebody asked for a part that cannot be had; it never reloads by itself, because text may stand in another part. */
function tellInAToast(error: unknown) {
  reportMissing(error);
  toast(update.missingPart, {
    key: 'missing part',
    tone: 'error',
    // With a button it stays until somebody has chosen; without a connection there is nothing to choose.
    ...(navigator.onLine && {
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: update.reload, onAction: () => location.reload() },
      secondAction: { label: update.later, onAction: () => undefined },
    }),
  });
}

/** Takes a prerendered page over section by section, or renders the page from nothing where a shell was served. */
export async function start(boot: Boot | undefined) {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root element.');
  const isPrerendered = container.dataset.prerendered === currentPath();
  // What can fail comes first: the starter tries again with the next intent.
  await (isPrerendered ? loadPage(currentPath()) : Promise.all([loadWholePage(currentPath()), loadShell()]));
  registerMissingPart(tellInAToast);
  installNavigation();
  installCallbackButtons();
  // The installed app's shortcut 'Request a callback' (manifest).
  if (new URLSearchParams(location.search).has('callback')) openCallback();
  watchConnection();
  watchInstall(boot?.install);
  watchQa();
  if (isPrerendered) {
    // The code of its sections comes while the shell is taken over; each waits for its own.
    void Promise.all([loadLivePage(currentPath()), loadShell()]).catch(reportMissing);
    beginHydration(boot);
    startTransition(() => {
      hydrateRoot(container, <App />, { onRecoverableError: (error) => console.error(error) });
    });
    // The shell's effects run after its commit; two frames later its boundaries can be opened.
    requestAnimationFrame(() => requestAnimationFrame(openGatesInTurn));
    void layOutTheRest();
    sectionIsLive('root');
    return;
  }
  beginHydration(boot);
  endHydration();
  createRoot(container).render(<App />);
}
