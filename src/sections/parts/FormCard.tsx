import styled from 'styled-components';
import { theme } from '~/theme/theme';

/** The raised box around a form. */
export const FormCard = styled.div`
  min-width: 0;
  padding: ${theme.space.card};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};
`;
