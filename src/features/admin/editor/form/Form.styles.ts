import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { centred } from '~/theme/mixins';
import { theme } from '~/theme/theme';

const { space, color, radius, line, font } = theme;

const STATION_SIZE = '30px';
const SECTION_HEAD_HEIGHT = '60px';

/** About the height of a collapsed section. */
const COLLAPSED_HEIGHT = '64px';

export const Items = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.ml};

  /* Find-in-page and the keyboard still reach these items. */
  &[data-long] > li {
    content-visibility: auto;
    contain-intrinsic-size: auto ${COLLAPSED_HEIGHT};
    overflow-clip-margin: ${space.l};
  }
`;

/** Marks where a dragged item would be dropped. */
const target = css`
  &[data-over] {
    outline: ${theme.line.thin} solid ${theme.strand.route.line};
    outline-offset: ${space.xxs};
  }
`;

export const Item = styled.li`
  min-width: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  background: ${color.surface2};
  ${target}
`;

export const ItemHead = styled.div`
  display: flex;
  gap: ${space.sPlus};
  align-items: center;
  min-height: ${SECTION_HEAD_HEIGHT};
  padding: ${space.xxsPlus} ${space.s} ${space.xxsPlus} ${space.m};

  h3 {
    flex: 1;
    min-width: 0;
    font-family: ${font.body};
    font-size: ${theme.text.body};
    font-weight: ${font.weight.button};
    letter-spacing: 0;
    overflow-wrap: anywhere;
  }

  h3[data-untitled] {
    color: ${color.text3};
  }

  ${media.phone} {
    flex-wrap: wrap;
  }
`;

export const ItemActions = styled.div`
  display: flex;
  align-items: center;
  margin-left: auto;

  ${media.phone} {
    width: 100%;
    justify-content: flex-end;
  }
`;

/** The number of a section, drawn as a station. It is also the drag handle. */
export const Station = styled.span`
  flex: none;
  ${centred(STATION_SIZE)}
  border: ${line.bar} solid ${theme.strand.route.line};
  border-radius: ${radius.round};
  background: ${color.surface};
  font-size: ${theme.text.caption};
  font-weight: ${font.weight.heavy};
  line-height: ${theme.leading.tight};
  cursor: grab;
`;

export const ItemBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.mPlus};
  padding: ${space.xxsPlus} ${space.m} ${space.ml};
`;

export const BlockBox = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.mPlus};
  border: 1px dashed ${color.borderStrong};
  border-radius: ${radius.m};
  background: ${color.surface};
  ${target}
`;

export const BlockHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
`;

/** The drag handle of an item without a number. */
export const Grip = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  min-width: ${theme.size.target};
  min-height: ${theme.size.target};
  margin-left: -${space.xs};
  color: ${color.text3};
  cursor: grab;
`;

/** Places its children at both ends of a line. */
export const Ends = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  align-items: center;
  justify-content: space-between;

  > strong {
    font-weight: ${font.weight.strong};
  }
`;

export const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.sPlus};
  padding: ${space.ml};
  color: ${color.text2};
  text-align: center;
`;
