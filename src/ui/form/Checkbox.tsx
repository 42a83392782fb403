import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { check } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  /** Muted text at the end of the line, e.g. the number of jobs. */
  detail?: ReactNode;
}

/** Native checkbox with its label; the whole line is the target. */
export function Checkbox({ label, detail, ...input }: Props) {
  return (
    <Line>
      <Box {...input} type="checkbox" />
      <Icon drawing={check} />
      <span>{label}</span>
      {detail !== undefined && <Detail>{detail}</Detail>}
    </Line>
  );
}

const { color, size, space } = theme;

const BOX_SIZE = '20px';
const MARK_SIZE = '14px';

const Line = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: ${size.controlSmall};
  font-size: ${theme.text.small};
  cursor: pointer;

  > .icon {
    position: absolute;
    left: ${theme.line.rule};
    width: ${MARK_SIZE};
    height: ${MARK_SIZE};
    stroke-width: 3;
    color: ${color.checkFg};
    visibility: hidden;
    pointer-events: none;
  }

  > input:checked + .icon {
    visibility: visible;
  }
`;

const Box = styled.input`
  appearance: none;
  flex: none;
  width: ${BOX_SIZE};
  height: ${BOX_SIZE};
  margin: 0;
  border: ${theme.line.thin} solid ${color.borderStrong};
  border-radius: ${theme.radius.xs};
  background: ${color.surface};
  cursor: inherit;

  &:checked {
    border-color: ${color.checkBg};
    background: ${color.checkBg};
  }

  ${media.forcedColors} {
    appearance: auto;

    + .icon {
      display: none;
    }
  }
`;

const Detail = styled.span`
  margin-left: auto;
  color: ${color.text3};
  font-size: ${theme.text.caption};
`;
