import { useId, useState } from 'react';
import { fill } from '~/lib/text/fill';
import { Group, Hint, NumberInput, Range } from './Qa.styles';
import type { ChangeSetting, Qa, QaSetting } from './qa-types';
import { qaWords } from './words';

interface Props {
  qa: Qa;
  setting: QaSetting;
  onChange: ChangeSetting;
}

const LATENCY_STEP_MS = 100;
const RATE_STEP = 5;
const MAX_SEED = 2 ** 32 - 1;

interface SliderProps {
  label: string;
  text: string;
  value: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

function Slider({ label, text, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <Range>
      <label htmlFor={id}>{label}</label>
      <input
        {...range}
        id={id}
        type="range"
        min={0}
        aria-valuetext={text}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <span aria-hidden="true">{text}</span>
    </Range>
  );
}

/** Latency and failure rate of the backend, and the seed of its random failures. */
export function NetworkSetting({ qa, setting, onChange }: Props) {
  const id = useId();
  const { latencyMs, failureRate } = qa.networkOf(setting);
  const rate = Math.round(failureRate * 100);
  /** The text of the field while the tester edits it. It may be empty or not yet a seed. */
  const [typed, setTyped] = useState<string>();
  const setSeed = ({ value, valueAsNumber: seed }: HTMLInputElement) => {
    setTyped(value);
    if (Number.isInteger(seed) && seed >= 0 && seed <= MAX_SEED) onChange({ seed });
  };
  return (
    <Group>
      <legend>{qaWords.network}</legend>
      <Slider
        label={qaWords.latency}
        text={fill(qaWords.latencyValue, { count: latencyMs })}
        value={latencyMs}
        max={qa.maxLatencyMs}
        step={LATENCY_STEP_MS}
        onChange={(value) => onChange({ latencyMs: value })}
      />
      <Slider
        label={qaWords.failureRate}
        text={fill(qaWords.failureValue, { count: rate })}
        value={rate}
        max={100}
        step={RATE_STEP}
        onChange={(value) => onChange({ failureRate: value / 100 })}
      />
      <Range>
        <label htmlFor={id}>{qaWords.seed}</label>
        <NumberInput
          id={id}
          type="number"
          min={0}
          max={MAX_SEED}
          aria-describedby={`${id}-hint`}
          value={typed ?? setting.seed}
          onChange={({ target }) => setSeed(target)}
          onBlur={() => setTyped(undefined)}
        />
      </Range>
      <Hint id={`${id}-hint`}>{qaWords.seedHint}</Hint>
    </Group>
  );
}
