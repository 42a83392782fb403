/** @jsxRuntime classic */
import * as React from 'react';
import { STORY_FINISHED } from 'storybook/internal/core-events';
import { useChannel, useGlobals, useStorybookApi } from 'storybook/manager-api';
import { chooseLook, compOf, hasDesktop, hasPhone, pictureOf } from '../stories/comps';
import { CompStage, type Mode } from './comp-stage';
import { Bar, Empty, Panel, Toggle } from './panel-styles';

const MODES: readonly { value: Mode; label: string }[] = [
  { value: 'slider', label: 'Slider' },
  { value: 'difference', label: 'Difference' },
  { value: 'comp', label: 'Comp only' },
  { value: 'screen', label: 'Screen only' },
];

/** Shows the comp over the current story, in a window with the comp's width. */
export function CompPanel({ isOpen }: { isOpen: boolean }) {
  const id = useStorybookApi().getCurrentStoryData()?.id ?? '';
  const [finished, setFinished] = React.useState('');
  useChannel({ [STORY_FINISHED]: ({ storyId }: { storyId: string }) => setFinished(storyId) });
  const place = compOf(id);
  // The panel shows a second copy of the story, whose play function would take the focus from the first copy.
  if (!isOpen || finished !== id) return null;
  if (!place) return <Empty>There is no comp for this story.</Empty>;
  return <Comparison key={id} id={id} place={place} />;
}

function Comparison({ id, place }: { id: string; place: NonNullable<ReturnType<typeof compOf>> }) {
  const panel = React.useRef<HTMLDivElement>(null);
  const [{ theme, viewport }] = useGlobals();
  const [mode, setMode] = React.useState<Mode>('slider');
  const [wantsPhone, setWantsPhone] = React.useState(viewport?.value === 'phone');
  /** The text in the field. While a user types a negative number, it is not a number yet. */
  const [moved, setMoved] = React.useState('0');
  const { comp } = place;
  const isPhone = hasPhone(comp) && (wantsPhone || !hasDesktop(comp));
  const isDark = theme === 'dark';
  const { look, isOfTheme } = chooseLook(comp, isPhone, isDark);
  const top = (isPhone ? place.phoneTop : place.top) ?? 0;
  return (
    <Panel ref={panel}>
      <Bar>
        <fieldset>
          <legend>Show</legend>
          {MODES.map(({ value, label }) => (
            <Toggle key={value} type="button" aria-pressed={mode === value} onClick={() => setMode(value)}>
              {label}
            </Toggle>
          ))}
        </fieldset>
        {hasPhone(comp) && hasDesktop(comp) && (
          <fieldset>
            <legend>Width</legend>
            <Toggle type="button" aria-pressed={!isPhone} onClick={() => setWantsPhone(false)}>
              1440 px
            </Toggle>
            <Toggle type="button" aria-pressed={isPhone} onClick={() => setWantsPhone(true)}>
              390 px
            </Toggle>
          </fieldset>
        )}
        <label>
          Move comp by <input type="number" step={1} value={moved} onChange={(event) => setMoved(event.target.value)} />{' '}
          px
        </label>
        <Toggle type="button" onClick={() => void panel.current?.requestFullscreen()}>
          Full screen
        </Toggle>
        <span>
          {pictureOf(comp, look)}
          {!isOfTheme && ' (no comp in this theme)'}
        </span>
      </Bar>
      <CompStage
        key={look}
        picture={`./comps/${pictureOf(comp, look)}.webp`}
        story={`./iframe.html?id=${id}&viewMode=story&globals=theme:${isDark ? 'dark' : 'light'};motion:reduced`}
        isPhone={isPhone}
        offset={top - Number(moved)}
        mode={mode}
      />
    </Panel>
  );
}
