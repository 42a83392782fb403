import styled from 'styled-components';
import { theme } from '~/theme/theme';
import { check } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';

interface Props {
  items: readonly string[];
  /** As wide as its section, in as many columns as fit. By default one column of small text in a card. */
  isWide?: boolean;
}

/** Short items, each with a check in the strand's colour. */
export function CheckList({ items, isWide = false }: Props) {
  return (
    <List $isWide={isWide}>
      {items.map((item) => (
        <li key={item}>
          <Icon drawing={check} size="m" />
          {item}
        </li>
      ))}
    </List>
  );
}

const COLUMNS = `repeat(auto-fill, minmax(min(${theme.layout.minCard}, 100%), 1fr))`;

const ROW_GAP = '9px';

const List = styled.ul<{ $isWide: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isWide }) => ($isWide ? COLUMNS : 'minmax(0, 1fr)')};
  gap: ${ROW_GAP} ${theme.space.m};
  font-size: ${({ $isWide }) => ($isWide ? theme.text.body : theme.text.small)};
  line-height: ${theme.leading.caption};

  > li {
    display: flex;
    gap: ${ROW_GAP};
  }

  .icon {
    margin-top: ${theme.space.x3s};
    color: ${theme.color.accent};
  }
`;
