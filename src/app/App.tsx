import { Router } from 'wouter';
import { CallbackHost } from '~/features/leads/CallbackHost';
import { InstallHost } from '~/features/install/InstallHost';
import { BASE, withBase } from '~/lib/base';
import { ToastRegion } from '~/ui/ToastRegion';
import { Shell } from './Shell';

/**
 * The whole app. `path` is given on the server only; in the browser the address is.
 * No provider stands here: what needs server state brings `api/QueryProvider`, so a content page ships without it.
 */
export function App({ path }: { path?: string }) {
  return (
    <Router base={BASE.slice(0, -1)} ssrSearch="" {...(path !== undefined && { ssrPath: withBase(path) })}>
      <Shell />
      <CallbackHost />
      <InstallHost />
      <ToastRegion />
    </Router>
  );
}
