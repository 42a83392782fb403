import type { ReactNode } from 'react';
import { useClientValue } from '~/lib/hooks/use-client-value';
import { IconButton } from '~/ui/button/IconButton';
import { arrowRight } from '~/ui/icons/common';
import { arrowLeft, pause, play } from '~/ui/icons/screens';
import { Controls, Dot, Dots, Frame, Slide, Stage } from './Carousel.styles';
import { slidePosition } from './carousel-state';
import { useCarousel } from './use-carousel';

interface Props<T> {
  /** What the carousel shows, e.g. 'What clients say'. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  /** The name of one slide, for the labels of the buttons: 'Next testimonial'. */
  itemName?: string;
  renderItem: (item: T) => ReactNode;
  /** Autoplay interval in milliseconds. Without it nothing moves by itself and there is no pause button. */
  intervalMs?: number | undefined;
}

/**
 * A circular carousel. Every slide is in the page and has the class `left`, `active`, `right` or `hidden`; only the
 * active one is reachable. All slides share one grid cell, so the height never changes. Taps on the buttons before
 * hydration are replayed.
 */
export function Carousel<T>({ label, items, keyOf, itemName = 'slide', renderItem, intervalMs }: Props<T>) {
  // In the server's HTML and during hydration, every slide must be reachable.
  const isLive = useClientValue(() => true, false);
  const { index, isPlaying, wantsPlay, choose, togglePlay, watch } = useCarousel(items.length, intervalMs);
  return (
    <Frame role="group" aria-roledescription="carousel" aria-label={label} {...watch}>
      <Stage aria-live={isPlaying ? 'off' : 'polite'}>
        {items.map((item, slide) => {
          const { position, side } = slidePosition(slide, index, items.length);
          return (
            <Slide
              key={keyOf(item)}
              className={position}
              data-side={side}
              role="group"
              aria-roledescription="slide"
              aria-label={`${slide + 1} of ${items.length}`}
              inert={isLive && position !== 'active'}
            >
              {renderItem(item)}
            </Slide>
          );
        })}
      </Stage>
      {items.length > 1 && (
        <Controls>
          <IconButton
            label={`Previous ${itemName}`}
            drawing={arrowLeft}
            onClick={() => choose({ by: -1 })}
            data-replay=""
          />
          <Dots>
            {items.map((item, slide) => (
              <Dot
                key={keyOf(item)}
                type="button"
                aria-label={`Show ${itemName} ${slide + 1} of ${items.length}`}
                aria-current={slide === index || undefined}
                onClick={() => choose({ to: slide })}
                data-replay=""
              />
            ))}
          </Dots>
          <IconButton
            label={`Next ${itemName}`}
            drawing={arrowRight}
            onClick={() => choose({ by: 1 })}
            data-replay=""
          />
          {intervalMs !== undefined && (
            <IconButton
              label={`${wantsPlay ? 'Pause' : 'Play'} ${itemName}s`}
              drawing={wantsPlay ? pause : play}
              onClick={togglePlay}
              data-replay=""
            />
          )}
        </Controls>
      )}
    </Frame>
  );
}
