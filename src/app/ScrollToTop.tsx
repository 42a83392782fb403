import styled from 'styled-components';
import { headerTexts } from '~/content/site';
import { media } from '~/theme/media';
import { centred, plainButton, transition } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { arrowUp } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { Tooltip } from '~/ui/Tooltip';

/** Scrolls to the top and moves the focus there, because the button disappears. */
function toStart() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
}

export function ScrollToTop({ isShown }: { isShown: boolean }) {
  if (!isShown) return null;
  return (
    <Place data-print="hide">
      <Tooltip text={headerTexts.scrollToTop} side="left">
        {() => (
          <Round type="button" aria-label={headerTexts.scrollToTop} onClick={toStart}>
            <Icon drawing={arrowUp} />
          </Round>
        )}
      </Tooltip>
    </Place>
  );
}

const { color } = theme;

const SIZE = '48px';
/** On mobile it covers as little of the text as possible. */
const SIZE_MOBILE = '40px';
const INSET_MOBILE = '8px';

const Place = styled.div`
  position: fixed;
  z-index: ${theme.z.floating};
  right: ${theme.layout.floating};
  bottom: ${theme.layout.floating};

  ${media.mobile} {
    right: max(${INSET_MOBILE}, ${theme.safe.x});
    bottom: max(${INSET_MOBILE}, ${theme.safe.bottom});
  }
`;

const Round = styled.button`
  ${plainButton}
  ${centred(SIZE)}
  border: ${theme.line.thin} solid ${color.border};
  border-radius: ${theme.radius.round};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${theme.shadow.raised};
  ${transition('background-color')}

  ${media.mobile} {
    width: ${SIZE_MOBILE};
    height: ${SIZE_MOBILE};
  }

  &:hover {
    background: ${color.surface3};
  }
`;
