import { type ComponentProps, useRef, useState } from 'react';
import styled from 'styled-components';
import { loadUpdates } from '~/app/updates/service-worker';
import { messages } from '~/content/messages';
import { footerTexts } from '~/content/site';
import { DemoMark } from '~/features/demo/DemoMark';
import { plainButton } from '~/theme/mixins';
import { theme } from '~/theme/theme';

const { update } = messages;

/** The state of the line. `checking` and `asking` replace the buttons. */
type State = 'resting' | 'checking' | 'current' | 'offline' | 'failed' | 'ready' | 'asking';

const NEWS: Partial<Record<State, string>> = {
  checking: update.checking,
  current: update.current,
  offline: update.offline,
  failed: update.failed,
  ready: update.ready,
  asking: update.repairQuestion,
};

async function askForUpdate(): Promise<State> {
  if (!navigator.onLine) return 'offline';
  try {
    return (await (await loadUpdates()).checkForUpdate()) ? 'ready' : 'current';
  } catch (error) {
    console.info('The check for a new version failed.', error);
    return navigator.onLine ? 'failed' : 'offline';
  }
}

const apply = async () => (await loadUpdates()).applyUpdate(location.href);
const repair = async () => (await import('~/app/updates/updates')).repairApp();

/** The version and two actions: check for a newer one, or reload the app from scratch. */
export function FooterVersion() {
  const [state, setState] = useState<State>('resting');
  const line = useRef<HTMLDivElement>(null);

  /** The pressed button disappears, so the line gets the focus. Otherwise it would move to the top of the page. */
  const show = (next: State) => {
    line.current?.focus({ preventScroll: true });
    setState(next);
  };
  const check = async () => {
    show('checking');
    setState(await askForUpdate());
  };
  const isAsking = state === 'asking';
  return (
    <Line ref={line} role="group" aria-label={footerTexts.label} tabIndex={-1}>
      {/* One text node. React puts a comment between two text nodes, and this line is in the HTML of every page. */}
      {!isAsking && <span>{`${footerTexts.version} ${__APP_VERSION__}`}</span>}
      <News role="status">{NEWS[state]}</News>
      {state === 'ready' && <Act onClick={() => void apply()}>{update.apply}</Act>}
      {isAsking ? (
        <>
          <Act onClick={() => void repair()}>{update.repairYes}</Act>
          <Act onClick={() => show('resting')}>{update.repairNo}</Act>
        </>
      ) : (
        state !== 'checking' && (
          <>
            {state !== 'ready' && <Act onClick={() => void check()}>{update.check}</Act>}
            <Act onClick={() => show('asking')}>{update.repair}</Act>
          </>
        )
      )}
      {/* Last in the row: it appears late and must not move the others. */}
      {!isAsking && <DemoMark />}
    </Line>
  );
}

/** A button in the line. A tap before hydration is replayed. */
function Act(props: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) {
  return <LineButton {...props} type="button" data-replay="" />;
}

const { space, color, text } = theme;

const RISE = '-10px';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.mlPlus};
  min-height: ${theme.size.controlSmall};
  margin-top: ${RISE};
  padding-bottom: ${space.ml};
  color: ${color.text3};
  font-size: ${text.caption};

  &:focus {
    outline: none;
  }

  /* In this line the mark is text at every width. */
  > [role='note'] {
    width: auto;
    height: auto;
    padding: 0;
    border: 0;
    font-weight: inherit;
    flex: initial;
    white-space: normal;

    > .icon {
      display: none;
    }

    > span {
      display: inline;
    }
  }
`;

const News = styled.span`
  color: ${color.text2};

  &:empty {
    display: none;
  }
`;

const LineButton = styled.button`
  ${plainButton}
  min-height: ${theme.size.controlSmall};
  text-decoration: underline;
  text-decoration-color: ${color.hairlineOnInk};
  text-underline-offset: ${theme.underline.gap};

  &:hover {
    color: ${color.text};
    text-decoration-color: currentColor;
  }
`;
