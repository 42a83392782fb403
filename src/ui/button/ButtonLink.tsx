import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, Pill } from './button-styles';

interface Props extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'base', ...rest }: Props) {
  return <Pill as="a" {...rest} data-variant={variant} data-size={size} />;
}
