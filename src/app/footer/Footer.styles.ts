import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

const { space, color, text, font, motion } = theme;

const BAR_HEIGHT = '18px';
const COLUMNS = '4.4fr 1.7fr 2.6fr 3fr';
const COLUMNS_NARROW = '3fr 1.3fr 2.9fr 2.6fr';
const COLUMNS_TOP = '80px';
const LOGO_HEIGHT = '40px';
const ABOUT_WIDTH = '24em';
const LINK_HEIGHT = '36px';
const MAIL_OUTSET = '10px';
const NEWSROOM_GAP = '36px';
const COLUMN_GAP_NARROW = '28px';

/** Each block starts one step after the previous one. The rows below the columns have a separate delay. */
const rise = css`
  ${media.screenMotion} {
    [data-entrance] & {
      transition:
        opacity ${motion.footer} ${motion.out},
        transform ${motion.footer} ${motion.out};
    }

    [data-entrance='waiting'] & {
      opacity: 0;
      transform: translateY(${motion.riseFar});
      transition: none;
    }
  }
`;

/** Blocks that have not risen yet do not make the page longer. */
export const Ink = styled.footer`
  overflow: clip;
  background: ${color.ink};

  &::before {
    content: '';
    display: block;
    height: ${BAR_HEIGHT};
    background: ${theme.line.bundleY};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: ${COLUMNS_NARROW};
  gap: ${COLUMN_GAP_NARROW};
  padding-block: ${COLUMNS_TOP} ${space.x3l};

  > * {
    min-width: 0;
    ${rise}
  }

  ${[2, 3, 4].map(
    (n) => css`
      > :nth-child(${n}) {
        transition-delay: calc(${motion.footerStagger} * ${n - 1});
      }
    `,
  )}

  p,
  li,
  dd {
    color: ${color.text2};
    font-size: ${text.small};
  }

  li > a {
    display: inline-flex;
    align-items: center;
    min-height: ${LINK_HEIGHT};
  }

  /* A target of 44 pixels in a line of 24. */
  dd > a {
    display: inline-block;
    margin-block: -${MAIL_OUTSET};
    padding-block: ${MAIL_OUTSET};
  }

  li > a:hover {
    color: ${color.text};
    text-decoration: underline;
  }

  ${media.wide} {
    grid-template-columns: ${COLUMNS};
    gap: ${space.xxl};
  }

  ${media.mobile} {
    grid-template-columns: 1fr 1fr;
    gap: ${space.xlPlus} ${space.l};
    padding-block: ${space.xxll} ${space.xll};

    li > a {
      min-width: ${theme.size.controlSmall};
      min-height: ${theme.size.controlSmall};
    }

    > :first-child,
    > :nth-child(n + 3) {
      grid-column: span 2;
    }
  }
`;

export const Logo = styled.img`
  width: auto;
  height: ${LOGO_HEIGHT};

  ${media.forcedColors} {
    /* Its letters are white. */
    background: ${color.ink};
    forced-color-adjust: none;
  }
`;

export const Description = styled.div`
  display: grid;
  gap: ${space.sPlus};
  max-width: ${ABOUT_WIDTH};
  margin-top: ${space.l};
`;

export const Title = styled.h2`
  margin-bottom: ${space.mPlus};
  font-family: ${font.body};
  font-size: ${text.base};
  font-weight: ${font.weight.strong};
  line-height: ${theme.leading.snug};
  letter-spacing: ${theme.tracking.body};
`;

export const List = styled.dl`
  dt {
    font-size: ${text.small};
    font-weight: ${font.weight.display};
  }

  dd {
    margin: 0 0 ${space.sPlus};
  }
`;

export const Base = styled.div`
  ${rise}

  [data-entrance] & {
    transition-delay: ${motion.footerBar};
  }
`;

export const Bottom = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sPlus} ${NEWSROOM_GAP};
  padding-block: ${space.mlPlus};
  border-top: 1px solid ${color.border};
  color: ${color.text2};
  font-size: ${text.small};

  > :first-child {
    margin-right: auto;
  }

  ${media.mobile} {
    flex-wrap: wrap;
    column-gap: ${space.ml};

    > :first-child {
      width: 100%;
    }
  }
`;

export const BottomLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.xsPlus};
  min-height: ${theme.size.controlSmall};

  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;
