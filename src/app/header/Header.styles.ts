import styled, { css, keyframes } from 'styled-components';
import { media } from '~/theme/media';
import { plainButton, transition, withoutJs, wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { onInk } from '~/theme/tones';
import { inkGround } from './ink-ground';
import { narrowHeader } from './narrow-header';

const { color, size, layout, space } = theme;

const ICON_SIZE = '16px';
const LOGO_HEIGHT = '34px';
const LOGO_HEIGHT_MOBILE = '30px';
const RISE = '-16px';
const GAP_FULL = '20px';
const GAP_NARROW = '6px';
const DEMO_SIZE = '36px';

const enter = keyframes`
  from {
    opacity: 0;
    transform: translateY(${RISE});
  }
`;

export const Inner = styled.div`
  ${wrap}
  display: flex;
  align-items: center;
  gap: ${GAP_NARROW};
  height: 100%;

  ${media.headerWide} {
    gap: ${GAP_FULL};
  }

  /* The demo mark next to the logo is not a control, so the menu gets its space. */
  > [role='note'] {
    border-color: ${color.border};
    color: ${color.text2};

    > .icon {
      width: ${ICON_SIZE};
      height: ${ICON_SIZE};
    }

    ${media.desktop} {
      width: ${DEMO_SIZE};
      height: ${DEMO_SIZE};
      padding: 0;
    }

    > span {
      display: none;
    }

    ${media.headerFull} {
      width: auto;
      padding: 0 ${space.sPlus} 0 ${space.xsPlus};

      > span {
        display: inline;
      }
    }
  }

  ${narrowHeader(css`
    > [role='note'] {
      margin: 0 0 0 auto;
    }
  `)}
`;

export const Home = styled.a`
  flex: none;
  height: ${LOGO_HEIGHT_MOBILE};

  ${media.headerWide} {
    height: ${LOGO_HEIGHT};
  }

  > svg {
    max-width: none;
  }
`;

export const Theme = styled.span`
  display: grid;
  margin-inline: calc(-1 * ${space.xs});

  ${narrowHeader(css`
    display: none;
  `)}
`;

export const Contact = styled.span`
  flex: none;

  && > a {
    padding-inline: ${space.sPlus};
  }

  ${media.headerWide} {
    && > a {
      padding-inline: ${space.ml};
    }
  }

  ${narrowHeader(css`
    display: none;
  `)}
`;

/** Passes on the attributes of `mobile-menu/menu-dialog.ts`. styled-components would warn about them in development. */
export const Burger = styled.button.withConfig({ shouldForwardProp: () => true })`
  ${plainButton}
  display: none;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
  border-radius: ${theme.radius.round};
  color: inherit;

  ${narrowHeader(css`
    display: grid;
    place-items: center;
    margin: 0 calc(-1 * ${space.xs}) 0 auto;

    [role='note'] ~ & {
      margin-left: 0;
    }
  `)}
`;

/** The height is constant. The solid background is a pseudo-element, so that it can fade without a layout shift. */
export const Bar = styled.header`
  position: fixed;
  z-index: ${theme.z.header};
  inset: 0 0 auto;
  height: ${layout.header};
  padding-top: ${theme.safe.top};
  container: header / inline-size;
  color: ${color.text};
  ${transition('color')}

  ${media.screenMotion} {
    animation: ${enter} ${theme.motion.slow} ${theme.motion.out} backwards;
  }

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    border-bottom: 1px solid ${color.border};
    background: ${color.surface};
    ${transition('opacity')}
  }

  &[data-clear] {
    color: ${color.white};

    &::before {
      opacity: 0;
    }

    ${Home}, ${Theme}, ${Burger}, [role='note'] {
      ${inkGround}
    }

    [role='note'] {
      border-color: ${onInk.demoEdge};
      color: inherit;
    }
  }

  /* Without script it cannot become solid later, so it stays at the top of the hero. */
  ${withoutJs} {
    &[data-clear] {
      position: absolute;
    }
  }
`;
