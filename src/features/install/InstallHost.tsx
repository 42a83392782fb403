import { type LazyPart, lazyPart } from '~/lib/lazy-part';
import { OnDemand } from '~/ui/OnDemand';
import { type InstallOffer, useInstallOffer } from './install-offer';

const installCard: LazyPart<{ offer: InstallOffer }> = lazyPart(() =>
  import('./InstallCard').then((module) => module.InstallCard),
);

/** Shows the card when there is an offer. Its code loads only then. */
export function InstallHost() {
  const offer = useInstallOffer();
  return offer && <OnDemand part={installCard} props={{ offer }} isWanted />;
}
