import styled, { keyframes } from 'styled-components';
import type { ArtName } from '~/content/model';
import { artFiles } from '~/sections/parts/art-files';
import { media, query } from '~/theme/media';
import { theme } from '~/theme/theme';

interface Props {
  name: ArtName;
  isFirst: boolean;
}

/**
 * Fills the hero. Phones get the portrait drawing. The art of the first hero loads at once, the others when they come
 * near.
 */
export function HeroArt({ name, isFirst }: Props) {
  return artFiles(name).map(({ only, suffix }) => (
    <picture key={suffix} data-only={only}>
      <source media={query.phone} srcSet={`/art/${name}-portrait${suffix}.svg`} width={780} height={900} />
      <Picture
        $isFirst={isFirst}
        src={`/art/${name}${suffix}.svg`}
        alt=""
        width={1440}
        height={900}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  ));
}

const { color, layout, motion } = theme;

/** The art is 1440 by 900 and as high as the section. Above 100 % only the bundle is cropped, at both edges. */
const ART_HEIGHT = 'clamp(100%, 62.5vw, 112%)';

/** The box is wider than the art, because the ribbon of the first hero continues to the edge of the window: 620 of 2700. */
const ART_BOX = '2700 / 900';
const ART_SHIFT = '-22.963% 0';

/** The drawing starts at 620 of 1440, next to the text. In a tall window it is larger, so it keeps more distance. */
const ART_LEFT = 'max(43.056%, 50% - 6.25rem, min(31.7svh, 44.6%))';
const ART_LEFT_NARROW = '50.297%';

/** In a very wide window the ribbon ends at 67.4 % of the box, so it fades out. */
const FADE_PANORAMA = `linear-gradient(90deg, ${color.mask} 58%, transparent 67%)`;

/** Up to 640px the portrait drawing; its bundle leaves in the middle and is 60 of 780 wide. */
const PORTRAIT_RATIO = '780 / 900';
const FADE_PHONE = `linear-gradient(transparent 3%, ${color.mask} 13%)`;

/** Wider mobile windows show the landscape drawing from above its first label, so the bundle leaves at 1037 of 1440. */
const ART_FOCUS_TABLET = '82% 100%';
const FADE_TABLET = `linear-gradient(transparent, ${color.mask} 6%)`;

const draw = keyframes`
  from {
    clip-path: inset(0 0 100% 0);
  }
`;

const Picture = styled.img<{ $isFirst: boolean }>`
  position: absolute;
  z-index: -1;

  ${media.desktop} {
    inset-block: 0;
    left: ${ART_LEFT_NARROW};
    width: auto;
    max-width: none;
    height: ${ART_HEIGHT};
    margin-block: auto;
    aspect-ratio: ${ART_BOX};
    translate: ${ART_SHIFT};
    animation: ${({ $isFirst }) => ($isFirst ? draw : 'none')} ${motion.heroDraw} ${motion.inOut};
  }

  ${media.wide} {
    left: ${ART_LEFT};
  }

  ${media.panorama} {
    mask: ${FADE_PANORAMA};
  }

  ${media.mobile} {
    bottom: 0;
    left: 0;
    width: 100%;
    height: ${layout.heroArtMobile};
    object-fit: cover;
    object-position: ${ART_FOCUS_TABLET};
    mask: ${FADE_TABLET};
  }

  ${media.phone} {
    height: auto;
    aspect-ratio: ${PORTRAIT_RATIO};
    mask: ${FADE_PHONE};
  }
`;
