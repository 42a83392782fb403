import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, waitFor } from 'storybook/test';

/** Everything said since the last check; times and dates are written as HH:MM and YYYY-MM-DD. */
const spoken = async () =>
  (await virtual.spokenPhraseLog()).map((line) =>
    line.replace(/\d\d:\d\d$/, 'HH:MM').replace(/\d{4}-\d\d-\d\d$/, 'YYYY-MM-DD'),
  );

/**
 * The reader looks up the label of a changed element a moment after the change. If the page has removed
 * the element by then, its root is an element, which cannot look up an id, and the reader would throw.
 */
function findNothingInRemovedElements() {
  Object.defineProperty(Element.prototype, 'getElementById', { value: () => null, configurable: true });
}

const isAnnouncement = (line: string) => /^(?:polite|assertive): ./.test(line);

async function expectLog(read: () => Promise<string[]>, lines: string[]) {
  await waitFor(async () => expect(await read()).toEqual(lines), { timeout: 5000 });
  await virtual.clearSpokenPhraseLog();
}

/** Checks all that was said since the last check. */
export const expectSpoken = (...lines: string[]) => expectLog(spoken, lines);

/** Checks what was announced without being asked for: where the reader stands in between depends on the time. */
export const expectAnnounced = (...lines: string[]) =>
  expectLog(async () => (await spoken()).filter(isAnnouncement), lines);

/** Starts the reader, with the focus on an element. */
export async function startAt(element: HTMLElement) {
  findNothingInRemovedElements();
  await virtual.start({ container: document.body });
  element.focus();
  await virtual.clearSpokenPhraseLog();
}

export async function press(key: string, times = 1) {
  for (let i = 0; i < times; i += 1) await virtual.press(key);
}

/** Reads the next lines of the page. */
export async function readOn(lines: number) {
  for (let i = 0; i < lines; i += 1) await virtual.next();
}

/** Types each text and goes to the next field. */
export async function fill(...texts: string[]) {
  for (const text of texts) {
    await virtual.type(text);
    await virtual.press('Tab');
  }
  await virtual.clearSpokenPhraseLog();
}
