import { createRoot } from 'react-dom/client';
import { queryClient } from '~/api/query-client';
import { loadQa } from '~/api/transport';
import { isTabUnsaved } from '~/lib/unsaved';
import { QaConsole } from './QaConsole';

/** Loads what the page shows once more, unless somebody's unsaved text hangs on it. */
function loadAgain() {
  if (!isTabUnsaved()) void queryClient.resetQueries();
}

/** The setting was taken in; in the address it would win over what is chosen later when the page is loaded again. */
function cleanAddress() {
  const url = new URL(location.href);
  const names = [...url.searchParams.keys()].filter((name) => /^qa(?:-|$)/.test(name));
  for (const name of names) url.searchParams.delete(name);
  if (names.length > 0) history.replaceState(history.state, '', url);
}

let close: (() => void) | undefined;

/** Opens the console beside the page, in a tree of its own that outlives navigations; or closes it. */
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
