import styled from 'styled-components';
import { indexRow } from '~/theme/blocks';
import { media } from '~/theme/media';
import { stretchedLink, transition } from '~/theme/mixins';
import { theme } from '~/theme/theme';

const { space, color, size } = theme;

export const List = styled.ul`
  border-top: 1px solid ${color.border};
`;

export const Glyph = styled.span`
  display: grid;
  place-items: center;
  width: ${size.glyphLarge};
  height: ${size.glyphLarge};
  border-radius: ${indexRow.glyphRadius};
  background: ${color.accentTint};
  color: ${color.accent};

  ${media.mobile} {
    width: ${size.glyph};
    height: ${size.glyph};
    border-radius: ${indexRow.glyphRadiusMobile};
    /* Beside title and text, so that a title of one line is as near to its text as one of two. */
    grid-row: span 2;
  }
`;

export const Go = styled.span`
  display: grid;
  place-items: center;
  width: ${size.controlSmall};
  height: ${size.controlSmall};
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
  grid-template-columns: ${indexRow.columns};
  gap: ${space.xs} ${space.ll};
  align-items: center;
  padding: ${indexRow.padding} 0;
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
    grid-template-columns: ${indexRow.columnsMobile};
    gap: ${space.xs} ${space.px18};
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

/** Above the row's own link. */
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
  padding: 0 ${space.px14};
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
