import styled, { keyframes } from 'styled-components';
import type { ArtName } from '~/content/model';
import { media } from '~/theme/media';
import { hero } from '~/theme/sections';
import { theme } from '~/theme/theme';
import { artFiles } from './art-files';

interface Props {
  name: ArtName;
  isFirst: boolean;
}

/** Fills the hero; phones get the portrait crop. The first hero's art is wanted at once, the others when they come near. */
export function HeroArt({ name, isFirst }: Props) {
  return artFiles(name).map(({ only, suffix }) => (
    <picture key={suffix} data-only={only}>
      <source media="(max-width: 640px)" srcSet={`/art/${name}-portrait${suffix}.svg`} width={780} height={900} />
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
    left: ${hero.artLeftNarrow};
    width: auto;
    max-width: none;
    height: ${hero.art};
    margin-block: auto;
    aspect-ratio: ${hero.artBox};
    translate: ${hero.artShift};
    animation: ${({ $isFirst }) => ($isFirst ? draw : 'none')} ${theme.motion.heroDraw} ${theme.motion.inOut};
  }

  ${media.wide} {
    left: ${hero.artLeft};
  }

  ${media.panorama} {
    mask: ${hero.artFade};
  }

  ${media.mobile} {
    bottom: 0;
    left: 0;
    width: 100%;
    height: ${hero.artMobile};
    object-fit: cover;
    object-position: ${hero.artTablet};
    mask: ${hero.fadeTablet};
  }

  ${media.phone} {
    height: auto;
    aspect-ratio: ${hero.portraitRatio};
    mask: ${hero.fadePhone};
  }
`;
