// Measures first and repeat visits, navigations, and the time from tap to paint on a slow phone.
import { load, onPhone, PAGE_TIMEOUT, pause } from './phone.mjs';
import { mean, median, table, whole } from './report.mjs';

/** Taps on one element. The first one is reported separately, because it may load code. */
const TAPS = 5;
/** How many pages to open for the first tap on a menu. Event Timing rounds to 8 ms, so only means show a difference. */
const MENU_PAGES = 4;
const INNER = '/about';

/** Milliseconds from a tap on the first visible link to `INNER` until its heading is painted, in this document or the next one. */
async function arrival(page) {
  const link = page.locator(`:is(main, footer) a[href="${INNER}"]:visible`).first();
  const before = await page.locator('h1').first().textContent();
  await page.evaluate(() => {
    const note = ({ timeStamp }) => sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp));
    addEventListener('click', note, { capture: true, once: true });
  });
  await link.tap();
  const painted = await page.waitForFunction(
    (old) => {
      const now = document.querySelector('h1')?.textContent;
      if (!now || now === old || performance.getEntriesByName('first-contentful-paint').length === 0) return undefined;
      return performance.timeOrigin + performance.now();
    },
    before,
    { ...PAGE_TIMEOUT, polling: 'raf' },
  );
  return (await painted.jsonValue()) - Number(await page.evaluate(() => sessionStorage.getItem('tapped')));
}

/** Measures the first visit, the navigation to `INNER`, and the repeat visit, which includes responses to the worker. */
const visit = (site, browser, route) =>
  onPhone(browser, async (open) => {
    const first = await open();
    const seen = await load(first, site.origin + route);
    const click = route === '/' ? await arrival(first) : Number.NaN;
    // When the worker is active, it has cached all its files.
    await first.evaluate(async () => {
      if ((await navigator.serviceWorker.getRegistrations()).length > 0) await navigator.serviceWorker.ready;
    });
    await pause(1500);
    await first.close();
    site.sent.length = 0;
    const again = await load(await open(), site.origin + route);
    // Every visit requests the worker's script and the settings.
    const sent = site.sent.filter(({ path }) => !['/sw.js', '/config.json'].includes(path));
    return { ...seen, click, warmFcp: again.fcp, warmBytes: sent.reduce((sum, { bytes }) => sum + bytes, 0) };
  });

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

/** Time from tap to paint for interactive elements of the site: the first tap, and the next ones. */
const taps = (site, browser) =>
  onPhone(browser, async (open) => {
    const firstAndNext = ([first, ...next]) => ({ first, next: median(next) });
    const page = await open();
    const escape = () => page.keyboard.press('Escape');
    await load(page, `${site.origin}/industries/banking`);
    const dialog = firstAndNext(await tapTimes(page, page.locator('main [data-callback]').first(), escape));
    const text = await page.locator('main details:not([open]) > summary').first().textContent();
    const summary = page.locator('main summary').filter({ hasText: text });
    const accordion = firstAndNext(await tapTimes(page, summary, () => summary.tap()));
    await load(page, `${site.origin}/careers`);
    const box = page.locator('main label:has([type=checkbox])').nth(2);
    const filter = firstAndNext(await tapTimes(page, box, () => box.tap()));
    const menus = [];
    for (let i = 0; i < MENU_PAGES; i += 1) {
      await load(page, `${site.origin}/technologies`);
      menus.push(await tapTimes(page, page.getByRole('button', { name: 'Open menu' }), escape, 3));
    }
    const menu = { first: mean(menus.map(([first]) => first)), next: mean(menus.flatMap(([, ...next]) => next)) };
    return { menu, accordion, 'callback dialog': dialog, 'careers filter': filter };
  });

export async function flowPart({ site, reference, browser, runs }) {
  const rounds = [];
  for (let round = 0; round < runs; round += 1) {
    rounds.push({
      bare: await visit(reference, browser, '/'),
      home: await visit(site, browser, '/'),
      content: await visit(site, browser, '/industries/banking'),
      taps: await taps(site, browser),
    });
    console.error(`flow ${round + 1}/${runs}`);
  }
  const of = (pick) => median(rounds.map(pick));
  /** A row: the name, the page and its figure, the limit, and whether the reference has the same figure to compare with. */
  const line = (name, page, key, target = '', isRatio = false) => [
    name,
    key === 'cls' ? of((round) => round[page].cls).toFixed(4) : whole(of((round) => round[page][key])),
    isRatio ? `×${of((round) => round[page][key] / round.bare[key]).toFixed(2)}` : '',
    target,
  ];
  const rows = [
    line('reference, first visit: FCP', 'bare', 'fcp'),
    line('reference, repeat visit: FCP', 'bare', 'warmFcp'),
    line('reference, link to /about: tap to heading', 'bare', 'click'),
    line('home, first visit: FCP', 'home', 'fcp', '', true),
    line('home, first visit: LCP', 'home', 'lcp', '', true),
    line('home, first visit: layout shift', 'home', 'cls', '0.005'),
    line('home: requests before the largest paint', 'home', 'requests', '6'),
    line('home: bytes before load, without the film', 'home', 'bytes', '97000'),
    line('home, repeat visit: FCP', 'home', 'warmFcp', '×0.45', true),
    line('home, repeat visit: bytes of pages and assets', 'home', 'warmBytes', '0'),
    line('home to /about: tap to heading', 'home', 'click', '×0.35', true),
    line('home: longest task on load', 'home', 'longest'),
    line('content page, first visit: FCP', 'content', 'fcp', '', true),
    line('content page, repeat visit: FCP', 'content', 'warmFcp', '', true),
    line('content page: longest task on load', 'content', 'longest', '50, except react-dom'),
    ...Object.keys(rounds[0].taps).flatMap((name) => [
      [`${name}: first tap to paint`, whole(of((round) => round.taps[name].first)), '', '100'],
      [`${name}: next taps to paint`, whole(of((round) => round.taps[name].next)), '', '100'],
    ]),
  ];
  return [
    `Milliseconds and bytes. Ratios are to the reference page of the same round. Taps on a menu are means of ${MENU_PAGES} pages.`,
    '',
    table(['measure', 'median', 'ratio', 'limit'], rows),
  ];
}
