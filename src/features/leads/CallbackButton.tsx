import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '~/ui/Button';
import { Icon } from '~/ui/Icon';
import { phone } from '~/ui/icons/common';

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  children: ReactNode;
  /** The comps show the telephone in banners, not in dense places. */
  hasIcon?: boolean;
}

/** Opens the callback dialog (`callback-buttons.ts`); a tap before the page is live is kept and answered. */
export function CallbackButton({ children, hasIcon = false, ...rest }: Props) {
  return (
    <Button {...rest} data-replay="" data-callback="" aria-haspopup="dialog">
      {children}
      {hasIcon && <Icon drawing={phone} data-shift="" />}
    </Button>
  );
}
