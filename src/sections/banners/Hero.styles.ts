import styled, { css } from 'styled-components';
import type { SectionOf } from '~/content/model';
import { bundleTail } from '~/sections/parts/bundle-tail';
import { Eyebrow } from '~/sections/parts/Eyebrow';
import { Lead } from '~/sections/parts/Lead';
import { media } from '~/theme/media';
import { riseInSteps, wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { coverButton, heroTones } from '~/theme/tones';
import { ButtonLink } from '~/ui/button/ButtonLink';

type Tone = SectionOf<'hero'>['tone'];
const { space, color, font } = theme;

const TEXT_WIDTH = '40rem';
const TEXT_WIDTH_NARROW = '44vw';
const TEXT_WIDTH_WIDE = 'min(40rem, 50vw)';
const TITLE_WIDTH = 'min(45rem, 50vw)';
const TITLE_WIDTH_NARROW = '50vw';
const LEAD_WIDTH = '25em';
const CLAIM_WIDTH = '15em';
const CLAIM_SIZE = '3.25rem';

/** Gaps shrink with the height of the window, so that the title and its button fit into a short one. */
const TEXT_TOP = 'min(36px, 4.3svh)';
const LEAD_TOP = 'min(26px, 3.4svh)';
const CLAIM_TOP = 'min(34px, 4.4svh)';
const ACT_TOP = 'min(38px, 5svh)';
const FACTS_ROOM = 'min(88px, 11.2svh)';
const LATER_PADDING = 'min(64px, 8svh)';

/** Phones show the portrait drawing of 780 by 900 below the text. */
const PORTRAIT_HEIGHT = 'calc(100vw * 900 / 780)';

/** Below the header, with space for the line of facts. */
const first = css`
  padding-top: ${theme.layout.header};
  padding-bottom: ${FACTS_ROOM};
`;

/** On mobile the art is below the text, and the bundle of the previous hero ends in this one. */
const later = css`
  ${media.desktop} {
    padding-block: ${LATER_PADDING};
  }

  ${media.mobile} {
    &::before {
      ${bundleTail}
    }
  }
`;

export const Frame = styled.section<{ $tone: Tone; $isFirst: boolean }>`
  ${({ $tone }) => css`
    --text: ${heroTones[$tone].text};
    --text-2: ${heroTones[$tone].text2};
    --focus: ${heroTones[$tone].focus};
    background: ${heroTones[$tone].ground};
  `}
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: center;
  min-height: ${theme.layout.hero};
  overflow: hidden;
  overflow-wrap: anywhere;
  color: ${color.text};
  ${({ $isFirst }) => ($isFirst ? first : later)}

  ${media.mobile} {
    align-items: flex-start;
    min-height: ${theme.layout.heroMobile};
    padding-bottom: ${theme.layout.heroArtMobile};
  }

  ${media.phone} {
    display: block;
    min-height: 0;
    padding-bottom: ${PORTRAIT_HEIGHT};
  }

  /* The colours of the page, because browsers print no backgrounds. */
  ${media.print} {
    --text: inherit;
    --text-2: inherit;
    background: none;
  }
`;

export const Text = styled.div<{ $isFirst: boolean }>`
  max-width: ${TEXT_WIDTH};
  padding-top: ${({ $isFirst }) => ($isFirst ? TEXT_TOP : space.x3l)};
  ${({ $isFirst }) => ($isFirst ? riseInSteps : null)}

  ${media.phone} {
    padding-top: ${({ $isFirst }) => ($isFirst ? space.ll : theme.space.section)};
  }

  ${media.desktop} {
    max-width: ${TEXT_WIDTH_NARROW};
    padding-top: 0;
  }

  ${media.wide} {
    max-width: ${TEXT_WIDTH_WIDE};
  }
`;

export const Strand = styled(Eyebrow)<{ $tone: Tone }>`
  &::before {
    background: ${({ $tone }) => heroTones[$tone].strand};
  }
`;

/** The first title is longer: it may extend beyond the text column, and its spaces decide where it wraps. */
const firstTitle = css`
  text-wrap: wrap;

  ${media.desktop} {
    width: ${TITLE_WIDTH_NARROW};
  }

  ${media.wide} {
    width: ${TITLE_WIDTH};
  }
`;

export const Heading = styled.h2<{ $isFirst: boolean }>`
  font-size: ${theme.text.hero};
  line-height: ${theme.leading.hero};
  letter-spacing: ${theme.tracking.hero};
  ${({ $isFirst }) => ($isFirst ? firstTitle : null)}
`;

export const HeroLead = styled(Lead)`
  max-width: ${LEAD_WIDTH};
  margin-top: ${space.mPlus};

  ${media.desktop} {
    margin-top: ${LEAD_TOP};
  }
`;

export const Claim = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.mPlus};
  margin-top: ${space.ml};

  > b {
    font: ${font.weight.display} ${CLAIM_SIZE} / ${theme.leading.tight} ${font.display};
    letter-spacing: ${theme.tracking.hero};
  }

  > span {
    max-width: ${CLAIM_WIDTH};
    color: ${color.text2};
    line-height: ${theme.leading.snug};
  }

  ${media.desktop} {
    margin-top: ${CLAIM_TOP};
  }
`;

export const Act = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sPlus};
  margin-top: ${space.l};

  ${media.desktop} {
    margin-top: ${ACT_TOP};
  }
`;

/** The insurance button is light on the dark background. */
export const CoverButton = styled(ButtonLink)`
  && {
    background: ${coverButton.background};
    color: ${coverButton.text};
  }

  &&:hover {
    background: ${coverButton.hover};
  }
`;

export const Facts = styled.ul`
  ${wrap}
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  gap: ${space.xxll};
  padding-block: ${space.lPlus};
  color: ${color.text2};
  font-size: ${theme.text.small};

  strong {
    color: ${color.text};
    font-weight: ${font.weight.strong};
  }

  ${media.mobile} {
    display: none;
  }
`;
