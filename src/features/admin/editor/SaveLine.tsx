import styled from 'styled-components';
import { adminScreen } from '~/content/screens/admin';
import { theme } from '~/theme/theme';
import { Icon } from '~/ui/Icon';
import { hardDrive } from '~/ui/icons/admin';
import { circleAlert, circleCheck } from '~/ui/icons/common';
import { Spinner } from '~/ui/Spinner';
import type { SaveStatus } from './use-saving';

const words = adminScreen.saving;
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

interface Props {
  status: SaveStatus;
  isDirty: boolean;
  /** The draft could not be kept on the device. */
  isInMemory: boolean;
}

function lineOf({ status, isDirty, isInMemory }: Props) {
  if (status.kind === 'saving') return { tone: 'busy', text: words.saving } as const;
  if (status.kind === 'failed') return { tone: 'bad', icon: circleAlert, text: words.notSaved(status.why) } as const;
  if (isDirty) {
    return { tone: 'device', icon: hardDrive, text: isInMemory ? words.inMemory : words.onDevice } as const;
  }
  if (status.kind === 'saved') {
    return { tone: 'ok', icon: circleCheck, text: words.savedAt(clock.format(status.at)) } as const;
  }
  return undefined;
}

/** One line that tells the truth about where the text is. */
export function SaveLine(props: Props) {
  const line = lineOf(props);
  return (
    <Place role="status">
      {line && (
        <Line data-tone={line.tone}>
          {line.tone === 'busy' ? <Spinner size="small" /> : <Icon drawing={line.icon} size="s" />}
          {line.text}
        </Line>
      )}
    </Place>
  );
}

const { color, space } = theme;

const Place = styled.div`
  min-height: ${theme.size.target};
`;

const Line = styled.span`
  display: inline-flex;
  gap: ${space.xs};
  align-items: center;
  color: ${color.text3};
  font-size: ${theme.text.small};
  line-height: ${theme.leading.caption};

  &[data-tone='ok'] .icon {
    color: ${color.ok};
  }

  &[data-tone='device'] {
    color: ${color.signalText};
  }

  &[data-tone='bad'] {
    color: ${color.danger};
  }
`;
