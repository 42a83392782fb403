import { type ReactNode, useSyncExternalStore } from 'react';
import { Controls, Dot, Dots, Frame, Slide, Stage } from './Carousel.styles';
import { slidePosition } from './carousel-state';
import { IconButton } from './IconButton';
import { arrowLeft, arrowRight, pause, play } from './icons/common';
import { useCarousel } from './use-carousel';

interface Props<T> {
  /** What it shows, e.g. 'What clients say'. */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  /** What one slide is, for the names of the buttons: 'Next testimonial'. */
  itemName?: string;
  renderItem: (item: T) => ReactNode;
  /** Autoplay in milliseconds; without it nothing moves by itself and there is no pause button. */
  intervalMs?: number | undefined;
}

const never = () => () => {};

/** False in the HTML from the server and while it is taken over: there nothing may be out of reach. */
const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Circular carousel. Every slide is in the page and carries `left`, `active`, `right` or `hidden` as class; only the
 * active one can be reached. All slides share one cell, so its height never changes. The buttons are marked
 * for replay: a tap before React is there counts.
 */
export function Carousel<T>({ label, items, keyOf, itemName = 'slide', renderItem, intervalMs }: Props<T>) {
  const isLive = useIsLive();
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
