import styled from 'styled-components';
import { messages } from '~/content/messages';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { wifiOff } from '~/ui/icons/common';

const { failedTitle, failedText, sendLater, tryAgain } = messages.outbox;

interface Props {
  /** Keeps the request on this device and sends it with the next connection. */
  onQueue: () => void;
  /** Sends it again now. */
  onRetry: () => void;
}

/** On top of a form whose request did not get through: what happened, what is kept, what can be done now. */
export function FailedRequest({ onQueue, onRetry }: Props) {
  return (
    <Panel role="alert">
      <Icon drawing={wifiOff} />
      <div>
        <strong>{failedTitle}</strong>
        <p>{failedText}</p>
      </div>
      <Actions>
        <Button size="small" onClick={onQueue}>
          {sendLater}
        </Button>
        <Button size="small" variant="line" onClick={onRetry}>
          {tryAgain}
        </Button>
      </Actions>
    </Panel>
  );
}

const { space, color, radius, text, leading } = theme;

const Panel = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.s} ${space.m};
  padding: ${space.ml};
  border-radius: ${radius.m};
  background: ${color.signalBg};
  color: ${color.text};

  p {
    color: ${color.text2};
    font-size: ${text.small};
    line-height: ${leading.small};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  gap: ${space.px10};
`;
