import styled from 'styled-components';
import { callbackDefaults } from '~/content/contacts';
import { leadMessages } from '~/content/lead-messages';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { circleAlert } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { wifiOff } from '~/ui/icons/screens';
import { TextLink } from '~/ui/navigation/TextLink';
import type { LeadSending } from './use-lead-sending';
import { leadTrap } from './words';

const { failedTitle, failedText, sendLater, tryAgain } = leadMessages.outbox;

interface Props {
  sending: Pick<LeadSending, 'problem' | 'emptyTrap' | 'isSending'>;
  /** Saves the request on this device and sends it when a connection returns. */
  onQueue: () => void;
  /** Retries now. */
  onRetry: () => void;
}

const mail = <TextLink href={`mailto:${callbackDefaults.email}`}>{callbackDefaults.email}</TextLink>;

/** Shown above a form whose request failed: what happened, what is saved and what the user can do. */
export function FailedRequest({ sending: { problem, emptyTrap, isSending }, onQueue, onRetry }: Props) {
  if (!problem) return null;
  const isTrap = problem === 'trap';
  const retryEmptied = () => {
    emptyTrap();
    onRetry();
  };
  return (
    <Panel role="alert">
      <Icon drawing={isTrap ? circleAlert : wifiOff} />
      <div>
        <strong>{isTrap ? leadTrap.title : failedTitle}</strong>
        <p>
          {isTrap ? (
            <>
              {leadTrap.text} {mail}.
            </>
          ) : (
            failedText
          )}
        </p>
      </div>
      <Actions>
        {isTrap ? (
          <Button size="small" onClick={retryEmptied}>
            {leadTrap.send}
          </Button>
        ) : (
          <>
            <Button size="small" aria-disabled={isSending} onClick={onQueue}>
              {sendLater}
            </Button>
            <Button size="small" variant="line" aria-disabled={isSending} onClick={onRetry}>
              {tryAgain}
            </Button>
          </>
        )}
      </Actions>
    </Panel>
  );
}

const { space, color, radius, text, leading } = theme;

const Panel = styled.div`
  display: grid;
  grid-column: 1 / -1;
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
  gap: ${space.xsPlus};
`;
