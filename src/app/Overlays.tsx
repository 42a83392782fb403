import { InstallHost } from '~/features/install/InstallHost';
import { CallbackHost } from '~/features/leads/callback/CallbackHost';
import { ToastRegion } from '~/ui/toast/ToastRegion';
import { AtAddress } from './AtAddress';
import { PageLoading } from './PageLoading';
import { ScrollToTopHost } from './ScrollToTopHost';

/** What floats above every page and stays during navigations. */
export function Overlays() {
  return (
    <AtAddress>
      <PageLoading />
      <ScrollToTopHost />
      <CallbackHost />
      <InstallHost />
      <ToastRegion />
    </AtAddress>
  );
}
