import { type LazyPart, lazyPart } from '~/lib/lazy-part';
import { reportChunkError } from '~/lib/chunk-error';
import { OnDemand } from '~/ui/OnDemand';
import { closeCallback, useIsCallbackOpen } from './callback-store';

const callbackDialog: LazyPart<{ isOpen: boolean }> = lazyPart(() =>
  import('./CallbackDialog').then((module) => module.CallbackDialog),
);

/** Fetches the dialog's code ahead of the click; a failure is left to the click itself. */
export const loadCallbackDialog = () => {
  callbackDialog.load().catch(() => undefined);
};

function tellMissing(error: unknown) {
  closeCallback();
  reportChunkError(error);
}

/** Holds the one callback dialog of the app; its code comes when it is first opened. */
export function CallbackHost() {
  const isOpen = useIsCallbackOpen();
  return <OnDemand part={callbackDialog} props={{ isOpen }} isWanted={isOpen} onMissing={tellMissing} />;
}
