import { useEffect, useRef, useState } from 'react';
import { textLength } from '~contract/validation/text-length';

const characters = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`;

/** '12 characters left', or below 0 '17 characters too many'. */
const figureOf = (left: number) => (left < 0 ? `${characters(-left)} too many` : `${characters(left)} left`);

/** Says how much of a text is too much, or returns undefined. It counts characters like the contract: an emoji is one. */
export function lengthProblem(text: string, limit: number): string | undefined {
  const left = limit - textLength(text);
  return left < 0 ? figureOf(left) : undefined;
}

/** A counter appears when this part of the limit is left. */
const COUNTED_PART = 0.1;

/**
 * Measures the text of a control with a limit, however it gets there: typed, pasted, restored, or before hydration.
 * @returns the props of the element around the control; the figure to show; and what screen readers announce: only the
 * figure at which the last tenth begins or the limit is passed, because the figure changes with every key. Nothing
 * is announced on the server.
 */
export function useTextLimit(limit: number | undefined) {
  const ref = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<number>();
  const measure = () => {
    const control = ref.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    if (limit === undefined || !control) return setLeft(undefined);
    const now = limit - textLength(control.value);
    setLeft(now > limit * COUNTED_PART ? Number.POSITIVE_INFINITY : now);
  };
  // The text also changes without an event, for example when the form is reset.
  useEffect(measure);
  const place = left === undefined ? undefined : left < 0 ? 'over' : Number.isFinite(left) ? 'near' : 'far';
  const figure = left !== undefined && Number.isFinite(left) ? figureOf(left) : '';
  const [said, setSaid] = useState({ place, figure });
  if (said.place !== place) setSaid({ place, figure });
  return { box: { ref, onInput: measure }, figure, isOver: place === 'over', said: place && said.figure };
}
