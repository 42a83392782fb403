import styled, { keyframes } from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { TextButton } from '~/ui/button/TextButton';
import { circleAlert, circleCheck, refreshCw } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { dismissToast, getToasts, type ToastItem, type ToastTone } from './toast-store';

const ICONS = { ok: circleCheck, error: circleAlert, info: refreshCw } satisfies Record<ToastTone, string>;

/** One message in a dark pill; inverted in the dark theme. */
export function Toast({ item }: { item: ToastItem }) {
  return (
    <Pill $tone={item.tone}>
      <Icon drawing={ICONS[item.tone]} />
      <div>
        <span>{item.text}</span> {item.detail && <small dir="auto">{item.detail}</small>}
      </div>
      {item.actions.map(({ label, onAction }) => (
        <TextButton
          key={label}
          onClick={() => {
            // The second click of a double click arrives before the message is gone.
            if (!getToasts().includes(item)) return;
            dismissToast(item.id);
            onAction();
          }}
        >
          {label}
        </TextButton>
      ))}
    </Pill>
  );
}

const { color, space, motion } = theme;

const arrive = keyframes`
  from {
    opacity: 0;
    transform: translateY(${motion.riseFar});
  }
`;

const ICON_COLOR = { ok: color.toastOk, error: color.toastBad, info: color.toastOk } satisfies Record<
  ToastTone,
  string
>;

const Pill = styled.div<{ $tone: ToastTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${theme.size.control};
  padding: ${space.xsPlus} ${space.mlPlus} ${space.xsPlus} ${space.m};
  border-radius: ${theme.radius.xl};
  background: ${color.toastBg};
  color: ${color.toastFg};
  box-shadow: ${theme.shadow.overlay};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.leading.snug};
  overflow-wrap: anywhere;

  small {
    display: block;
    font-size: ${theme.text.small};
  }

  /* Long words in a message may break, but not those of its buttons. */
  button {
    flex: none;
  }

  .icon {
    color: ${({ $tone }) => ICON_COLOR[$tone]};
  }

  ${media.motion} {
    animation: ${arrive} ${motion.base} ${motion.out};
  }

  ${media.forcedColors} {
    border: 1px solid;
  }
`;
