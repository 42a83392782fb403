import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '~/theme/theme';

export type BadgeTone = 'neutral' | 'route' | 'cover' | 'flow' | 'signal' | 'danger';

/** A word or a count next to a title: 'Required', 'CTA', '3'. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <Pill $tone={tone}>{children}</Pill>;
}

const { color, strand } = theme;

const MIN_HEIGHT = '26px';

const TONES = {
  neutral: { tint: color.surface3, text: color.text2 },
  route: strand.route,
  cover: strand.cover,
  flow: strand.flow,
  signal: strand.signal,
  danger: { tint: color.dangerBg, text: color.danger },
} satisfies Record<BadgeTone, unknown>;

const Pill = styled.span<{ $tone: BadgeTone }>`
  flex: none;
  display: inline-flex;
  align-items: center;
  min-height: ${MIN_HEIGHT};
  padding: 0 ${theme.space.xsPlus};
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  background: ${({ $tone }) => TONES[$tone].tint};
  color: ${({ $tone }) => TONES[$tone].text};
  font-size: ${theme.text.caption};
  font-weight: ${theme.font.weight.strong};
  line-height: ${theme.leading.tight};
`;
