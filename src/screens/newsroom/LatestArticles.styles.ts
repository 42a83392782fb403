import styled from 'styled-components';
import { media, query } from '~/theme/media';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';

const { space, text, color, radius } = theme;

const SEARCH_WIDTH = '340px';
const DATE_WIDTH = '160px';
const THUMB_WIDTH = '168px';
const THUMB_WIDTH_SMALL = '96px';
/** The widths of a thumbnail for the attribute `sizes`. */
export const THUMB_SIZES = `${query.mobile} ${THUMB_WIDTH_SMALL}, ${THUMB_WIDTH}`;

/** Height of a row of the list: its thumbnail and padding. */
const ROW_HEIGHT = '145px';

export const Band = styled.section`
  padding-block: ${space.section};
  background: ${color.bgAlt};

  > div {
    ${wrap}
  }

  nav {
    margin-top: ${space.ll};
  }
`;

/** The title and, once the backend has shown that it can search, the search. */
export const Head = styled.div`
  display: grid;
  gap: ${space.ml};
  margin-bottom: ${space.xll};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) ${SEARCH_WIDTH};
    align-items: center;
    min-height: ${theme.size.control};
  }
`;

export const Ghost = styled.li`
  display: grid;
  align-items: center;
  min-height: ${ROW_HEIGHT};
  border-bottom: 1px solid ${color.border};
`;

/** Reserves the space of the pager until the number of pages is known. */
export const PagerRoom = styled.div`
  visibility: hidden;
`;

export const Rows = styled.ul`
  border-top: 1px solid ${color.border};

  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${THUMB_WIDTH_SMALL};
    gap: ${space.xxsPlus} ${space.ml};
    align-content: center;
    align-items: center;
    min-height: ${ROW_HEIGHT};
    padding: ${space.l} 0;
    border-bottom: 1px solid ${color.border};
  }

  time {
    grid-column: 1 / -1;
    color: ${color.text3};
    font-size: ${text.small};
  }

  h3 {
    font-size: ${text.prose};
    overflow-wrap: anywhere;
  }

  a:hover h3 {
    text-decoration: underline;
  }

  p {
    display: none;
    margin-top: ${space.xxsPlus};
    color: ${color.text2};
  }

  img {
    width: 100%;
    height: auto;
    border-radius: ${radius.m};
    background: ${color.surface3};
    object-fit: cover;
    aspect-ratio: 168 / 96;
  }

  ${media.desktop} {
    a {
      grid-template-columns: ${DATE_WIDTH} minmax(0, 1fr) ${THUMB_WIDTH};
      column-gap: ${space.xl};
    }

    time {
      grid-column: auto;
    }

    h3 {
      font-size: ${text.card};
    }

    p {
      display: block;
    }
  }
`;
