import styled from 'styled-components';
import { media } from '~/theme/media';
import { riseInSteps, transition, wrap } from '~/theme/mixins';
import { fadeDown, hero, strandsX, video } from '~/theme/sections';
import { theme } from '~/theme/theme';
import { IconButton } from '~/ui/IconButton';
import { bundleTail } from './bundle-tail';
import { Eyebrow as StrandEyebrow } from './Eyebrow';
import { Lead } from './Lead';

const { color, space, font } = theme;

/** Above it ends the last hero: its bundle fades out in `::before`; `::after` is the ink under the text. */
export const Frame = styled.section<{ $hasGradient: boolean }>`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: center;
  min-height: ${hero.height};
  padding-block: ${space.x4l};
  overflow: hidden;
  overflow-wrap: anywhere;
  background: ${color.ink};

  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${({ $hasGradient }) => ($hasGradient ? `${video.scrim}, ${video.gradient}` : video.scrim)};
  }

  ${media.desktop} {
    &::before {
      --art: ${hero.bundle.art};
      content: '';
      position: absolute;
      top: 0;
      left: ${hero.bundle.leftNarrow};
      width: ${hero.bundle.width};
      height: ${hero.bundle.height};
      background: ${strandsX};
      mask: ${fadeDown};
    }
  }

  ${media.wide} {
    &::before {
      left: ${hero.bundle.left};
    }
  }

  ${media.mobile} {
    align-items: flex-start;
    min-height: ${hero.heightMobile};
    padding-block: 0 ${space.x5l};

    &::before {
      ${bundleTail}
    }

    &::after {
      background: ${({ $hasGradient }) =>
        $hasGradient ? `${video.scrimMobile}, ${video.gradient}` : video.scrimMobile};
    }
  }

  > [id] {
    position: absolute;
    bottom: 0;
    scroll-margin-top: calc(-1 * ${theme.layout.header});
  }
`;

/** The film and its poster lie on each other. */
export const Film = styled.video`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;

  ${media.mobile} {
    object-position: ${video.focalMobile};
  }
`;

export const Inner = styled.div`
  ${wrap}
`;

export const Text = styled.div`
  max-width: ${video.text};

  &[data-rise] {
    ${riseInSteps}
  }

  > :last-child {
    margin-top: ${space.px36};
  }

  ${media.mobile} {
    padding-top: ${theme.space.section};
  }

  ${media.desktop} {
    max-width: ${video.textNarrow};
  }
`;

export const Eyebrow = styled(StrandEyebrow)`
  &::before {
    background: ${theme.line.bundleX};
  }
`;

export const Heading = styled.h2`
  font-size: ${theme.text.hero};
  line-height: ${theme.leading.hero};
  letter-spacing: ${theme.tracking.hero};
`;

export const Subheading = styled.p`
  margin-top: ${space.ml};
  font: ${font.weight.medium} ${theme.text.h3} / ${theme.leading.snug} ${font.display};
  letter-spacing: ${theme.tracking.h3};
`;

export const Description = styled(Lead)`
  max-width: ${video.lead};
  margin-top: ${space.px18};
`;

export const Control = styled(IconButton)`
  && {
    position: absolute;
    right: ${theme.space.gutter};
    bottom: ${space.xll};
    border-color: ${video.controlEdge};
    background: ${video.control};
    color: ${color.white};
  }

  &&:hover {
    background: ${color.ink700};
  }
`;

export const Down = styled.a`
  position: absolute;
  bottom: ${space.px36};
  left: calc(${video.middle} - ${theme.size.control} / 2);
  display: grid;
  place-items: center;
  width: ${theme.size.control};
  height: ${theme.size.control};
  border: ${theme.line.thin} solid ${video.controlEdge};
  border-radius: ${theme.radius.round};
  background: ${video.control};
  ${transition('background-color')}

  &:hover {
    background: ${color.ink700};
  }

  &:focus-visible {
    border-radius: ${theme.radius.round};
  }
`;
