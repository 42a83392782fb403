import styled from 'styled-components';
import { theme } from '~/theme/theme';

const DOT_SIZE = '8px';

/** A state as text with a coloured dot before it, e.g. 'published'. */
export const StatusDot = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space.xs};
  color: ${theme.color.ok};
  font-size: ${theme.text.small};
  font-weight: ${theme.font.weight.display};

  &::before {
    content: '';
    width: ${DOT_SIZE};
    height: ${DOT_SIZE};
    border-radius: ${theme.radius.round};
    background: ${theme.strand.flow.line};
    forced-color-adjust: none;
  }
`;
