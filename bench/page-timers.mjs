// How long a page takes to answer, told by itself: functions that run in it, and typing as a person types.

/** Milliseconds between two keys: a fast typist's pace. */
const PACE_MS = 90;

/** Notes, for each key, the time from the event to the moment after the frame that shows it. Runs in every page. */
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

/** Resolves with the milliseconds from a click to the frame that shows what the selector names. Runs in the page. */
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

/**
 * Resolves with the milliseconds since the navigation when at least `count` of what the selector names are painted, with NaN
 * after a minute. What `reached` names is kept in view meanwhile. Runs in the page.
 */
export function timeUntil([wanted, count, reached]) {
  return new Promise((resolve) => {
    setTimeout(() => resolve(Number.NaN), 60_000);
    const look = () => {
      if (reached) document.querySelector(reached)?.scrollIntoView();
      const found = document.querySelectorAll(wanted);
      if (found.length >= count && found[0].checkVisibility()) {
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      } else requestAnimationFrame(look);
    };
    look();
  });
}

/** Resolves with the milliseconds from a click to the moment after the frame that shows its effect. Runs in the page. */
export function timeClick(selector) {
  return new Promise((resolve) => {
    const start = performance.now();
    document.querySelector(selector).click();
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  });
}

/** Types a text into a field; gives the milliseconds of each key. The page must have `watchKeys`. */
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
