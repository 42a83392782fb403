import { createRoot } from 'react-dom/client';
import { queryClient } from '~/api/query-client';
import { loadQa } from '~/api/transport';
import { navigateTo } from '~/lib/navigation';
import { isTabUnsaved } from '~/lib/unsaved';
import { QaConsole } from './QaConsole';

/** Reloads the data of the page, unless unsaved text depends on it. */
function loadAgain() {
  if (!isTabUnsaved()) void queryClient.resetQueries();
}

/** Removes the applied setting from the address. On a reload it would override later choices. */
function cleanAddress() {
  const url = new URL(location.href);
  const names = [...url.searchParams.keys()].filter((name) => /^qa(?:-|$)/.test(name));
  for (const name of names) url.searchParams.delete(name);
  if (names.length > 0) void navigateTo(`${url.pathname}${url.search}${url.hash}`, { replace: true });
}

let close: (() => void) | undefined;

/** Opens or closes the console next to the page, in a separate React root that survives navigations. */
export async function toggleConsole() {
  if (close) return close();
  const qa = await loadQa();
  if (!qa || close) return;
  cleanAddress();
  const opener = document.activeElement;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  close = () => {
    close = undefined;
    root.unmount();
    container.remove();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
  root.render(<QaConsole qa={qa} onClose={close} onChanged={loadAgain} />);
}
