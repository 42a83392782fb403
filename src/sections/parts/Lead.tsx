import styled from 'styled-components';
import { theme } from '~/theme/theme';

/** The sentence next to or below a title. */
export const Lead = styled.p`
  color: ${theme.color.text2};
  font-size: ${theme.text.lead};
  line-height: ${theme.leading.lead};
`;
