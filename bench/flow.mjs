// Measures first and repeat visits, navigations, and the time from tap to paint on a slow phone.
import { PAGE_TIMEOUT, pause, phone } from './phone.mjs';
import { mean, median } from './report.mjs';
import { requestsSoFar, taskLines, watch } from './watch.mjs';

/** Taps on one element. The first one is reported separately, because it may load code. */
const TAPS = 5;
/** How many pages to open for the first tap on a menu. Event Timing rounds to 8 ms, so only means show a difference. */
export const MENU_PAGES = 4;
const MENU_TAPS = 3;
/** Every visit requests these files: the worker script and the settings. They are counted separately. */
const ALWAYS_REQUESTED = new Set(['/sw.js', '/config.json']);
const VIDEO = /\.(?:mp4|webm)$/;

/** Waits until nothing new is painted or fetched for two seconds. */
async function settle(page) {
  let last = '';
  for (let same = 0, i = 0; same < 3 && i < 60; i += 1) {
    await pause(700);
    const now = await page.evaluate(() => `${window.seen.lcp} ${performance.getEntriesByType('resource').length}`);
    same = now === last ? same + 1 : 0;
    last = now;
  }
}

async function load(page, address) {
  await page.goto(address, { ...PAGE_TIMEOUT, waitUntil: 'load' });
  await settle(page);
}

/** Milliseconds from a tap on the first visible link to `target` until another heading is painted. */
async function arrival(page, target) {
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    window.arrival = new Promise((resolve) => {
      addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const now = document.querySelector('h1')?.textContent;
            if (now && now !== before)
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
            else requestAnimationFrame(look);
          };
          look();
        },
        { capture: true, once: true },
      );
    });
  });
  await page.locator(`main a[href="${target}"]:visible`).first().tap();
  return page.evaluate(() => window.arrival);
}

/** The same for a link that loads a new document. */
async function documentArrival(page, target) {
  await page.evaluate(() => {
    const note = ({ timeStamp }) => sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp));
    addEventListener('click', note, { capture: true, once: true });
  });
  await page.locator(`a[href^="${target}"]:visible`).first().tap();
  await page.waitForURL((url) => url.pathname.startsWith(target), { waitUntil: 'load' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem('tapped'));
  });
}

const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);

/**
 * Measures the first visit, the navigation to `inner`, and the repeat visit, in milliseconds and bytes. The pages of a plain site are
 * separate documents. The bytes of the repeat visit
 * include responses to the service worker.
 */
export async function visit(site, browser, { route = '/', inner, isPlain = false } = {}) {
  const { open, close } = await phone(browser, { script: watch });
  try {
    const first = await open();
    await load(first, site.origin + route);
    const cold = await first.evaluate(() => window.seen);
    const { load: loaded, beforeLargestPaint, beforeLoad } = await first.evaluate(requestsSoFar);
    const result = {
      fcp: cold.fcp,
      lcp: cold.lcp,
      cls: cold.cls,
      load: Math.max(loaded, cold.lcp),
      longest: Math.max(0, ...cold.tasks.map(({ duration }) => duration)),
      tasks: taskLines(cold),
      beforeLargestPaint,
      beforeLoad: beforeLoad.filter(({ path }) => !VIDEO.test(path)),
    };
    if (inner) result.click = await (isPlain ? documentArrival : arrival)(first, inner);
    // When the worker is active, it has cached all its files.
    await first.evaluate(async () => {
      if ((await navigator.serviceWorker.getRegistrations()).length > 0) await navigator.serviceWorker.ready;
    });
    await pause(1500);
    await first.close();
    const again = await open();
    site.sent.length = 0;
    await load(again, site.origin + route);
    const warm = await again.evaluate(() => window.seen);
    const isAlwaysRequested = ({ path }) => ALWAYS_REQUESTED.has(path);
    return {
      ...result,
      warmFcp: warm.fcp,
      warmSent: site.sent.filter((one) => !isAlwaysRequested(one)),
      warmBytes: sum(site.sent.filter((one) => !isAlwaysRequested(one))),
      alwaysRequested: site.sent.filter(isAlwaysRequested),
      bytesBeforeLoad: sum(result.beforeLoad),
    };
  } finally {
    await close();
  }
}

/** Milliseconds from each tap to the next paint. Event Timing reports nothing below 16. */
async function tapTimes(page, locator, undo, taps = TAPS) {
  await locator.scrollIntoViewIfNeeded();
  const times = [];
  for (let i = 0; i < taps; i += 1) {
    await pause(900);
    await page.evaluate(() => {
      window.seen.tap = 0;
    });
    await locator.tap();
    await pause(1000);
    times.push((await page.evaluate(() => window.seen.tap)) || 16);
    await undo();
  }
  return times;
}

/** The first time, and the median of the others. */
const firstAndNext = ([first, ...next]) => ({ first, next: median(next) });

/** The mean of the first taps, and the mean of the others, on several loads of one page. */
async function menuTimes(page, address, undo) {
  const times = { first: [], next: [] };
  for (let i = 0; i < MENU_PAGES; i += 1) {
    await load(page, address);
    const button = page.getByRole('button', { name: 'Open menu' });
    const [first, ...next] = await tapTimes(page, button, () => undo(button), MENU_TAPS);
    times.first.push(first);
    times.next.push(...next);
  }
  return { first: mean(times.first), next: mean(times.next) };
}

/** The links of our menu, for a plain menu of the same size. */
const menuLinks = (page) =>
  page
    .locator('dialog nav a')
    .evaluateAll((links) => links.map((link) => `<li><a href="#">${link.textContent}</a>`).join(''));

/** A minimal page for a button that opens a list or a native modal dialog. */
const plainPage = (body) =>
  `data:text/html,${encodeURIComponent(`<!doctype html><meta name="viewport" content="width=device-width"><title>Plain</title><style>a{display:block;padding:.8rem}dialog{width:100%;height:100%}</style>${body}`)}`;
const plainMenu = (items) =>
  plainPage(`<button onclick="menu.hidden=!menu.hidden">Open menu</button><ul id="menu" hidden>${items}</ul>`);
const plainDialog = (items) =>
  plainPage(`<button onclick="menu.showModal()">Open menu</button><dialog id="menu"><ul>${items}</ul></dialog>`);

/** Time from tap to paint for interactive elements of the site, and for plain menus. */
export async function taps(site, browser) {
  const { open, close } = await phone(browser, { script: watch });
  try {
    const page = await open();
    const escape = () => page.keyboard.press('Escape');
    await load(page, `${site.origin}/industries/banking`);
    const modal = firstAndNext(await tapTimes(page, page.locator('main [data-callback]').first(), escape));
    const panel = page.locator('main details:not([open]) > summary').first();
    const text = await panel.textContent();
    const summary = page.locator('main summary').filter({ hasText: text });
    const accordion = firstAndNext(await tapTimes(page, summary, () => summary.tap()));
    await load(page, `${site.origin}/careers`);
    const box = page.locator('main label:has([type=checkbox])').nth(2);
    const filter = firstAndNext(await tapTimes(page, box, () => box.tap()));
    const menu = await menuTimes(page, `${site.origin}/technologies`, escape);
    const items = await menuLinks(page);
    const plain = await menuTimes(page, plainMenu(items), (button) => button.tap());
    const dialog = await menuTimes(page, plainDialog(items), escape);
    return { menu, modal, accordion, filter, plain, dialog };
  } finally {
    await close();
  }
}
