import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '~/theme/theme';
import { Spinner } from '~/ui/status/Spinner';
import { type ButtonSize, type ButtonVariant, Pill } from './button-styles';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** A busy button shows `busyLabel` and ignores clicks. Focus and width do not change. */
  isBusy?: boolean;
  /** For example 'Submitting...'. Its space is reserved, so the width never changes. */
  busyLabel?: string;
  children: ReactNode;
}

/** `type` is 'button' by default, so that a button in a form does not submit by accident. */
export function Button({
  variant = 'primary',
  size = 'base',
  isBusy,
  busyLabel,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Pill
      {...rest}
      type={type}
      data-variant={variant}
      data-size={size}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={handleClick}
    >
      {isBusy === undefined && busyLabel === undefined ? (
        children
      ) : busyLabel === undefined ? (
        <>
          {isBusy && <Spinner />}
          <Contents>{children}</Contents>
        </>
      ) : (
        <Stack data-busy-label={busyLabel}>
          <Label $isHidden={isBusy === true} aria-hidden={isBusy || undefined}>
            {children}
          </Label>
          {isBusy && (
            <Label $isHidden={false}>
              <Spinner />
              <span>{busyLabel}</span>
            </Label>
          )}
        </Stack>
      )}
    </Pill>
  );
}

/** Holds the words, because a translator replaces text that stands beside other elements, and React then no longer finds it. */
const Contents = styled.span`
  display: contents;
`;

/** Both labels share a grid cell. The pseudo-element reserves the space of the busy label with its ring and gap. */
const Stack = styled.span`
  display: grid;

  > *,
  &::after {
    grid-area: 1 / 1;
  }

  &::after {
    content: attr(data-busy-label);
    visibility: hidden;
    padding-left: ${theme.space.ll};
  }
`;

const Label = styled.span<{ $isHidden: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xsPlus};
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'inherit')};
`;
