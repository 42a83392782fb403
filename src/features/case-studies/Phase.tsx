import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { runsOnPaper } from '~/theme/mixins';
import { theme } from '~/theme/theme';

interface Props {
  name: string;
  /** A line below the name. */
  note?: string;
  /** For little text: the stations are closer together. */
  isShort?: boolean;
  children: ReactNode;
}

/** One station of a vertical line: its name on the left, its content on the right. The last sibling ends the line. */
export function Phase({ name, note, isShort = false, children }: Props) {
  return (
    <Row $isShort={isShort}>
      <Stop>
        <h2>{name}</h2>
        {note && <p>{note}</p>}
      </Stop>
      <Body>{children}</Body>
    </Row>
  );
}

const { space, color, station } = theme;

const NAME_WIDTH = '300px';
const BOTTOM = '88px';
const BOTTOM_SMALL = '56px';

/** The line of a phase runs from just below its station into the next one. After the last station it ends. */
const LINE_TOP = '8px';
const LINE_BOTTOM = '-8px';
const LINE_END = '30px';

/** Forced colours remove backgrounds, and the line is only a background. */
const line = css`
  content: '';
  position: absolute;
  top: ${LINE_TOP};
  bottom: ${LINE_BOTTOM};
  left: ${station.inset};
  width: ${station.border};
  background: ${color.accentLine};

  ${media.forcedColors} {
    background: CanvasText;
  }
`;

const Row = styled.div<{ $isShort: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.ml};
  padding-bottom: ${({ $isShort }) => ($isShort ? BOTTOM_SMALL : BOTTOM)};

  &::before {
    ${line}
  }

  &:last-child {
    padding-bottom: 0;
  }

  &:last-child::before {
    bottom: auto;
    height: ${LINE_END};
  }

  ${media.desktop} {
    grid-template-columns: ${NAME_WIDTH} minmax(0, 1fr);
    gap: ${space.xxll};
  }

  ${runsOnPaper(space.ml)}
`;

const Stop = styled.div`
  position: relative;
  min-height: ${station.size};
  padding-left: ${station.room};

  &::before {
    content: '';
    position: absolute;
    top: 0;
    left: 0;
    width: ${station.size};
    height: ${station.size};
    border: ${station.border} solid ${color.accentLine};
    border-radius: ${theme.radius.round};
    background: ${color.bg};
  }

  > h2 {
    padding-top: ${space.xxs};
    font-size: ${theme.text.h3};
  }

  > p {
    margin-top: ${space.xsPlus};
    color: ${color.text2};
  }
`;

const Body = styled.div`
  min-width: 0;

  /* The first paragraph and the one after the heading are leads. */
  > p:first-child,
  > h3 + p {
    font-size: ${theme.text.lead};
    line-height: ${theme.leading.lead};
  }

  > p {
    color: ${color.text2};
  }

  > * + p {
    margin-top: ${space.xl};
  }

  > h3 + p {
    margin-top: ${space.xs};
  }

  ${media.mobile} {
    padding-left: ${station.room};
  }
`;
