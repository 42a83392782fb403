import styled from 'styled-components';
import { messages } from '~/content/messages';
import { href } from '~/href';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { refreshCw } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';

const { update } = messages;

/** The route line between two stations, with a cut in it. */
const cutLine = (
  <svg viewBox="0 0 560 34" aria-hidden="true">
    <path d="M0 17H210M316 17H560" />
    <path d="M226 17H300" strokeDasharray="2 9" />
    <circle cx="210" cy="17" r="11" />
    <circle cx="318" cy="17" r="11" />
  </svg>
);

/** Tells the user that the page or a part of it cannot be shown. It never reloads by itself, so it cannot lose text. */
export function RecoveryNotice() {
  return (
    <Notice>
      <div role="alert">
        {cutLine}
        <h1>{update.chunkError}</h1>
        <p>{update.chunkErrorText}</p>
        <div>
          <Button size="small" onClick={() => location.reload()}>
            <Icon drawing={refreshCw} />
            {update.reload}
          </Button>
          <ButtonLink size="small" variant="line" href={href('/')}>
            {update.home}
          </ButtonLink>
        </div>
      </div>
    </Notice>
  );
}

const { color, space } = theme;

const CARD_WIDTH = '620px';
const CARD_SIDE = '30px';
const CUT_WIDTH = '4px';

const Notice = styled.section`
  ${wrap}
  display: grid;
  align-content: center;
  min-height: ${theme.layout.stateHeight};
  padding-block: ${space.xxl};

  > div {
    display: grid;
    gap: ${space.xsPlus};
    max-width: ${CARD_WIDTH};
    padding: ${space.ll} ${CARD_SIDE};
    border: 1px solid ${color.border};
    border-radius: ${theme.radius.l};
    background: ${color.surface};
  }

  svg:not(.icon) {
    width: 100%;
    margin-bottom: ${space.xs};
    fill: ${color.surface};
    stroke: ${theme.strand.route.line};
    stroke-width: ${theme.line.width};

    [stroke-dasharray] {
      stroke: ${color.borderStrong};
      stroke-linecap: round;
      stroke-width: ${CUT_WIDTH};
    }
  }

  h1 {
    font-size: ${theme.text.h3};
  }

  p {
    color: ${color.text2};
  }

  div > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xsPlus};
    margin-top: ${space.xsPlus};
  }
`;
