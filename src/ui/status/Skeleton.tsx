import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { media } from '~/theme/media';
import { mix } from '~/theme/mixins';
import { theme } from '~/theme/theme';

/** Placeholder for a line of text, a title, a thumbnail, a picture or a field. */
export type SkeletonShape = 'text' | 'title' | 'thumb' | 'art' | 'control';

interface Props extends ComponentProps<'span'> {
  shape?: SkeletonShape;
  /** Share of the line's width. */
  width?: 'full' | 'long' | 'half' | 'short';
}

/**
 * A grey box in place of loading content, with the same size (`styled(Skeleton)` for a custom size). Hidden from
 * assistive technology: a sentence next to it says that something is loading.
 */
export function Skeleton({ shape = 'text', width = 'full', ...rest }: Props) {
  return <Box {...rest} $shape={shape} $width={width} aria-hidden="true" />;
}

const { size, color, radius, space } = theme;

const SHAPES = {
  text: { height: space.m, radius: radius.s },
  title: { height: space.mlPlus, radius: radius.s },
  thumb: { height: theme.layout.thumbHeight, radius: radius.s },
  art: { height: theme.layout.cardArt, radius: radius.l },
  control: { height: size.control, radius: radius.m },
} satisfies Record<SkeletonShape, unknown>;

const WIDTHS = { full: '100%', long: '80%', half: '60%', short: '40%' } as const;

const shimmer = keyframes`
  from {
    transform: translateX(-100%);
  }
  to {
    transform: translateX(100%);
  }
`;

const Box = styled.span<{ $shape: SkeletonShape; $width: keyof typeof WIDTHS }>`
  position: relative;
  display: block;
  width: ${({ $width }) => WIDTHS[$width]};
  height: ${({ $shape }) => SHAPES[$shape].height};
  overflow: hidden;
  border-radius: ${({ $shape }) => SHAPES[$shape].radius};
  background: ${color.surface3};

  ${media.forcedColors} {
    border: 1px solid;
  }

  ${media.motion} {
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(90deg, transparent, ${mix(color.surface, 70, 'transparent')}, transparent);
      animation: ${shimmer} ${theme.motion.shimmer} infinite;
    }
  }
`;
