import styled, { css } from 'styled-components';
import { media } from '~/theme/media';
import { card, linkCard, stretchedLink } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { MoreLink } from '~/ui/navigation/MoreLink';

const { space, color, radius } = theme;

const ART_HEIGHT = '240px';
const ART_HEIGHT_MOBILE = '180px';
const TEXT_TOP = '34px';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.column};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) ${theme.layout.articleSide};
  }
`;

/** The checks of the ink card are green. */
const ink = css`
  border-color: transparent;
  background: ${color.inkPanel};

  li .icon {
    color: ${color.flow500};
  }
`;

export const LargeCard = styled.article<{ $isDark: boolean }>`
  ${card}
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: ${radius.xl};
  ${({ $isDark }) => ($isDark ? ink : null)}
`;

export const Header = styled.div`
  height: ${ART_HEIGHT};
  background: ${theme.strand.mist.tint};

  [data-surface='dark'] > & {
    background: none;
  }

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  ${media.mobile} {
    height: ${ART_HEIGHT_MOBILE};
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.sPlus};
  padding: ${TEXT_TOP} ${space.xlPlus} ${space.lPlus};

  > p {
    color: ${color.text2};
  }

  > a {
    --c: ${color.text};
  }

  ${media.mobile} {
    padding: ${space.lPlus} ${space.l};
  }
`;

export const SideCard = styled.section`
  ${linkCard}
  --c: ${color.text};
  padding: ${space.lPlus} ${space.ll};

  > h2 {
    font-size: ${theme.text.h4};
    line-height: ${theme.leading.snug};
    letter-spacing: ${theme.tracking.h4};
  }

  > p {
    margin: ${space.xs} 0 ${space.xxs};
    color: ${color.text2};
    font-size: ${theme.text.small};
  }
`;

export const SideLink = styled(MoreLink)`
  ${stretchedLink}

  &::after {
    border-radius: ${radius.l};
  }
`;
