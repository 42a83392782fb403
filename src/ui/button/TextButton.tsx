import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { plainButton } from '~/theme/mixins';
import { theme } from '~/theme/theme';

/** A button that looks like a link: 'Clear all', 'Keep old-slug', the action of a notice. */
export function TextButton({ type = 'button', ...rest }: ComponentProps<'button'>) {
  return <Plain {...rest} type={type} />;
}

const Plain = styled.button`
  ${plainButton}
  min-height: ${theme.size.controlDense};
  padding: 0 ${theme.space.xxs};
  color: inherit;
  font-weight: ${theme.font.weight.strong};
  text-align: left;
  text-decoration: underline;
  text-underline-offset: ${theme.underline.gap};

  &:hover {
    text-decoration-thickness: ${theme.line.underline};
  }
`;
