import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '~/theme/theme';
import { circleAlert, circleCheck } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { info, triangleAlert } from '~/ui/icons/screens';
import { Row } from '~/ui/layout';

export type AlertTone = 'info' | 'ok' | 'warning' | 'danger';

interface Props {
  tone?: AlertTone;
  /** Bold first line. */
  title?: ReactNode;
  /** Buttons below the text. */
  actions?: ReactNode;
  children?: ReactNode;
}

/**
 * A message inside the page. Danger and warning interrupt assistive technology (`alert`); the others wait (`status`).
 * It is announced if it appears after the page was shown.
 */
export function Alert({ tone = 'info', title, actions, children }: Props) {
  const { icon, isUrgent } = TONES[tone];
  return (
    // Not atomic: a button that gets busy does not repeat the message.
    <Box role={isUrgent ? 'alert' : 'status'} aria-atomic={actions ? 'false' : undefined} $tone={tone}>
      <Icon drawing={icon} />
      <Content>
        {title && <strong dir="auto">{title}</strong>}
        {children && <div dir="auto">{children}</div>}
        {actions && (
          <Row $gap="xsPlus" $top="xs">
            {actions}
          </Row>
        )}
      </Content>
    </Box>
  );
}

const { color, strand, space, font } = theme;

const TONES = {
  info: { icon: info, isUrgent: false, ground: strand.cover.tint, ink: strand.cover.text },
  ok: { icon: circleCheck, isUrgent: false, ground: color.okBg, ink: color.ok },
  warning: { icon: triangleAlert, isUrgent: true, ground: strand.signal.tint, ink: strand.signal.text },
  danger: { icon: circleAlert, isUrgent: true, ground: color.dangerBg, ink: color.danger },
} satisfies Record<AlertTone, unknown>;

const Box = styled.div<{ $tone: AlertTone }>`
  display: flex;
  gap: ${space.s};
  padding: ${space.sPlus} ${space.mPlus};
  border: 1px solid transparent;
  border-radius: ${theme.radius.m};
  background: ${({ $tone }) => TONES[$tone].ground};
  color: ${({ $tone }) => TONES[$tone].ink};
  font-weight: ${font.weight.medium};
  line-height: ${theme.leading.small};

  > .icon {
    margin-top: ${theme.line.rule};
  }
`;

const Content = styled.div`
  flex: 1;
  display: grid;
  gap: ${space.xxs};
  min-width: 0;
  overflow-wrap: anywhere;
`;
