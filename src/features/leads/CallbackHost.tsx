import { lazy, Suspense, useState } from 'react';
import { useIsCallbackOpen } from './callback-store';

const importDialog = () => import('./CallbackDialog');
const CallbackDialog = lazy(() => importDialog().then((module) => ({ default: module.CallbackDialog })));

/** Fetches the dialog's code ahead of the click; a failure is left to the click itself. */
export const loadCallbackDialog = () => {
  importDialog().catch(() => undefined);
};

/** Holds the one callback dialog of the app; its code comes when it is first opened. */
export function CallbackHost() {
  const isOpen = useIsCallbackOpen();
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  if (!wasOpened && !isOpen) return null;
  return (
    <Suspense>
      <CallbackDialog isOpen={isOpen} />
    </Suspense>
  );
}
