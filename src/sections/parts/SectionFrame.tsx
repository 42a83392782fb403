import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Ground } from '~/content/model';
import { theme } from '~/theme/theme';
import { Container } from '~/ui/Container';

interface Props {
  ground?: Ground | undefined;
  /** The space above: the usual space of a section, less after a banner, none if it belongs to the previous section. */
  top?: keyof typeof TOPS;
  children: ReactNode;
}

/** A full-width band with the section's padding and the page's inner box. */
export function SectionFrame({ ground = 'plain', top = 'base', children }: Props) {
  return (
    <Band $ground={ground} $top={top}>
      <Container>{children}</Container>
    </Band>
  );
}

/** On the tinted band `--bg` is the tint, so that stations are filled with the background behind them. */
const GROUNDS = {
  plain: null,
  alt: css`
    --bg: ${theme.color.bgAlt};
    background: ${theme.color.bgAlt};
  `,
} satisfies Record<Ground, unknown>;

const TOPS = { base: theme.space.section, small: 'clamp(40px, 4vw, 64px)', none: '0' } as const;

const Band = styled.section<{ $ground: Ground; $top: keyof typeof TOPS }>`
  padding-block: ${({ $top }) => TOPS[$top]} ${theme.space.section};
  overflow-x: clip;
  overflow-wrap: anywhere;
  ${({ $ground }) => GROUNDS[$ground]}
`;
