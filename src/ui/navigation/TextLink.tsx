import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '~/theme/theme';

interface Props extends ComponentProps<'a'> {
  /** `inherit` on coloured backgrounds, where the link has the colour of the surrounding text. */
  tone?: 'link' | 'inherit';
}

/** An underlined link inside text. */
export function TextLink({ tone = 'link', ...rest }: Props) {
  return <Anchor {...rest} $tone={tone} />;
}

const TONES = { link: theme.color.link, inherit: 'inherit' } as const;

const UNDERLINE_OFFSET = '0.18em';

const Anchor = styled.a<{ $tone: 'link' | 'inherit' }>`
  color: ${({ $tone }) => TONES[$tone]};
  text-decoration: underline;
  text-decoration-thickness: ${theme.line.thin};
  text-underline-offset: ${UNDERLINE_OFFSET};
  overflow-wrap: anywhere;

  &:hover {
    text-decoration-thickness: ${theme.line.underline};
  }
`;
