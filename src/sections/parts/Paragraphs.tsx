import styled from 'styled-components';
import { theme } from '~/theme/theme';

const { space } = theme;

interface Texts {
  paragraphs: readonly string[];
  list?: readonly string[] | undefined;
}

/** Paragraphs, followed by a list if there is one. */
export function Paragraphs({ paragraphs, list }: Texts) {
  return (
    <>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <List>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      )}
    </>
  );
}

const MARK_WIDTH = '14px';

/** Items marked with a short strand. */
const List = styled.ul`
  display: grid;
  gap: ${space.xs};

  > li {
    position: relative;
    padding-left: ${space.ll};
  }

  > li::before {
    content: '';
    position: absolute;
    top: ${theme.layout.bulletTop};
    left: 0;
    width: ${MARK_WIDTH};
    height: ${theme.line.bar};
    border-radius: ${space.x3s};
    background: ${theme.color.accentLine};
    forced-color-adjust: none;
  }
`;
