import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { wrap } from '~/theme/mixins';
import { footer } from '~/theme/shell';
import { theme } from '~/theme/theme';

const { space, color, text, font, motion } = theme;

/** Each block waits a step longer than the one before; what is below the columns waits for a time of its own. */
const rise = css`
  ${media.screenMotion} {
    [data-entrance] & {
      transition:
        opacity ${motion.footer} ${motion.out},
        transform ${motion.footer} ${motion.out};
    }

    [data-entrance='waiting'] & {
      opacity: 0;
      transform: translateY(${motion.toastRise});
      transition: none;
    }
  }
`;

export const Ink = styled.footer`
  background: ${color.ink};

  &::before {
    content: '';
    display: block;
    height: ${footer.bar};
    background: ${theme.line.bundleY};
  }
`;

export const Wrap = styled.div`
  ${wrap}
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: ${footer.columnsNarrow};
  gap: ${footer.gapNarrow};
  padding-block: ${footer.top} ${space.x3l};

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
    min-height: ${footer.link};
  }

  li > a:hover {
    color: ${color.text};
    text-decoration: underline;
  }

  ${media.wide} {
    grid-template-columns: ${footer.columns};
    gap: ${space.xxl};
  }

  ${media.mobile} {
    grid-template-columns: 1fr 1fr;
    gap: ${space.px36} ${space.l};
    padding-block: ${space.xxll} ${space.xll};

    > :first-child,
    > :nth-child(n + 3) {
      grid-column: span 2;
    }
  }
`;

export const Logo = styled.img`
  width: auto;
  height: ${footer.logo};
`;

export const Description = styled.div`
  display: grid;
  gap: ${space.px14};
  max-width: ${footer.text};
  margin-top: ${space.l};
`;

export const Title = styled.h2`
  margin-bottom: ${space.px18};
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
    margin: 0 0 ${space.px14};
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
  gap: ${space.px14} ${footer.newsroomGap};
  padding-block: ${space.px22};
  border-top: 1px solid ${color.border};
  color: ${color.text2};
  font-size: ${text.small};

  > :first-child {
    margin-right: auto;
  }

  ${media.mobile} {
    flex-direction: column;
    align-items: flex-start;
  }
`;

export const BottomLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space.px10};
  min-height: ${theme.size.controlSmall};

  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;
