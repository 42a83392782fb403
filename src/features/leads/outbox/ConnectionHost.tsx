import { type FC, useState, useSyncExternalStore } from 'react';
import { reportChunkError } from '~/lib/chunk-error';
import { useOnline } from '~/lib/hooks/use-online';
import { type Retryable, retryable } from '~/lib/retry';
import { OnDemand } from '~/ui/OnDemand';
import type { ConnectionBarProps } from './ConnectionBar';
import { type QueuedRequest, queuedRequests } from './outbox';
import { subscribeOutbox } from './outbox-watch';

const connectionBar: Retryable<FC<ConnectionBarProps>> = retryable(() =>
  import('./ConnectionBar').then((module) => module.ConnectionBar),
);

const outboxPanel: Retryable<FC<{ onClose: () => void }>> = retryable(() =>
  import('./OutboxPanel').then((module) => module.OutboxPanel),
);

const NONE: readonly QueuedRequest[] = [];

/**
 * Shows the bar offline and while requests are queued. Its code loads only then, but the live region is there from the
 * start, because screen readers announce changes only in a region that they know.
 */
export function ConnectionHost({ isFloating }: { isFloating: boolean }) {
  const isOnline = useOnline();
  const requests = useSyncExternalStore(subscribeOutbox, queuedRequests, () => NONE);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const closePanel = () => setPanelOpen(false);
  const tellMissing = (error: unknown) => {
    closePanel();
    reportChunkError(error);
  };
  const isWanted = !isOnline || requests.length > 0;
  const openPanel = () => setPanelOpen(true);
  return (
    <>
      <div role="status" aria-atomic="false">
        <OnDemand part={connectionBar} props={{ isOnline, isFloating, requests, openPanel }} isWanted={isWanted} />
      </div>
      {isPanelOpen && <OnDemand part={outboxPanel} props={{ onClose: closePanel }} isWanted onMissing={tellMissing} />}
    </>
  );
}
