// Functions that run in a page and measure its response times, and realistic typing.

/** Milliseconds between two keys of a fast typist. */
const PACE_MS = 90;

/** Records the time from each key event until after the frame that shows it. Runs in every page. */
export function watchKeys() {
  window.keyTimes = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => window.keyTimes.push(performance.now() - timeStamp);
        port2.postMessage(0);
      });
    },
    true,
  );
}

/** Resolves with the milliseconds from a click to the frame that shows an element. Runs in the page. */
export function timeOpening([click, wanted]) {
  return new Promise((resolve) => {
    const start = performance.now();
    const look = () => {
      if (document.querySelector(wanted)?.checkVisibility()) {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
      } else requestAnimationFrame(look);
    };
    document.querySelector(click).click();
    look();
  });
}

/** Types text into a field and returns the milliseconds of each key. Needs `watchKeys` in the page. */
export async function typeInto(page, field, text) {
  await field.click();
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    window.keyTimes = [];
  });
  await page.keyboard.type(text, { delay: PACE_MS });
  await page.waitForTimeout(500);
  return page.evaluate(() => window.keyTimes);
}
