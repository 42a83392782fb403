import { type FC, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { leadMessages } from '~/content/lead-messages';
import { countText } from '~/lib/text/fill';
import { type Retryable, retryable } from '~/lib/retryable';
import { reportChunkError } from '~/lib/chunk-error';
import { useOnline } from '~/lib/hooks/use-online';
import { theme } from '~/theme/theme';
import { Icon } from '~/ui/icons/Icon';
import { wifi, wifiOff } from '~/ui/icons/common';
import { OnDemand } from '~/ui/OnDemand';
import { TextButton } from '~/ui/button/TextButton';
import { queuedRequests, type QueuedRequest } from './outbox';
import { subscribeOutbox } from './outbox-watch';

const outboxPanel: Retryable<FC<{ onClose: () => void }>> = retryable(() =>
  import('./OutboxPanel').then((module) => module.OutboxPanel),
);

const { outbox: words } = leadMessages;

const NONE: readonly QueuedRequest[] = [];

/** A strip under the header, shown offline and while requests are queued. */
export function ConnectionBar({ isFloating }: { isFloating: boolean }) {
  const isOnline = useOnline();
  const requests = useSyncExternalStore(subscribeOutbox, queuedRequests, () => NONE);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const closePanel = () => setPanelOpen(false);
  const tellMissing = (error: unknown) => {
    closePanel();
    reportChunkError(error);
  };
  const isSending = requests.some(({ state }) => state === 'sending');
  const isShown = !isOnline || requests.length > 0;
  return (
    <>
      <div role="status">
        {isShown && (
          <Bar data-online={isOnline || undefined} data-floating={isFloating || undefined} data-print="hide">
            <Icon drawing={isOnline ? wifi : wifiOff} />
            <span>
              {!isOnline && words.offline}{' '}
              {isOnline && isSending && countText(requests.length, words.sendingOne, words.sendingMany)}{' '}
              {requests.length > 0 && !isSending && (
                <TextButton onClick={() => setPanelOpen(true)}>
                  {countText(requests.length, words.waitingOne, words.waitingMany)}
                </TextButton>
              )}
            </span>
          </Bar>
        )}
      </div>
      {isPanelOpen && <OnDemand part={outboxPanel} props={{ onClose: closePanel }} isWanted onMissing={tellMissing} />}
    </>
  );
}

const { space, color, text, strand } = theme;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-height: ${theme.size.control};
  padding: ${space.xxs} ${space.gutter};
  background: ${color.signalBg};
  color: ${color.text};
  font-size: ${text.small};

  /* Over the home page's first hero, which extends under the header. */
  &[data-floating] {
    position: fixed;
    z-index: ${theme.z.header};
    inset: ${theme.layout.header} 0 auto;
  }

  &[data-online] {
    background: ${strand.flow.tint};
  }
`;
