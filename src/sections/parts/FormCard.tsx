import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '~/theme/theme';

/** The raised box around a form. */
export function FormCard({ children }: { children: ReactNode }) {
  return <Box>{children}</Box>;
}

const Box = styled.div`
  min-width: 0;
  padding: ${theme.space.card};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};
`;
