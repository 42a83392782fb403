import { Router } from 'wouter';
import { CallbackHost } from '~/features/leads/CallbackHost';
import { InstallHost } from '~/features/install/InstallHost';
import { BASE, withBase } from '~/lib/base';
import { ToastRegion } from '~/ui/ToastRegion';
import { Shell } from './Shell';

/**
 * The whole app. The server passes `path`; the browser reads the address. There is no provider here:
 * `api/QueryProvider` wraps only the screens that need server state, so content pages ship without it.
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
