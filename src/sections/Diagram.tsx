import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '~/theme/media';
import { diagram } from '~/theme/sections';
import { theme } from '~/theme/theme';

interface Props {
  /** The drawing's own size, in its units. */
  width: number;
  height: number;
  children: ReactNode;
}

/** A decorative drawing in the page's colours; the text beside it says the same. Its letters grow as it shrinks. */
export function Diagram({ width, height, children }: Props) {
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none" aria-hidden="true">
      {children}
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 100%;
  height: auto;

  text {
    fill: ${theme.color.text};
    font-family: ${theme.font.body};
    font-size: ${diagram.label};
    font-weight: ${theme.font.weight.strong};
  }

  text[data-role='figure'] {
    font-family: ${theme.font.display};
    font-size: ${diagram.figure};
    font-weight: ${theme.font.weight.medium};
  }

  text[data-role='note'] {
    fill: ${theme.color.text2};
    font-size: ${diagram.note};
    font-weight: ${theme.font.weight.body};
  }

  ${media.phone} {
    text {
      font-size: ${diagram.labelPhone};
    }

    text[data-role='figure'] {
      font-size: ${diagram.figurePhone};
    }

    text[data-role='note'] {
      font-size: ${diagram.notePhone};
    }
  }
`;
