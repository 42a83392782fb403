import styled from 'styled-components';
import type { MenuItem } from '~/content/menu';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { currentMark } from './MenuEntry';

interface Props {
  items: readonly MenuItem[];
  pathname: string;
  onFollow?: () => void;
}

/** The children of an item as stations on its line. The current one and the hovered one are filled. */
export function Stops({ items, pathname, onFollow }: Props) {
  return (
    <List>
      {items.map((item) => (
        <li key={item.href}>
          <a href={item.href} aria-current={currentMark(item, pathname)} onClick={onFollow}>
            {item.label}
          </a>
        </li>
      ))}
    </List>
  );
}

const { space, color, line, strand } = theme;

const ROW_HEIGHT_MOBILE = '44px';
const TEXT_LEFT = '40px';

/** A 14px stop, centred on a 4px line. */
const STOP_SIZE = '14px';
const STOP_LEFT = '12px';
const LINE_LEFT = '17px';
const STOP_RISE = '-7px';

const List = styled.ul`
  a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: ${theme.size.stopRow};
    padding: ${space.xs} ${space.s} ${space.xs} ${TEXT_LEFT};
    border-radius: ${theme.radius.m};
    font-weight: ${theme.font.weight.medium};
    line-height: ${theme.leading.snug};
  }

  a:hover {
    background: ${color.surface3};
  }

  a::before {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: ${LINE_LEFT};
    width: ${line.bar};
    background: ${strand.route.line};
  }

  li:first-child a::before {
    top: 50%;
  }

  li:last-child a::before {
    bottom: 50%;
  }

  a::after {
    content: '';
    position: absolute;
    top: 50%;
    left: ${STOP_LEFT};
    width: ${STOP_SIZE};
    height: ${STOP_SIZE};
    margin-top: ${STOP_RISE};
    border: ${line.bar} solid ${strand.route.line};
    border-radius: ${theme.radius.round};
    background: ${color.surface};
  }

  a:hover::after,
  a[aria-current]::after {
    background: ${strand.route.line};
  }

  ${media.forcedColors} {
    a::after {
      border-color: LinkText;
    }
  }

  ${media.mobile} {
    a {
      min-height: ${ROW_HEIGHT_MOBILE};
    }
  }
`;
