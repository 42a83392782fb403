import { lazy, Suspense } from 'react';
import { useInstallOffer } from './install-offer';

const InstallCard = lazy(() => import('./InstallCard').then((module) => ({ default: module.InstallCard })));

/** Shows the card when there is something to offer; its code comes only then. */
export function InstallHost() {
  const offer = useInstallOffer();
  return (
    offer && (
      <Suspense>
        <InstallCard offer={offer} />
      </Suspense>
    )
  );
}
