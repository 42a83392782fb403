import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { ArtName } from '~/content/model';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';

interface Props {
  art: ArtName;
  /** 'banner' is as wide as the page, 'feature' is next to text. */
  shape: keyof typeof SHAPES;
  /** The art itself, in each of its themes. */
  children: ReactNode;
}

/** A piece of art in a frame with rounded corners, on the background it is drawn for. */
export function Picture({ art, shape, children }: Props) {
  return (
    <Frame $ground={GROUNDS[art] ?? theme.color.ink} $isRight={isRight(art)} $shape={shape}>
      {children}
    </Frame>
  );
}

const { color, strand } = theme;

const BANNER_RATIO = '1440 / 640';
const BANNER_RATIO_MOBILE = '16 / 10';
const PICTURE_RATIO = '16 / 10';

/** The subject of a home hero is right of the middle of its file. */
const HERO_FOCUS = '70% 46%';

/** Backgrounds by art. Art that is not listed is drawn for a dark background. */
const GROUNDS: Readonly<Partial<Record<ArtName, string>>> = {
  'hero-logistics': color.surface3,
  'hero-insurance': color.surface3,
  'card-logistics': strand.route.tint,
  'card-banking': strand.flow.tint,
  'card-insurance': strand.cover.tint,
  'card-transformation': strand.mist.tint,
  'card-applications': strand.mist.tint,
  'card-generative-ai': strand.signal.tint,
};

/** Art that leaves its left half to the text of a hero. */
const isRight = (art: ArtName) => art.startsWith('hero-') || art === 'bg-generative-ai';

const SHAPES = {
  banner: css`
    border-radius: ${theme.radius.xl};
    aspect-ratio: ${BANNER_RATIO};

    ${media.mobile} {
      border-radius: ${theme.radius.l};
      aspect-ratio: ${BANNER_RATIO_MOBILE};
    }
  `,
  feature: css`
    border-radius: ${theme.radius.l};
    aspect-ratio: ${PICTURE_RATIO};
  `,
} as const;

const Frame = styled.div<{ $ground: string; $isRight: boolean; $shape: keyof typeof SHAPES }>`
  overflow: hidden;
  background: ${({ $ground }) => $ground};
  ${({ $shape }) => SHAPES[$shape]}

  & + & {
    margin-top: ${theme.space.l};
  }

  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: ${({ $isRight }) => ($isRight ? HERO_FOCUS : 'center')};
  }
`;
