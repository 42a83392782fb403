import styled, { css } from 'styled-components';
import type { SectionOf } from '~/content/model';
import { media } from '~/theme/media';
import { riseInSteps, wrap } from '~/theme/mixins';
import { coverButton, hero, heroTones } from '~/theme/sections';
import { theme } from '~/theme/theme';
import { ButtonLink } from '~/ui/ButtonLink';
import { bundleTail } from './bundle-tail';
import { Eyebrow } from './Eyebrow';
import { Lead } from './Lead';

type Tone = SectionOf<'hero'>['tone'];
const { space, color, font } = theme;

/** Under the header, with room for the line of facts. */
const first = css`
  padding-top: ${theme.layout.header};
  padding-bottom: ${hero.factsRoom};
`;

/** On mobile the art stands under the text, and the bundle of the hero above runs on into this one. */
const later = css`
  ${media.desktop} {
    padding-block: ${hero.later};
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
  min-height: ${hero.height};
  overflow: hidden;
  overflow-wrap: anywhere;
  color: ${color.text};
  ${({ $isFirst }) => ($isFirst ? first : later)}

  ${media.mobile} {
    align-items: flex-start;
    min-height: ${hero.heightMobile};
    padding-bottom: ${hero.artMobile};
  }

  ${media.phone} {
    display: block;
    min-height: 0;
    padding-bottom: ${hero.portraitHeight};
  }
`;

export const Inner = styled.div`
  ${wrap}
`;

export const Text = styled.div<{ $isFirst: boolean }>`
  max-width: ${theme.layout.heroText};
  padding-top: ${({ $isFirst }) => ($isFirst ? hero.textTop : space.x3l)};
  ${({ $isFirst }) => ($isFirst ? riseInSteps : null)}

  ${media.phone} {
    padding-top: ${({ $isFirst }) => ($isFirst ? space.ll : theme.space.section)};
  }

  ${media.desktop} {
    max-width: ${hero.textNarrow};
    padding-top: 0;
  }

  ${media.wide} {
    max-width: ${hero.text};
  }
`;

export const Strand = styled(Eyebrow)<{ $tone: Tone }>`
  &::before {
    background: ${({ $tone }) => heroTones[$tone].strand};
  }
`;

/** The first title is longer: it may run over the text column, and its own spaces decide where it breaks. */
const firstTitle = css`
  text-wrap: wrap;

  ${media.desktop} {
    width: ${hero.titleNarrow};
  }

  ${media.wide} {
    width: ${hero.title};
  }
`;

export const Heading = styled.h2<{ $isFirst: boolean }>`
  font-size: ${theme.text.hero};
  line-height: ${theme.leading.hero};
  letter-spacing: ${theme.tracking.hero};
  ${({ $isFirst }) => ($isFirst ? firstTitle : null)}
`;

export const HeroLead = styled(Lead)`
  max-width: ${hero.lead};
  margin-top: ${space.px18};

  ${media.desktop} {
    margin-top: ${hero.leadGap};
  }
`;

export const Claim = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.px18};
  margin-top: ${space.ml};

  > b {
    font: ${font.weight.display} ${hero.claim} / ${theme.leading.tight} ${font.display};
    letter-spacing: ${theme.tracking.hero};
  }

  > span {
    max-width: ${hero.claimText};
    color: ${color.text2};
    line-height: ${theme.leading.snug};
  }

  ${media.desktop} {
    margin-top: ${hero.claimGap};
  }
`;

export const Act = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.px14};
  margin-top: ${space.l};

  ${media.desktop} {
    margin-top: ${hero.act};
  }
`;

/** The insurance button turns light where the ground turns dark. */
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
  padding-block: ${space.px26};
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
