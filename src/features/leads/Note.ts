import styled from 'styled-components';
import { theme } from '~/theme/theme';

/** A line below a form. */
export const Note = styled.p`
  color: ${theme.color.text3};
  font-size: ${theme.text.small};
`;
