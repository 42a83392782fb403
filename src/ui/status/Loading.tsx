import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '~/theme/theme';
import { Spinner } from './Spinner';

interface Props {
  /** The specified sentence, e.g. 'Loading article...'. */
  children: ReactNode;
}

/** Spinner with its sentence, announced politely. */
export function Loading({ children }: Props) {
  return (
    <Line role="status">
      <Spinner />
      {children}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.s};
  color: ${theme.color.text2};
`;
