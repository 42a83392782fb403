import type { FC } from 'react';
import { useLocation } from 'wouter';
import { type Retryable, retryable } from '~/lib/retry';
import { matchScreen } from '~/routes';
import type { RouteEntry } from '~/routing';
import { OnDemand } from '~/ui/OnDemand';
import { type InstallOffer, useInstallOffer } from './install-offer';

const installCard: Retryable<FC<{ offer: InstallOffer }>> = retryable(() =>
  import('./InstallCard').then((module) => module.InstallCard),
);

/** Shows the card when there is an offer. Its code loads only then. In the admin it would cover buttons. */
export function InstallHost() {
  const offer = useInstallOffer();
  const [pathname] = useLocation();
  const route: RouteEntry | undefined = matchScreen(pathname)?.route;
  return offer && !route?.access && <OnDemand part={installCard} props={{ offer }} isWanted />;
}
