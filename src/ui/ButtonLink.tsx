import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyles } from './button-styles';

interface Props extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'base', ...rest }: Props) {
  return <Pill {...rest} $variant={variant} $size={size} />;
}

const Pill = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;
