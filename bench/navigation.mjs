// Compares three ways to follow a link on a slow phone whose worker is active: in place, by loading the next document, and by loading
// it with speculation rules. All use the same build: a script keeps clicks from the site's own navigation.
import { pause, phone, PAGE_TIMEOUT } from './phone.mjs';
import { median, table, whole } from './report.mjs';

const FROM = '/industries/banking';
const TARGETS = ['/support', '/newsroom', '/contact'];
const LONGEST_MS = 20_000;

/** Remembers when the user tapped, in every page. */
function noteTaps() {
  const note = ({ target, timeStamp }) => {
    if (target.closest?.('a')) sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp));
  };
  addEventListener('click', note, true);
}

/** Leaves links to the browser, with its fade between pages. Without the fade, the heading of /support is not painted earlier. */
function leaveLinksToTheBrowser(withRules) {
  for (const type of ['click', 'touchstart', 'pointerover', 'focusin'])
    addEventListener(type, (event) => void (event.target.closest?.('a') && event.stopPropagation()), true);
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style');
    style.textContent = '@view-transition{navigation:auto}';
    document.head.append(style);
    if (!withRules) return;
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = JSON.stringify({ prerender: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] });
    document.head.append(rules);
  });
}

const WAYS = [
  { name: 'in place' },
  { name: 'documents', script: `(${leaveLinksToTheBrowser})(false)` },
  { name: 'speculation rules', script: `(${leaveLinksToTheBrowser})(true)` },
];

/** Resolves once the heading of another page is painted, with the milliseconds since the tap. */
async function heading(page, before) {
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until) {
    try {
      return await page.evaluate(
        (old) =>
          new Promise((resolve) => {
            const since = (time) => time + performance.timeOrigin - Number(sessionStorage.getItem('tapped'));
            const look = () => {
              const isThere = document.querySelector('h1') && document.querySelector('h1').textContent !== old;
              const [first] = performance.getEntriesByName('first-contentful-paint');
              const { activationStart = 0 } = performance.getEntriesByType('navigation')[0];
              if (!isThere || !first) return requestAnimationFrame(look);
              const isNew = since(first.startTime) > 0 || since(activationStart) > 0;
              if (isNew) return resolve(since(Math.max(first.startTime, activationStart)));
              requestAnimationFrame(() => setTimeout(() => resolve(since(performance.now()))));
            };
            look();
          }),
        before,
      );
    } catch (error) {
      if (!/context was destroyed|navigation|closed/i.test(String(error))) throw error;
    }
  }
  return Number.NaN;
}

/** Taps the menu button of the next page once. Milliseconds since the tap on the link until the menu is open. NaN if it stays closed. */
async function firstResponse(page, { x, y }) {
  await page.touchscreen.tap(x, y);
  const isOpen = () =>
    document.querySelector('dialog[open]')?.checkVisibility() &&
    performance.now() + performance.timeOrigin - Number(sessionStorage.getItem('tapped'));
  try {
    const time = await page.waitForFunction(isOpen, undefined, { polling: 'raf', timeout: 5000 });
    return await time.jsonValue();
  } catch {
    return Number.NaN;
  }
}

async function visit(origin, browser, { script }, target) {
  const { context, open, close } = await phone(browser, { context: { bypassCSP: true } });
  try {
    await context.addInitScript(`(${noteTaps})()`);
    if (script) await context.addInitScript(script);
    const page = await open();
    await page.goto(origin + FROM, { ...PAGE_TIMEOUT, waitUntil: 'load' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await pause(2500);
    const button = await page.getByRole('button', { name: 'Open menu' }).boundingBox();
    const middle = { x: button.x + button.width / 2, y: button.y + button.height / 2 };
    const link = page.locator(`a[href="${target}"]:visible`).last();
    await link.scrollIntoViewIfNeeded();
    await pause(1500);
    const before = await page.locator('h1').textContent();
    await link.tap({ noWaitAfter: true });
    const painted = await heading(page, before);
    return { painted, response: await firstResponse(page, middle) };
  } finally {
    await close();
  }
}

export async function navigationPart({ site, browser, runs }) {
  const rows = [];
  for (const target of TARGETS) {
    const visits = new Map(WAYS.map((way) => [way, []]));
    for (let round = 0; round < runs; round += 1)
      for (const way of WAYS) visits.get(way).push(await visit(site.origin, browser, way, target));
    for (const [{ name }, all] of visits) {
      const of = (figure) => median(all.map((one) => one[figure]));
      const lost = all.filter(({ response }) => Number.isNaN(response)).length;
      rows.push([target, name, whole(of('painted')), whole(of('response')), `${lost} of ${all.length}`]);
      console.error(`navigation ${rows.at(-1).join(', ')}`);
    }
  }
  return [
    'Milliseconds from a tap on a link, with an active worker, slow 4G and a four times slower processor. The menu button of the next page is tapped once its heading is painted.',
    '',
    table(['page', 'way', 'heading painted', 'menu open', 'taps lost'], rows),
    '',
  ];
}
