import type { Action } from '~/content/model';
import { CallbackButton } from '~/features/leads/callback/CallbackButton';
import { ButtonLink } from '~/ui/button/ButtonLink';
import type { ButtonSize, ButtonVariant } from '~/ui/button/button-styles';
import { arrowRight } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';

interface Props {
  action: Action;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Compact places show no telephone and no arrow. */
  hasIcon?: boolean;
}

/** Renders an `Action` of the content: the callback button, or a link that looks like a button. */
export function ActionButton({ action, hasIcon = true, ...look }: Props) {
  if (action.kind === 'callback') {
    return (
      <CallbackButton {...look} hasIcon={hasIcon}>
        {action.text}
      </CallbackButton>
    );
  }
  return (
    <ButtonLink {...look} href={action.href}>
      {action.text}
      {hasIcon && <Icon drawing={arrowRight} data-shift="" />}
    </ButtonLink>
  );
}
