import styled from 'styled-components';
import { leadMessages } from '~/content/lead-messages';
import { countText } from '~/lib/text/fill';
import { theme } from '~/theme/theme';
import { TextButton } from '~/ui/button/TextButton';
import { Icon } from '~/ui/icons/Icon';
import { wifi, wifiOff } from '~/ui/icons/screens';
import type { QueuedRequest } from './outbox';

const { outbox: words } = leadMessages;

export interface ConnectionBarProps {
  isOnline: boolean;
  /** Whether the page's first banner extends under the header. */
  isFloating: boolean;
  requests: readonly QueuedRequest[];
  /** Opens the panel with the queued requests. */
  openPanel: () => void;
}

/** A strip under the header, shown offline and while requests are queued. */
export function ConnectionBar({ isOnline, isFloating, requests, openPanel }: ConnectionBarProps) {
  if (isOnline && requests.length === 0) return null;
  const isSending = requests.some(({ state }) => state === 'sending');
  return (
    <Bar data-online={isOnline || undefined} data-floating={isFloating || undefined} data-print="hide">
      <Icon drawing={isOnline ? wifi : wifiOff} />
      <span>
        {!isOnline && <span>{`${words.offline} `}</span>}
        {isOnline && isSending && <span>{countText(requests.length, words.sendingOne, words.sendingMany)}</span>}
        {requests.length > 0 && !isSending && (
          <TextButton onClick={openPanel}>{countText(requests.length, words.waitingOne, words.waitingMany)}</TextButton>
        )}
      </span>
    </Bar>
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
