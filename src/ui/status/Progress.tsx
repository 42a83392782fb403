import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '~/theme/theme';

interface Props {
  /** The task, for example the name of the file. */
  label: string;
  /** 0 to 1. Without it the bar is indeterminate. */
  value?: number | undefined;
  /** The numbers as text, e.g. '62%, 1.49 of 2.41 MB'. */
  children?: ReactNode;
  /** For a bar next to text that names the task: only screen readers get the label. */
  isInline?: boolean;
}

/** Progress of an upload. The native element, so that assistive technology reads its value. */
export function Progress({ label, value, children, isInline = false }: Props) {
  return (
    <Frame data-inline={isInline || undefined}>
      {!isInline && <Name dir="auto">{label}</Name>}
      <Bar aria-label={label} value={value} max={1} />
      {children && <Numbers>{children}</Numbers>}
    </Frame>
  );
}

const { color, size, space } = theme;

const BAR_HEIGHT = '8px';

const Frame = styled.div`
  flex: 1;
  display: grid;
  gap: ${space.xs};
  min-width: 0;

  &[data-inline] {
    grid-template-columns: minmax(${size.control}, 1fr) auto;
    gap: ${space.s};
    align-items: center;
  }
`;

const Name = styled.strong`
  font-weight: ${theme.font.weight.strong};
  overflow-wrap: anywhere;
`;

const Numbers = styled.span`
  color: ${color.text2};
  font-size: ${theme.text.small};
`;

const Bar = styled.progress`
  appearance: none;
  width: 100%;
  height: ${BAR_HEIGHT};
  overflow: hidden;
  border: 0;
  border-radius: ${theme.radius.pill};
  background: ${color.surface3};
  accent-color: ${theme.strand.route.line};

  &::-webkit-progress-bar {
    background: ${color.surface3};
  }

  &::-webkit-progress-value {
    border-radius: ${theme.radius.pill};
    background: ${theme.strand.route.line};
  }

  &::-moz-progress-bar {
    background: ${theme.strand.route.line};
  }
`;
