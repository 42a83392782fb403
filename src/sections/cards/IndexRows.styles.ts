import styled from 'styled-components';
import { media } from '~/theme/media';
import { centred, stretchedLink, transition } from '~/theme/mixins';
import { theme } from '~/theme/theme';

const { space, color, size } = theme;

const COLUMNS = '72px minmax(0, 5fr) minmax(0, 6fr) 44px';
const COLUMNS_MOBILE = '56px minmax(0, 1fr)';
const ROW_PADDING = '30px';
const GLYPH_RADIUS = '16px';
const GLYPH_RADIUS_MOBILE = '14px';

export const List = styled.ul`
  border-top: 1px solid ${color.border};
`;

export const Glyph = styled.span`
  ${centred(size.glyphLarge)}
  border-radius: ${GLYPH_RADIUS};
  background: ${color.accentTint};
  color: ${color.accent};

  ${media.mobile} {
    width: ${size.glyph};
    height: ${size.glyph};
    border-radius: ${GLYPH_RADIUS_MOBILE};
    /* Spans title and text, so that the gap is the same for titles of one and two lines. */
    grid-row: span 2;
  }
`;

export const Go = styled.span`
  ${centred(size.controlSmall)}
  border: ${theme.line.thin} solid ${color.border};
  border-radius: ${theme.radius.round};
  ${transition('background-color, color')}

  ${media.mobile} {
    display: none;
  }
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${COLUMNS};
  gap: ${space.xs} ${space.ll};
  align-items: center;
  padding: ${ROW_PADDING} 0;
  border-bottom: 1px solid ${color.border};

  > h2 {
    font-size: ${theme.text.h3};
  }

  > p {
    color: ${color.text2};
  }

  &:hover ${Go} {
    border-color: transparent;
    background: ${color.text};
    color: ${color.bg};
  }

  ${media.mobile} {
    grid-template-columns: ${COLUMNS_MOBILE};
    gap: ${space.xs} ${space.mPlus};
    align-items: start;
    padding: ${space.l} 0;

    > p,
    > ul {
      grid-column: 2;
    }
  }
`;

export const TitleLink = styled.a`
  ${stretchedLink}

  &::after {
    border-radius: ${theme.radius.s};
  }
`;

/** Above the link that covers the row. */
export const Children = styled.ul`
  position: relative;
  grid-column: 2 / 4;
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin-top: ${space.xs};
`;

export const Child = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${size.controlDense};
  padding: 0 ${space.sPlus};
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  background: ${color.surface3};
  color: ${color.text2};
  font-size: ${theme.text.small};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.leading.snug};

  &:hover {
    text-decoration: underline;
  }
`;
