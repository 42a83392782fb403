/** @jsxRuntime classic */
import * as React from 'react';
import { Comp, Line, Range, Screen, Stage } from './panel-styles';

export type Mode = 'slider' | 'difference' | 'comp' | 'screen';

interface Props {
  /** URL of the comp. */
  picture: string;
  /** URL of the story. */
  story: string;
  isPhone: boolean;
  /** Top of the story in the comp, in px. */
  offset: number;
  mode: Mode;
}

/** The window sizes of the comps. */
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** Scales the window to fit the panel. */
function useScale(width: number) {
  const room = React.useRef<HTMLDivElement>(null);
  const [scale, setScale] = React.useState(0);
  React.useEffect(() => {
    const element = room.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return { room, scale };
}

/** Shows the story in an iframe. The comp on top scrolls with it. */
export function CompStage({ picture, story, isPhone, offset, mode }: Props) {
  const { width, height } = isPhone ? PHONE : DESKTOP;
  const { room, scale } = useScale(width);
  const [share, setShare] = React.useState(50);
  const [scrolled, setScrolled] = React.useState(0);
  const isSlider = mode === 'slider';
  const follow = (frame: HTMLIFrameElement) => {
    const inner = frame.contentWindow;
    inner?.addEventListener('scroll', () => setScrolled(inner.scrollY), { passive: true });
  };
  return (
    <div ref={room}>
      <div style={{ width: width * scale }}>
        {isSlider && (
          <Range
            type="range"
            aria-label="Share of the comp"
            min={0}
            max={100}
            step={0.5}
            value={share}
            onChange={(event) => setShare(event.target.valueAsNumber)}
          />
        )}
        <Stage style={{ height: height * scale }}>
          <Screen
            title="Screen"
            src={story}
            style={{ width, height, transform: `scale(${scale})` }}
            onLoad={(event) => follow(event.currentTarget)}
          />
          {mode !== 'screen' && (
            <Comp
              data-difference={mode === 'difference'}
              style={{
                width: width * scale,
                clipPath: isSlider ? `inset(0 ${100 - share}% 0 0)` : undefined,
              }}
            >
              <img
                src={picture}
                alt="Comp"
                width={width * scale}
                style={{ transform: `translateY(${-(scrolled + offset) * scale}px)` }}
              />
            </Comp>
          )}
          {isSlider && <Line style={{ left: `${share}%` }} />}
        </Stage>
      </div>
    </div>
  );
}
