import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '~/theme/theme';

interface Props extends ComponentProps<'a'> {
  /** `inherit` on coloured grounds, where the link keeps its surroundings' colour. */
  tone?: 'link' | 'inherit';
}

/** An address that is too long for its line breaks after the @, not in the middle of a word. */
const breakable = (text: ReactNode) => {
  const host = typeof text === 'string' ? text.indexOf('@') + 1 : 0;
  if (typeof text !== 'string' || host === 0) return text;
  return (
    <>
      {text.slice(0, host)}
      <wbr />
      {text.slice(host)}
    </>
  );
};

/** An underlined link inside text. */
export function TextLink({ tone = 'link', children, ...rest }: Props) {
  return (
    <Anchor {...rest} $tone={tone}>
      {breakable(children)}
    </Anchor>
  );
}

const TONES = { link: theme.color.link, inherit: 'inherit' } as const;

const Anchor = styled.a<{ $tone: 'link' | 'inherit' }>`
  color: ${({ $tone }) => TONES[$tone]};
  text-decoration: underline;
  text-decoration-thickness: ${theme.line.thin};
  text-underline-offset: ${theme.underline.offset};
  overflow-wrap: anywhere;

  &:hover {
    text-decoration-thickness: ${theme.line.underline};
  }
`;
