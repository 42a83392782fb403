import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { installCallbackButtons } from '~/features/leads/callback-buttons';
import { openCallback } from '~/features/leads/callback-store';
import { watchInstall } from '~/features/install/install-offer';
import type { Boot } from '~/lib/boot';
import { beginHydration, endHydration, openGatesInTurn, sectionIsLive } from '~/lib/hydration';
import { App } from './App';
import { installNavigation } from './install-navigation';
import { loadLivePage, loadPage, loadWholePage } from './page-loader';
import { loadShell } from './Shell';
import { watchConnection } from './watch-connection';
import { watchQa } from './watch-qa';

/** Address without a trailing slash, as the routes and the prerendered pages name it. */
const currentPath = () => location.pathname.replace(/(.)\/+$/, '$1');

/** The page stays as the server wrote it where code cannot be had; the boundary around it says so when it is needed. */
const reportMissing = (error: unknown) => console.info('Part of the page’s code could not be loaded.', error);

/** Takes a prerendered page over section by section, or renders the page from nothing where a shell was served. */
export async function start(boot: Boot | undefined) {
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no #root element.');
  installNavigation();
  installCallbackButtons();
  // The installed app's shortcut 'Request a callback' (manifest).
  if (new URLSearchParams(location.search).has('callback')) openCallback();
  watchConnection();
  watchInstall(boot?.install);
  watchQa();
  if (container.dataset.prerendered === currentPath()) {
    await loadPage(currentPath());
    // The code of its sections comes while the shell is taken over; each waits for its own.
    void Promise.all([loadLivePage(currentPath()), loadShell()]).catch(reportMissing);
    beginHydration(boot);
    startTransition(() => {
      hydrateRoot(container, <App />, { onRecoverableError: (error) => console.error(error) });
    });
    // The shell's effects run after its commit; two frames later its boundaries can be opened.
    requestAnimationFrame(() => requestAnimationFrame(openGatesInTurn));
    sectionIsLive('root');
    return;
  }
  await Promise.all([loadWholePage(currentPath()), loadShell()]);
  beginHydration(boot);
  endHydration();
  createRoot(container).render(<App />);
}
