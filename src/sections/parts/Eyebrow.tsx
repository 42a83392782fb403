import styled from 'styled-components';
import { theme } from '~/theme/theme';

/** A short line above a title that names the subject, with its strand. */
export const Eyebrow = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.xsPlus};
  margin-bottom: ${theme.space.mlPlus};
  font-size: ${theme.text.base};
  font-weight: ${theme.font.weight.button};

  &::before {
    content: '';
    flex: none;
    width: ${theme.size.crumbStrand};
    height: ${theme.line.width};
    border-radius: ${theme.line.rule};
    background: ${theme.color.accentLine};
  }
`;
