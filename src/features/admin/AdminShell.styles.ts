import styled from 'styled-components';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Logo } from './Logo';

const { space, color, layout, radius, font, line, safe } = theme;

const side = (padding: string) => `max(${padding}, ${safe.x})`;

export const DRAWER_WIDTH = '240px';
const LOGO_HEIGHT = '30px';
const ITEM_HEIGHT = '48px';
/** Text column of the dashboard and of the plain editor. */
const MAIN_WIDTH = '1180px';

export const Frame = styled.div`
  min-height: 100vh;
  background: ${color.bgAlt};

  ${media.desktop} {
    display: grid;
    grid-template-columns: ${DRAWER_WIDTH} minmax(0, 1fr);
  }
`;

export const Drawer = styled.div`
  display: none;

  ${media.desktop} {
    position: sticky;
    top: 0;
    display: flex;
    flex-direction: column;
    gap: ${space.lPlus};
    height: 100vh;
    padding: calc(${space.mPlus} + ${safe.top}) ${space.sPlus} calc(${space.mPlus} + ${safe.bottom});
    border-right: 1px solid ${color.border};
    background: ${color.surface};
  }
`;

export const DrawerLogo = styled(Logo)`
  padding: ${space.xxs} ${space.xsPlus};

  img {
    width: auto;
    height: ${LOGO_HEIGHT};
  }
`;

export const NavLink = styled.a`
  position: relative;
  display: flex;
  gap: ${space.s};
  align-items: center;
  min-height: ${ITEM_HEIGHT};
  padding: 0 ${space.sPlus};
  border-radius: ${radius.m};
  font-weight: ${font.weight.display};

  &:hover {
    background: ${color.surface2};
  }

  &[data-current] {
    background: ${color.surface3};
  }

  &[data-current]::before {
    position: absolute;
    top: ${space.xs};
    bottom: ${space.xs};
    left: -${space.sPlus};
    width: ${line.bar};
    border-radius: 0 ${line.rule} ${line.rule} 0;
    background: ${theme.strand.route.line};
    content: '';
  }
`;

export const TopBar = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  min-height: calc(${layout.adminTopbar} + ${safe.top});
  padding: ${safe.top} ${side(space.xl)} 0;
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};

  ${media.mobile} {
    padding-inline: ${side(space.ml)};
  }

  ${media.phone} {
    gap: ${space.xs};
    padding-inline: ${space.s};
  }

  ${media.tiny} {
    padding-block: calc(${space.xs} + ${safe.top}) ${space.xs};
  }
`;

/** The notices arrive late, so they lie over the free space beside the title, or on phones below the bar. */
export const Title = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  align-items: center;
  min-width: min-content;

  ${media.phone} {
    position: static;
  }

  > b {
    font-family: ${font.display};
    font-size: ${theme.text.prose};
    font-weight: ${font.weight.display};
    line-height: ${theme.leading.h3};

    ${media.phone} {
      font-size: ${theme.text.base};
    }
  }
`;

export const MenuButton = styled.span`
  ${media.desktop} {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: ${space.xsPlus};
  align-items: center;
  margin-left: auto;

  ${media.phone} {
    gap: ${space.xxs};

    > :last-child {
      padding: 0 ${space.s};
      font-size: ${theme.text.small};
    }

    > :last-child .icon {
      display: none;
    }
  }
`;

export const Content = styled.div`
  padding: ${space.xlPlus} ${side(space.xl)} ${space.x3l};

  &[data-width='text'] {
    max-width: ${MAIN_WIDTH};
  }

  ${media.mobile} {
    padding: ${space.ll} ${side(space.ml)} ${space.x4l};
  }

  ${media.phone} {
    padding-inline: ${space.m};
  }
`;
