import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { shortcutOf } from '~/lib/browser/shortcut';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

interface Props {
  text: string;
  side?: 'top' | 'bottom' | 'left';
  /** The control. It uses `describedBy` as its `aria-describedby`, unless the text is already its name. */
  children: (describedBy: string) => ReactNode;
}

/**
 * A short text about a control, shown on hover and keyboard focus. As WCAG 1.4.13 requires, Escape hides it, the
 * pointer can move onto it, and it stays until pointer and focus have left.
 */
export function Tooltip({ text, side = 'top', children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (shortcutOf(event.nativeEvent) !== 'Escape' || !isOpen) return;
    // Otherwise the same key press would close the dialog around it.
    event.stopPropagation();
    setOpen(false);
  };
  return (
    <Anchor
      onPointerEnter={(event) => setOpen(event.pointerType !== 'touch')}
      onPointerLeave={() => setOpen(false)}
      onFocus={(event) => setOpen(event.target.matches(':focus-visible'))}
      onBlur={() => setOpen(false)}
      onKeyDown={onKeyDown}
    >
      {children(id)}
      <Bubble id={id} role="tooltip" $side={side} data-open={isOpen || undefined}>
        <Words>{text}</Words>
      </Bubble>
    </Anchor>
  );
}

const { color, space, z } = theme;

const Anchor = styled.span`
  position: relative;
  display: inline-grid;
`;

const SIDES = {
  top: `bottom: 100%; left: 50%; translate: -50%; padding-bottom: ${space.xs};`,
  bottom: `top: 100%; left: 50%; translate: -50%; padding-top: ${space.xs};`,
  left: `right: 100%; top: 50%; translate: 0 -50%; padding-right: ${space.xs};`,
} as const;

/** Its padding bridges the gap to the control, so that the pointer can move onto it. */
const Bubble = styled.span<{ $side: keyof typeof SIDES }>`
  position: absolute;
  z-index: ${z.submenu};
  width: max-content;
  max-width: ${theme.layout.minCard};
  ${({ $side }) => SIDES[$side]}

  &:not([data-open]) {
    visibility: hidden;
  }

  ${media.motion} {
    transition: opacity ${theme.motion.instant};

    &:not([data-open]) {
      opacity: 0;
    }
  }
`;

const Words = styled.span`
  display: block;
  padding: ${space.xxsPlus} ${space.s};
  border-radius: ${theme.radius.s};
  background: ${color.toastBg};
  color: ${color.toastFg};
  font-size: ${theme.text.caption};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.leading.caption};
`;
