import styled, { css } from 'styled-components';
import type { SectionOf } from '~/content/model';
import { media } from '~/theme/media';
import { riseInSteps, wrap } from '~/theme/mixins';
import { banner } from '~/theme/sections';
import { theme } from '~/theme/theme';
import { Lead } from './Lead';

type Variant = SectionOf<'pageBanner'>['variant'];
const { color, space, layout } = theme;

const GROUNDS = { ink: color.ink, flow: color.flowGround, cover: color.coverGround } as const;

const FRAMES = {
  // Dark in both themes, so its strands are those of the dark theme.
  art: css<{ $ground: keyof typeof GROUNDS }>`
    color-scheme: dark;
    background: ${({ $ground }) => GROUNDS[$ground]};
  `,
  light: css`
    border-bottom: ${theme.line.hair} solid ${color.border};
    background: ${color.bgAlt};

    /* The tint already parts it from the section below, which moves up. */
    [data-sec]:has(> &) + [data-sec] > section {
      padding-top: ${space.xxll};
    }
  `,
  bare: null,
} satisfies Record<Variant, unknown>;

export const Frame = styled.section<{ $variant: Variant; $ground: keyof typeof GROUNDS }>`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  overflow-wrap: anywhere;
  ${({ $variant }) => FRAMES[$variant]}
`;

/** How far the art steps aside at most, by what is longer than usual. */
const SHIFTS = { none: banner.shift, crumbs: banner.shiftAside, lead: banner.shiftCover } as const;

export const Art = styled.img<{ $clears: keyof typeof SHIFTS }>`
  position: absolute;
  z-index: -1;
  inset: 0 0 0 auto;
  width: auto;
  max-width: none;
  height: ${banner.art};
  margin-block: auto;
  aspect-ratio: ${banner.artBox};
  object-fit: cover;
  object-position: right;
  transform: translateX(${({ $clears }) => SHIFTS[$clears]});

  ${media.mobile} {
    inset: auto 0 0;
    width: 100%;
    height: ${banner.artMobile};
    margin: 0;
    aspect-ratio: auto;
    object-position: ${banner.artMobileAt};
    mask: ${banner.fade};
    transform: none;
  }
`;

const INNERS = {
  art: css`
    min-height: ${layout.bannerArt};
    padding-bottom: ${banner.bottom};

    ${media.mobile} {
      padding-bottom: ${banner.bottomMobile};
    }
  `,
  light: css`
    min-height: ${layout.bannerLight};
    padding-bottom: ${space.xxll};
  `,
  bare: css`
    padding-bottom: ${space.xxl};
  `,
} satisfies Record<Variant, unknown>;

export const Inner = styled.div<{ $variant: Variant }>`
  ${wrap}
  display: flex;
  flex-direction: column;
  padding-top: ${banner.top};
  ${({ $variant }) => INNERS[$variant]}
`;

const BODIES = {
  art: css`
    max-width: ${banner.text};
    padding-top: ${banner.bodyGap};

    ${media.desktop} {
      max-width: ${banner.textNarrow};

      > p {
        max-width: ${banner.leadNarrow};
      }
    }

    ${media.wide} {
      max-width: ${banner.text};

      > p {
        max-width: ${banner.lead};
      }
    }
  `,
  light: css`
    max-width: ${layout.bannerText};
    padding-top: ${banner.bodyGap};
  `,
  bare: css`
    max-width: ${banner.textBare};
    padding-top: ${banner.bodyGapBare};
  `,
} satisfies Record<Variant, unknown>;

export const Body = styled.div<{ $variant: Variant }>`
  margin-top: auto;
  ${({ $variant }) => BODIES[$variant]}
  ${riseInSteps}

  > div {
    margin-top: ${banner.top};
  }
`;

export const BannerLead = styled(Lead)`
  max-width: ${banner.lead};
  margin-top: ${space.px22};
`;
