import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { Ground } from '~/content/model';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';

interface Props {
  ground?: Ground | undefined;
  children: ReactNode;
}

/** A full-width band with the section's padding and the page's inner box. */
export function SectionFrame({ ground = 'plain', children }: Props) {
  return (
    <Band $ground={ground}>
      <Inner>{children}</Inner>
    </Band>
  );
}

/** On the tinted band `--bg` is the tint, so that stations are filled with what lies under them. */
const GROUNDS = {
  plain: null,
  alt: css`
    --bg: ${theme.color.bgAlt};
    background: ${theme.color.bgAlt};
  `,
} satisfies Record<Ground, unknown>;

const Band = styled.section<{ $ground: Ground }>`
  padding-block: ${theme.space.section};
  overflow-x: clip;
  ${({ $ground }) => GROUNDS[$ground]}
`;

const Inner = styled.div`
  ${wrap}
`;
