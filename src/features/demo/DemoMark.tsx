import { useEffect, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { backendKind, subscribeBackendKind } from '~/api/backend-kind';
import { messages } from '~/content/messages';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { flaskConical } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { toast } from '~/ui/toast/toast-store';

/**
 * Says 'Demo data: nothing leaves this browser' while the embedded backend is in use. Otherwise a visitor would believe
 * that a request was sent. From 1440px it is text, and below that an icon with the same name.
 */
export function DemoMark() {
  const state = useSyncExternalStore(subscribeBackendKind, backendKind, () => 'unknown' as const);
  useEffect(() => {
    if (state === 'memory') toast(messages.demoData.memory, { tone: 'info', key: 'memory' });
  }, [state]);
  if (state !== 'embedded' && state !== 'memory') return null;
  return (
    <Mark role="note" aria-label={messages.demoData.mark} title={messages.demoData.mark}>
      <Icon drawing={flaskConical} />
      <span aria-hidden="true">{messages.demoData.mark}</span>
    </Mark>
  );
}

const { space, size, color, radius, text, font } = theme;

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  border: 1px solid currentColor;
  border-radius: ${radius.pill};
  font-size: ${text.caption};
  font-weight: ${font.weight.display};
  white-space: nowrap;

  .icon {
    color: ${color.signalText};
  }

  > span {
    display: none;
  }

  ${media.full} {
    width: auto;
    padding: 0 ${space.sPlus} 0 ${space.xsPlus};

    > span {
      display: inline;
    }
  }
`;
