import styled from 'styled-components';
import { bundleTail } from '~/sections/parts/bundle-tail';
import { Eyebrow as StrandEyebrow } from '~/sections/parts/Eyebrow';
import { Lead } from '~/sections/parts/Lead';
import { media } from '~/theme/media';
import { centred, riseInSteps, transition } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { videoTones } from '~/theme/tones';
import { IconButton } from '~/ui/button/IconButton';

const { color, space, font, layout } = theme;

const TEXT_WIDTH = '42.5rem';
const TEXT_WIDTH_NARROW = 'min(42.5rem, 56vw)';
const LEAD_WIDTH = '34em';
const BOTTOM_MOBILE = '128px';
const FOCUS_MOBILE = '62% 100%';

/** The bundle of the last hero continues here, aligned with its art: see `HeroArt.tsx` for the shares. */
const ART_HEIGHT = `clamp(${layout.hero}, 62.5vw, 1.12 * ${layout.hero})`;
const BUNDLE_LEFT = 'calc(max(43.056%, 50% - 6.25rem) + var(--art) * 0.46333)';
const BUNDLE_LEFT_NARROW = 'calc(50.297% + var(--art) * 0.46333)';
const BUNDLE_WIDTH = 'calc(var(--art) / 30)';
const BUNDLE_HEIGHT = '120px';

/** The bundle of the last hero fades out in `::before`. `::after` is the ink under the text. */
export const Frame = styled.section<{ $hasGradient: boolean }>`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: center;
  min-height: ${layout.hero};
  padding-block: ${space.x4l};
  overflow: hidden;
  overflow-wrap: anywhere;
  background: ${color.ink};

  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: ${({ $hasGradient }) => ($hasGradient ? `${videoTones.scrim}, ${videoTones.gradient}` : videoTones.scrim)};
  }

  ${media.desktop} {
    &::before {
      --art: ${ART_HEIGHT};
      content: '';
      position: absolute;
      top: 0;
      left: ${BUNDLE_LEFT_NARROW};
      width: ${BUNDLE_WIDTH};
      height: ${BUNDLE_HEIGHT};
      background: ${theme.line.strands};
      mask: ${theme.line.fadeDown};
    }
  }

  ${media.wide} {
    &::before {
      left: ${BUNDLE_LEFT};
    }
  }

  ${media.mobile} {
    align-items: flex-start;
    min-height: ${layout.heroMobile};
    padding-block: 0 ${BOTTOM_MOBILE};

    &::before {
      ${bundleTail}
    }

    &::after {
      background: ${({ $hasGradient }) =>
        $hasGradient ? `${videoTones.scrimMobile}, ${videoTones.gradient}` : videoTones.scrimMobile};
    }
  }

  > [id] {
    position: absolute;
    bottom: 0;
    scroll-margin-top: calc(-1 * ${layout.header});
  }
`;

/** The film covers its poster. */
export const Film = styled.video`
  position: absolute;
  z-index: -1;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;

  ${media.mobile} {
    object-position: ${FOCUS_MOBILE};
  }
`;

export const Text = styled.div`
  max-width: ${TEXT_WIDTH};

  &[data-rise] {
    ${riseInSteps}
  }

  > :last-child {
    margin-top: ${space.xlPlus};
  }

  ${media.mobile} {
    padding-top: ${theme.space.section};
  }

  ${media.desktop} {
    max-width: ${TEXT_WIDTH_NARROW};
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
  max-width: ${LEAD_WIDTH};
  margin-top: ${space.mPlus};
`;

export const Control = styled(IconButton)`
  && {
    position: absolute;
    right: ${theme.space.gutter};
    bottom: ${space.xll};
    border-color: ${videoTones.controlEdge};
    background: ${videoTones.control};
    color: ${color.white};
  }

  &&:hover {
    background: ${color.ink700};
  }
`;

export const Down = styled.a`
  position: absolute;
  bottom: ${space.xlPlus};
  left: calc(50% - ${theme.size.control} / 2);
  ${centred(theme.size.control)}
  border: ${theme.line.thin} solid ${videoTones.controlEdge};
  border-radius: ${theme.radius.round};
  background: ${videoTones.control};
  ${transition('background-color')}

  &:hover {
    background: ${color.ink700};
  }

  &:focus-visible {
    border-radius: ${theme.radius.round};
  }
`;
