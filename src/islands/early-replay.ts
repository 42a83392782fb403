import { focusAgain } from '~/lib/focus';
import { type EarlyAction, type Field, islandOf, type Starter, usableIn } from './starter-state';

/**
 * Hands over to React what the starter (`early-input.ts`) recorded while an island was plain HTML.
 *
 * ```
 * visitor            starter, before hydration       island is live, in its layout effect
 * types text    -->  touched: the field         -->  resync: React reads the text. The field may be a new element
 * clicks        -->  queue: button, position    -->  replay: clicks the same element, or the one at its position
 * submits       -->  queue: form, position      -->  replay: submits it
 * focuses       -->  the browser's own focus    -->  focused again if React replaced the element
 * touches       -->  wanted: the island         -->  (hydrates first, see `usedEarly`)
 * ```
 *
 * Text and focus are handed over at once, because React would erase the text with its next render. Clicks run after the
 * commit, so that they find every listener.
 */

let starter: Starter | undefined;

/** Makes React read text that was typed into a controlled field before hydration. Focus and caret do not change. */
function resync(field: Field) {
  if (field instanceof HTMLSelectElement || field.type === 'checkbox' || field.type === 'radio') {
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const { value, selectionStart, selectionEnd } = field;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  // React compares with the last value it saw. Setting a different one first makes the event count as a change.
  field.value = `${value}\u200b`;
  setter?.call(field, value);
  if (selectionStart !== null && document.activeElement === field)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const isField = (element: Element | null): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/**
 * Finds the field that has taken the place of `field` in its island: it has the same name, or the same id if there is no name. React renders an island from scratch if something
 * else, such as a password manager or a translator, has changed its HTML. The removed field still has its text, its
 * caret and its tick.
 */
function successorOf(field: Field, id: string): Field | undefined {
  const isSame = (one: Field) => (field.name ? one.name === field.name : field.id !== '' && one.id === field.id);
  if (field.isConnected) return undefined;
  const isTick = (one: Field) => one instanceof HTMLInputElement && (one.type === 'checkbox' || one.type === 'radio');
  const found = [...(document.getElementById(id)?.querySelectorAll('*') ?? [])]
    .filter(isField)
    .find((one) => isSame(one) && one.type === field.type && (!isTick(field) || one.value === field.value));
  if (found instanceof HTMLInputElement && field instanceof HTMLInputElement && isTick(field))
    found.checked = field.checked;
  else if (found) found.value = field.value;
  return found;
}

function focusField(field: Field, before: Field) {
  field.focus({ preventScroll: true });
  // Only text fields have a caret.
  if (before instanceof HTMLSelectElement || field instanceof HTMLSelectElement || before.selectionStart === null)
    return;
  field.setSelectionRange(before.selectionStart, before.selectionEnd);
}

function replay() {
  if (!starter) return;
  const { live } = starter;
  const isReady = ({ island }: EarlyAction) => live.has(island);
  const ready = starter.queue.filter(isReady);
  starter.queue = starter.queue.filter((action) => !isReady(action));
  starter.isReplaying = true;
  for (const { element, island, position } of ready) {
    // If React has rendered the island from scratch, another element has taken its place.
    const present = element.isConnected ? element : usableIn(island)[position];
    if (present instanceof HTMLFormElement) present.requestSubmit();
    else present?.click();
  }
  starter.isReplaying = false;
}

/**
 * Call this from an island's first layout effect, and with 'root' when the page's own listeners are installed.
 * @param focused the element that had the focus before the commit.
 */
export function islandIsLive(id: string, focused: Element | null = null) {
  if (!starter || starter.live.has(id)) return;
  starter.live.add(id);
  const { touched } = starter;
  const taken = [...touched].flatMap((field) => {
    const present = field.isConnected && islandOf(field) === id ? field : successorOf(field, id);
    if (!present) return [];
    touched.delete(field);
    return [present];
  });
  const refocused = isField(focused) && successorOf(focused, id);
  if (refocused) focusField(refocused, focused);
  else if (!isField(focused)) focusAgain(focused, document.getElementById(id));
  for (const field of taken) resync(field);
  if (taken.length > 0) starter.keep();
  queueMicrotask(replay);
}

/** The ids of the islands that the user used before the app started, latest first. */
export const usedEarly = (): readonly string[] =>
  starter
    ? [starter.wanted ?? 'root', ...[...starter.touched].map(islandOf), ...starter.queue.map(({ island }) => island)]
    : [];

/** Connects the app to the starter. `open` hydrates the island that the user touches. */
export function connectStarter(next: Starter | undefined, open: (id: string) => void) {
  starter = next;
  if (starter) starter.open = open;
}

/**
 * Forgets the islands of a page that the user leaves. The text of its fields was stored for the next load of that page.
 */
export function forgetIslands(ids: readonly string[]) {
  for (const id of ids) starter?.live.delete(id);
  starter?.touched.clear();
  delete starter?.wanted;
}
