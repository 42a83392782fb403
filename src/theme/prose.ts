import { css } from 'styled-components';
import { theme } from './theme';

const { color, space } = theme;

/** Space between paragraphs, above a title and between items, relative to the text size. */
const rhythm = { paragraph: '1.1em', title: '2em', item: '0.55em' } as const;

/** List items marked with a short strand in the page's colour. */
export const strandItems = css`
  > li {
    position: relative;
    padding-inline-start: ${space.ll};
  }

  > li + li {
    margin-top: ${rhythm.item};
  }

  > li::before {
    content: '';
    position: absolute;
    top: ${theme.layout.bulletTop};
    inset-inline-start: ${space.x3s};
    width: ${space.sPlus};
    height: ${theme.line.bar};
    border-radius: ${space.x3s};
    background: ${color.accentLine};
    forced-color-adjust: none;
  }
`;

/** Running text with titles and lists. */
export const prose = css`
  max-width: ${theme.layout.measure};
  color: ${color.text2};
  font-size: ${theme.text.prose};
  line-height: ${theme.leading.prose};
  overflow-wrap: anywhere;

  > * + * {
    margin-top: ${rhythm.paragraph};
  }

  > h2,
  > h3 {
    margin-top: ${rhythm.title};
    color: ${color.text};
    font-size: ${theme.text.h3};
  }

  > :first-child {
    margin-top: 0;
  }

  > ul {
    ${strandItems}
  }
`;
