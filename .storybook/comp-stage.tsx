/** @jsxRuntime classic */
import * as React from 'react';
import { Comp, Line, Range, Screen, Stage } from './panel-styles';

export type Mode = 'slider' | 'difference' | 'comp' | 'screen';

interface Props {
  /** Address of the comp's picture. */
  picture: string;
  /** Address of the story alone. */
  story: string;
  isPhone: boolean;
  /** Where in the comp the story begins, in px. */
  offset: number;
  mode: Mode;
}

/** Windows in which the comps were drawn. */
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** How much of its size the window is shown at, so that it fits into the room there is. */
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

/** The story in an iframe, with the comp on top that scrolls along. */
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
