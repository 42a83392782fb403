import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '~/theme/theme';
import { x } from './icons/common';
import { Icon } from './icons/Icon';

interface Props {
  children: ReactNode;
  /** Icon before the text. */
  drawing?: string;
  /** In the page's strand colour. */
  isAccented?: boolean;
  /** Makes it an active filter: a button that removes itself. */
  onRemove?: () => void;
}

/** A small fact in a pill: a category, a location, an active filter. */
export function Chip({ children, drawing, isAccented = false, onRemove }: Props) {
  const content = (
    <>
      {drawing && <Icon drawing={drawing} size="s" />}
      <bdi>{children}</bdi>
    </>
  );
  if (!onRemove) return <Pill $isAccented={isAccented}>{content}</Pill>;
  return (
    <Removable as="button" type="button" $isAccented={isAccented} onClick={onRemove}>
      <span className="vh">Remove filter </span>
      {content}
      <Icon drawing={x} size="s" />
    </Removable>
  );
}

const { color, space, size } = theme;

const Pill = styled.span<{ $isAccented: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.snug};
  min-height: ${size.controlDense};
  padding: 0 ${theme.space.sPlus};
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  background: ${({ $isAccented }) => ($isAccented ? color.accentTint : color.surface3)};
  color: ${({ $isAccented }) => ($isAccented ? color.accent : color.text2)};
  font-size: ${theme.text.small};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.leading.snug};
`;

const Removable = styled(Pill)<{ type?: 'button' }>`
  cursor: pointer;

  &:hover {
    color: ${color.text};
  }
`;
