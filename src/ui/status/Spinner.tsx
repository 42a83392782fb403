import styled, { keyframes } from 'styled-components';
import { theme } from '~/theme/theme';

interface Props {
  size?: 'base' | 'small';
}

/** A spinning ring. Decorative: the text next to it names the task. With reduced motion it does not spin. */
export function Spinner({ size = 'base' }: Props) {
  return <Ring $size={size} aria-hidden="true" />;
}

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`;

const SIZES = {
  base: { diameter: theme.size.spinner, stroke: theme.line.ring },
  small: { diameter: '14px', stroke: '2px' },
} as const;

const Ring = styled.span<{ $size: 'base' | 'small' }>`
  flex: none;
  display: inline-block;
  width: ${({ $size }) => SIZES[$size].diameter};
  height: ${({ $size }) => SIZES[$size].diameter};
  border: ${({ $size }) => SIZES[$size].stroke} solid currentColor;
  border-right-color: transparent;
  border-radius: ${theme.radius.round};
  animation: ${turn} ${theme.motion.spin} linear infinite;
`;
