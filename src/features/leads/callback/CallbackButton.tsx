import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '~/ui/button/Button';
import { Icon } from '~/ui/icons/Icon';
import { phone } from '~/ui/icons/screens';

interface Props extends Pick<ButtonProps, 'variant' | 'size'> {
  children: ReactNode;
  /** The comps show the telephone in banners, but not in compact places. */
  hasIcon?: boolean;
}

/** Opens the callback dialog (`callback-buttons.ts`). A tap before hydration is queued and replayed. */
export function CallbackButton({ children, hasIcon = false, ...rest }: Props) {
  return (
    <Button {...rest} data-replay="" data-callback="" aria-haspopup="dialog">
      {children}
      {hasIcon && <Icon drawing={phone} data-shift="" />}
    </Button>
  );
}
