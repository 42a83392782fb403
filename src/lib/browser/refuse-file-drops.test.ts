// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { refuseFileDrops } from './refuse-file-drops';

/** Whether the browser would open what is dropped. */
function opens(types: readonly string[]) {
  const event = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { types } });
  return document.body.dispatchEvent(event);
}

it('refuses dropped files, but no dropped text, while the condition is true', () => {
  let hasText = false;
  const allow = refuseFileDrops(() => hasText);
  expect(opens(['Files'])).toBe(true);
  hasText = true;
  expect(opens(['Files'])).toBe(false);
  expect(opens(['text/plain'])).toBe(true);
  allow();
  expect(opens(['Files'])).toBe(true);
});
