import styled from 'styled-components';
import { headerTexts } from '~/content/site';
import { useScrolledPast } from '~/lib/use-scrolled-past';
import { media } from '~/theme/media';
import { plainButton, transition } from '~/theme/mixins';
import { toTop } from '~/theme/shell';
import { theme } from '~/theme/theme';
import { Icon } from '~/ui/Icon';
import { arrowUp } from '~/ui/icons/common';
import { Tooltip } from '~/ui/Tooltip';

/** The button is there when the page is scrolled by more than this (specification section 2). */
const SHOWN_AFTER_PX = 300;

/** Scrolls up and moves the focus along, because the button goes. */
function toStart() {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById('main')?.focus({ preventScroll: true });
  scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
}

export function ScrollToTop() {
  const isShown = useScrolledPast(SHOWN_AFTER_PX);
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

const { size, color } = theme;

const Place = styled.div`
  position: fixed;
  z-index: ${toTop.z};
  right: ${toTop.inset};
  bottom: ${toTop.inset};

  ${media.mobile} {
    right: ${toTop.insetMobile};
    bottom: ${toTop.insetMobile};
  }
`;

const Round = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  width: ${size.scrollTop};
  height: ${size.scrollTop};
  border: ${theme.line.thin} solid ${color.border};
  border-radius: ${theme.radius.round};
  background: ${color.surface};
  color: ${color.text};
  box-shadow: ${theme.shadow.raised};
  ${transition('background-color')}

  ${media.mobile} {
    width: ${toTop.mobile};
    height: ${toTop.mobile};
  }

  &:hover {
    background: ${color.surface3};
  }
`;
