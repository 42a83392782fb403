import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '~/theme/media';
import { cases } from '~/theme/screens';
import { theme } from '~/theme/theme';

interface Props {
  /** The picture, in each of its themes. */
  children: ReactNode;
  /** For art that is drawn for an ink ground and stands right of the middle. */
  isOnInk?: boolean;
}

/** A wide picture with round corners, as broad as what it stands in. */
export function BannerPicture({ children, isOnInk = false }: Props) {
  return <Frame $isOnInk={isOnInk}>{children}</Frame>;
}

const Frame = styled.div<{ $isOnInk: boolean }>`
  overflow: hidden;
  border-radius: ${theme.radius.xl};
  background: ${({ $isOnInk }) => ($isOnInk ? theme.color.ink : theme.color.surface3)};
  aspect-ratio: ${cases.bannerRatio};

  & + & {
    margin-top: ${theme.space.l};
  }

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${({ $isOnInk }) => ($isOnInk ? cases.inkFocus : 'center')};
  }

  ${media.mobile} {
    border-radius: ${theme.radius.l};
    aspect-ratio: ${cases.bannerRatioMobile};
  }
`;
