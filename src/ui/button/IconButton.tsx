import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { plainButton, transition } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Icon } from '~/ui/icons/Icon';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  /** Name for assistive technology, also shown as a native tooltip. */
  label: string;
  drawing: string;
  /**
   * `outline` has a border and a background, `plain` only a hover background, `danger` is plain in the danger colour.
   */
  variant?: 'outline' | 'plain' | 'danger';
}

/** A round 44px button that shows only an icon. */
export function IconButton({ label, drawing, variant = 'outline', type = 'button', ...rest }: Props) {
  return (
    <Round {...rest} type={type} aria-label={label} $variant={variant}>
      <Icon drawing={drawing} />
    </Round>
  );
}

const VARIANTS = {
  outline: { border: theme.color.border, ground: theme.color.surface, color: theme.color.text },
  plain: { border: 'transparent', ground: 'transparent', color: theme.color.text2 },
  danger: { border: 'transparent', ground: 'transparent', color: theme.color.danger },
} as const;

const Round = styled.button<{ $variant: keyof typeof VARIANTS }>`
  ${plainButton}
  flex: none;
  display: inline-grid;
  place-items: center;
  width: ${theme.size.controlSmall};
  height: ${theme.size.controlSmall};
  border: ${theme.line.thin} solid ${({ $variant }) => VARIANTS[$variant].border};
  border-radius: ${theme.radius.round};
  background: ${({ $variant }) => VARIANTS[$variant].ground};
  color: ${({ $variant }) => VARIANTS[$variant].color};
  ${transition('background-color')}

  &:hover {
    background: ${theme.color.surface3};
  }

  &:disabled,
  &[aria-disabled='true'] {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
`;
