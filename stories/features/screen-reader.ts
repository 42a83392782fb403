import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, userEvent, waitFor } from 'storybook/test';

/** Everything spoken since the last check. Times and dates are replaced with HH:MM and YYYY-MM-DD. */
const spoken = async () =>
  (await virtual.spokenPhraseLog()).map((line) =>
    line.replace(/\d\d:\d\d$/, 'HH:MM').replace(/\d{4}-\d\d-\d\d$/, 'YYYY-MM-DD'),
  );

/**
 * The screen reader looks up the label of a changed element shortly after the change. If the page has removed the element by then,
 * its root is an element without `getElementById`, and the screen reader would throw.
 */
function findNothingInRemovedElements() {
  Object.defineProperty(Element.prototype, 'getElementById', { value: () => null, configurable: true });
}

const isAnnouncement = (line: string) => /^(?:polite|assertive): ./.test(line);

async function expectLog(read: () => Promise<string[]>, lines: string[]) {
  await waitFor(async () => expect(await read()).toEqual(lines), { timeout: 5000 });
  await virtual.clearSpokenPhraseLog();
}

/** Checks everything spoken since the last check. */
export const expectSpoken = (...lines: string[]) => expectLog(spoken, lines);

/** Checks announcements only, because the phrases for the reader's position depend on timing. */
export const expectAnnounced = (...lines: string[]) =>
  expectLog(async () => (await spoken()).filter(isAnnouncement), lines);

/**
 * The screen reader contains a copy of user-event, which wraps every field that gets the focus. React would then miss what
 * Storybook's user-event types, here and in all later stories. Without listeners, the copy wraps no field.
 */
function startWithoutListeners() {
  document.addEventListener = () => {};
  const started = virtual.start({ container: document.body });
  Reflect.deleteProperty(document, 'addEventListener');
  return started;
}

/** Starts the screen reader with the focus on an element. */
export async function startAt(element: HTMLElement) {
  findNothingInRemovedElements();
  await startWithoutListeners();
  element.focus();
  await virtual.clearSpokenPhraseLog();
}

export async function press(key: string, times = 1) {
  for (let i = 0; i < times; i += 1) await virtual.press(key);
}

/** Reads the next items of the page. */
export async function readOn(lines: number) {
  for (let i = 0; i < lines; i += 1) await virtual.next();
}

/** Types into the focused field. */
export async function type(text: string) {
  if (document.activeElement) await userEvent.type(document.activeElement, text);
}

/** Types each text and moves to the next field. */
export async function fill(...texts: string[]) {
  for (const text of texts) {
    await type(text);
    await virtual.press('Tab');
  }
  await virtual.clearSpokenPhraseLog();
}
