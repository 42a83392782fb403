import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

interface Props {
  /** The drawing's own size, in view box units. */
  width: number;
  height: number;
  children: ReactNode;
}

/** A decorative drawing in the colours of the page. The text next to it has the same content. */
export function Diagram({ width, height, children }: Props) {
  return (
    <Drawing viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none" aria-hidden="true">
      {children}
    </Drawing>
  );
}

/** Sizes in view box units. Where the drawing shrinks, the letters grow. */
const LABEL_SIZE = '17px';
const LABEL_SIZE_PHONE = '25px';
const FIGURE_SIZE = '30px';
const FIGURE_SIZE_PHONE = '38px';
const NOTE_SIZE = '16px';
const NOTE_SIZE_PHONE = '22px';

const Drawing = styled.svg`
  width: 100%;
  height: auto;

  text {
    fill: ${theme.color.text};
    font-family: ${theme.font.body};
    font-size: ${LABEL_SIZE};
    font-weight: ${theme.font.weight.strong};
  }

  text[data-role='figure'] {
    font-family: ${theme.font.display};
    font-size: ${FIGURE_SIZE};
    font-weight: ${theme.font.weight.medium};
  }

  text[data-role='note'] {
    fill: ${theme.color.text2};
    font-size: ${NOTE_SIZE};
    font-weight: ${theme.font.weight.body};
  }

  ${media.phone} {
    text {
      font-size: ${LABEL_SIZE_PHONE};
    }

    text[data-role='figure'] {
      font-size: ${FIGURE_SIZE_PHONE};
    }

    text[data-role='note'] {
      font-size: ${NOTE_SIZE_PHONE};
    }
  }
`;
