import type { FC } from 'react';
import { reportChunkError } from '~/lib/chunk-error';
import { type Retryable, retryable } from '~/lib/retry';
import { OnDemand } from '~/ui/OnDemand';
import { closeCallback, useIsCallbackOpen } from './callback-store';

const callbackDialog: Retryable<FC<{ isOpen: boolean }>> = retryable(() =>
  import('./CallbackDialog').then((module) => module.CallbackDialog),
);

/** Preloads the dialog's code. A failure is ignored: the click itself reports it. */
export const loadCallbackDialog = () => {
  callbackDialog.load().catch(() => undefined);
};

function tellMissing(error: unknown) {
  closeCallback();
  reportChunkError(error);
}

/** Contains the one callback dialog of the app. Its code loads when it is first opened. */
export function CallbackHost() {
  const isOpen = useIsCallbackOpen();
  return <OnDemand part={callbackDialog} props={{ isOpen }} isWanted={isOpen} onMissing={tellMissing} />;
}
