import styled, { css } from 'styled-components';
import type { SectionOf } from '~/content/model';
import { Lead } from '~/sections/parts/Lead';
import { media } from '~/theme/media';
import { riseInSteps, wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';

type Variant = SectionOf<'pageBanner'>['variant'];
const { color, space } = theme;

const TOP = 'min(34px, 4.25svh)';
const ART_BANNER_HEIGHT = 'clamp(520px, 27vw, 650px)';
const ART_BANNER_BOTTOM = 'clamp(64px, 7.6vw, 112px)';
const ART_BANNER_BOTTOM_MOBILE = '250px';
const LIGHT_BANNER_HEIGHT = 'min(300px, 37.5svh)';

/** The art is 1440 by 560. A wide window crops a little of its height. */
const ART_HEIGHT = 'clamp(100%, 38.889vw, 125%)';
const ART_RATIO = '1440 / 560';
const ART_HEIGHT_MOBILE = '230px';
const ART_FOCUS_MOBILE = '82% 50%';
const ART_FADE = `linear-gradient(transparent, ${color.mask} 30%)`;

/** 20px more than in the comp, where the longest title just fits on one line and could wrap with other font hinting. */
const TEXT_WIDTH = '45rem';
const TEXT_WIDTH_NARROW = '54vw';
const LIGHT_TEXT_WIDTH = '51.25rem';
const BARE_TEXT_WIDTH = '60rem';
const LEAD_WIDTH = '27em';
const LEAD_WIDTH_NARROW = 'min(27em, 44vw)';

const BODY_TOP = 'min(52px, 6.5svh)';
/** Without a background the title is 56px further from the breadcrumb. */
const BODY_TOP_BARE = 'min(108px, 13.5svh)';

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

    /* The tint separates it from the section below, which moves up. */
    [data-section]:has(> &) + [data-section] > section {
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

/** Below 1440px the art moves aside, away from the text, and further for a long breadcrumb or lead. */
const SHIFTS = {
  none: 'clamp(0px, (1440px - 100vw) * 0.75, 260px)',
  crumbs: 'calc(130px + clamp(0px, (1440px - 100vw) * 0.75, 340px))',
  lead: 'calc(40px + clamp(0px, (1440px - 100vw) * 0.75, 260px))',
} as const;

export const Art = styled.img<{ $clears: keyof typeof SHIFTS }>`
  position: absolute;
  z-index: -1;
  inset: 0 0 0 auto;
  width: auto;
  max-width: none;
  height: ${ART_HEIGHT};
  margin-block: auto;
  aspect-ratio: ${ART_RATIO};
  object-fit: cover;
  object-position: right;
  transform: translateX(${({ $clears }) => SHIFTS[$clears]});

  ${media.mobile} {
    inset: auto 0 0;
    width: 100%;
    height: ${ART_HEIGHT_MOBILE};
    margin: 0;
    aspect-ratio: auto;
    object-position: ${ART_FOCUS_MOBILE};
    mask: ${ART_FADE};
    transform: none;
  }
`;

const INNERS = {
  art: css`
    min-height: ${ART_BANNER_HEIGHT};
    padding-bottom: ${ART_BANNER_BOTTOM};

    ${media.mobile} {
      padding-bottom: ${ART_BANNER_BOTTOM_MOBILE};
    }
  `,
  light: css`
    min-height: ${LIGHT_BANNER_HEIGHT};
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
  padding-top: ${TOP};
  ${({ $variant }) => INNERS[$variant]}
`;

const BODIES = {
  art: css`
    max-width: ${TEXT_WIDTH};
    padding-top: ${BODY_TOP};

    ${media.desktop} {
      max-width: ${TEXT_WIDTH_NARROW};

      > p {
        max-width: ${LEAD_WIDTH_NARROW};
      }
    }

    ${media.wide} {
      max-width: ${TEXT_WIDTH};

      > p {
        max-width: ${LEAD_WIDTH};
      }
    }
  `,
  light: css`
    max-width: ${LIGHT_TEXT_WIDTH};
    padding-top: ${BODY_TOP};
  `,
  bare: css`
    max-width: ${BARE_TEXT_WIDTH};
    padding-top: ${BODY_TOP_BARE};
  `,
} satisfies Record<Variant, unknown>;

export const Body = styled.div<{ $variant: Variant }>`
  margin-top: auto;
  ${({ $variant }) => BODIES[$variant]}
  ${riseInSteps}

  > div {
    margin-top: ${TOP};
  }
`;

export const BannerLead = styled(Lead)`
  max-width: ${LEAD_WIDTH};
  margin-top: ${space.mlPlus};
`;
