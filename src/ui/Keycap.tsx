import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '~/theme/theme';

/** A key of the keyboard. */
export function Keycap({ children }: { children: ReactNode }) {
  return <Key>{children}</Key>;
}

const { color, line } = theme;

const SIZE = '28px';

const Key = styled.kbd`
  display: inline-grid;
  place-items: center;
  min-width: ${SIZE};
  height: ${SIZE};
  padding: 0 ${theme.space.xs};
  border: ${line.hair} solid ${color.borderStrong};
  border-bottom-width: ${theme.line.ring};
  border-radius: ${theme.radius.xs};
  background: ${color.surface2};
  font-family: ${theme.font.body};
  font-size: ${theme.text.caption};
  font-weight: ${theme.font.weight.button};
  line-height: ${theme.leading.tight};
`;
