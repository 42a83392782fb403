import { css } from 'styled-components';
import { media } from './media';
import { theme } from './theme';

/** Page width and gutters: every section's inner box. */
export const wrap = css`
  width: 100%;
  max-width: ${theme.layout.maxWidth};
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;

/** A transition that is not there under reduced motion. Give properties: `transition('transform', 'quick')`. */
export const transition = (properties: string, duration: 'instant' | 'quick' | 'base' | 'slow' = 'quick') => css`
  ${media.motion} {
    transition: ${properties
      .split(',')
      .map((property) => `${property.trim()} ${theme.motion[duration]} ${theme.motion.out}`)
      .join(', ')};
  }
`;

/** Readable text column. */
export const measure = css`
  max-width: ${theme.layout.measure};
`;

/** Card ground: hairline border and surface, as the comps' `.card`. */
export const card = css`
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.l};
  box-shadow: ${theme.shadow.card};
`;
