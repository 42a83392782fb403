import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

const { color, space, text, radius, font } = theme;

/** Time, method, path, status, duration. */
const ENTRY_COLUMNS = '68px 52px minmax(0, 1fr) 64px 64px';
const ENTRY_COLUMNS_SMALL = '52px minmax(0, 1fr) 64px 64px';
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
  display: grid;
  grid-template-columns: ${ENTRY_COLUMNS};
  gap: 0 ${space.xs};
  padding: ${ENTRY_PADDING} ${space.s};

  & + & {
    border-top: 1px solid ${color.border};
  }

  > code {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > p {
    grid-column: 1 / -1;
    margin-top: ${space.xxs};
    overflow-wrap: anywhere;
  }

  &[data-bad] {
    background: ${color.dangerBg};
    color: ${color.danger};
  }

  ${media.small} {
    grid-template-columns: ${ENTRY_COLUMNS_SMALL};

    > time {
      display: none;
    }
  }
`;
