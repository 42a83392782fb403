import styled from 'styled-components';
import { theme } from '~/theme/theme';

/** 24 to 48px. */
const PADDING = 'clamp(24px, 3.3vw, 48px)';

/** The raised box around a form. */
export const FormCard = styled.div`
  min-width: 0;
  padding: ${PADDING};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.xl};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.raised};
`;
