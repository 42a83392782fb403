import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

const { color, space, text, radius, font } = theme;

const TIME_WIDTH = '68px';
const METHOD_WIDTH = '52px';
/** Status and duration. */
const RESULT_WIDTH = '64px';
/** Below this width, such as with large text, the path has a separate line. */
const PATH_WIDTH = '120px';
const ENTRY_PADDING = '7px';

export const LogHead = styled.div`
  display: flex;
  gap: ${space.m};
  align-items: center;
  margin-bottom: ${space.xxs};

  > h3 {
    flex: 1;
    color: ${color.text3};
    font: ${font.weight.strong} ${text.caption} / ${theme.leading.caption} ${font.body};
    letter-spacing: 0;
  }
`;

export const Entries = styled.ol`
  margin: 0;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.m};
  overflow: hidden;
  list-style: none;
  font-size: ${text.caption};

  &:empty {
    display: none;
  }
`;

export const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.xs};
  padding: ${ENTRY_PADDING} ${space.s};

  & + & {
    border-top: 1px solid ${color.border};
  }

  > time {
    min-width: ${TIME_WIDTH};
  }

  > span {
    min-width: ${METHOD_WIDTH};
  }

  > code {
    flex: 1 1 ${PATH_WIDTH};
    overflow-wrap: anywhere;
  }

  > b,
  > b + span {
    min-width: ${RESULT_WIDTH};
  }

  > p {
    flex-basis: 100%;
    margin-top: ${space.xxs};
    overflow-wrap: anywhere;
  }

  &[data-bad] {
    background: ${color.dangerBg};
    color: ${color.danger};
  }

  ${media.small} {
    > time {
      display: none;
    }

    > code {
      order: 1;
      flex-basis: 100%;
    }

    > p {
      order: 2;
    }
  }
`;
