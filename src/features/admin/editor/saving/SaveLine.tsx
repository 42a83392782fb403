import styled, { keyframes } from 'styled-components';
import type { UploadProgress } from '~/api/articles/upload';
import { adminWords } from '~/features/admin/words';
import { theme } from '~/theme/theme';
import { TextButton } from '~/ui/button/TextButton';
import { hardDrive } from '~/ui/icons/admin';
import { circleAlert, circleCheck } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { Progress } from '~/ui/status/Progress';
import { Spinner } from '~/ui/status/Spinner';
import type { SaveStatus } from './saving-state';

const words = adminWords.saving;
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

interface Props {
  status: SaveStatus;
  isDirty: boolean;
  /** The draft could not be stored on this device. */
  isInMemory: boolean;
  /** Cancels the current save. */
  onCancel: () => void;
}

function lineOf({ status, isDirty, isInMemory }: Omit<Props, 'onCancel'>) {
  if (status.kind === 'saving') return { tone: 'busy', text: words.saving } as const;
  if (status.kind === 'failed') return { tone: 'bad', icon: circleAlert, text: words.notSaved(status.why) } as const;
  if (status.kind === 'canceled') {
    const text = status.mayHaveArrived ? words.canceledLate : words.canceled;
    return { tone: 'bad', icon: circleAlert, text } as const;
  }
  if (isDirty) {
    return { tone: 'device', icon: hardDrive, text: isInMemory ? words.inMemory : words.onDevice } as const;
  }
  if (status.kind === 'saved') {
    return { tone: 'ok', icon: circleCheck, text: words.savedAt(clock.format(status.at)) } as const;
  }
  return undefined;
}

function RunningSave({ upload, onCancel }: { upload: UploadProgress | undefined; onCancel: () => void }) {
  return (
    <ProgressRow>
      {upload && (
        <Progress label={words.uploading} value={upload.sent / upload.total} isInline>
          {words.uploaded(upload.sent, upload.total)}
        </Progress>
      )}
      <TextButton aria-label={words.cancelLabel} onClick={onCancel}>
        {words.cancel}
      </TextButton>
    </ProgressRow>
  );
}

/** Says where the text is: saved, on this device or only in this page. During a save, shows its progress. */
export function SaveLine({ onCancel, ...state }: Props) {
  const { status } = state;
  const line = lineOf(state);
  return (
    <Place>
      <Line data-tone={line?.tone}>
        {line && (line.tone === 'busy' ? <Spinner size="small" /> : <Icon drawing={line.icon} size="s" />)}
        <span role="status">{line?.text}</span>
      </Line>
      {status.kind === 'saving' && <RunningSave upload={status.upload} onCancel={onCancel} />}
    </Place>
  );
}

const { color, space } = theme;

const appear = keyframes`
  from {
    visibility: hidden;
  }
`;

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.m};
  align-items: center;
  min-height: ${theme.size.target};
`;

const LINE_WIDTH = '400px';

/** Appears with a delay, because most saves are fast. */
const ProgressRow = styled.div`
  display: flex;
  flex: 1;
  max-width: ${LINE_WIDTH};
  gap: ${space.m};
  align-items: center;
  font-size: ${theme.text.small};
  animation: ${appear} ${theme.motion.slow} step-end;
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
