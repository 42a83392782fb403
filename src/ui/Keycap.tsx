import styled from 'styled-components';
import { theme } from '~/theme/theme';

const { color, line } = theme;

const SIZE = '28px';

/** A key of the keyboard. */
export const Keycap = styled.kbd`
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
