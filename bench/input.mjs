// Whether anything that a visitor does on a page that is not alive yet is lost: taps and characters from the first paint on,
// on a slow phone. Every tap and every text has a page load of its own kind, so early and late moments are both there.
import { pause, phone, PATIENCE } from './phone.mjs';
import { table } from './report.mjs';

/** Moments of the taps after the first paint, in milliseconds: on bare HTML, while scripts come, while they run, after. */
const MOMENTS = [0, 400, 1200, 2500];
/** Two taps on a carousel's arrow: a slide's own time, 600 ms, and a little. */
const SLIDE_MS = 700;
const TEXT = 'The line slows down where the claim waits for a photo. '.repeat(4).slice(0, 200);
/** The last part is typed in front of the rest, so that a caret that jumps puts it in the wrong place. */
const FRONT = 50;
/** A fast typist's pace. */
const PACE_MS = 25;
/** All that was done is answered by then, also on a busy machine. */
const ANSWERED = { timeout: 20_000 };

/** Goes to a page and comes back at its first paint. */
async function atFirstPaint(page, address) {
  await page.goto(address, { ...PATIENCE, waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, {
    ...PATIENCE,
    polling: 'raf',
  });
}

/** 1 where the condition holds within the patience, else 0. */
const holds = (page, condition, argument) =>
  page.waitForFunction(condition, argument, ANSWERED).then(
    () => 1,
    () => 0,
  );

/** A tap as a finger gives it: nobody waits until a page is stable. */
async function tap(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  await locator.tap({ force: true });
}

/** Every part: how many taps are given, and how many were answered. */
const TAPS = [
  {
    name: 'menu',
    route: '/',
    async run(page, moment) {
      await pause(moment);
      await tap(page, page.getByRole('button', { name: 'Open menu' }));
      return holds(page, () => document.querySelector('dialog[open]')?.checkVisibility());
    },
  },
  {
    name: 'accordion',
    route: '/industries/banking',
    async run(page, moment) {
      await pause(moment);
      const panel = page.locator('main details:not([open]) > summary').first();
      const handle = await panel.elementHandle();
      await tap(page, panel);
      // It opens at once, and is still open when the app has taken over.
      await page.waitForFunction(() => window.__boot?.live.size > 0, undefined, ANSWERED).catch(() => undefined);
      await pause(500);
      return holds(page, (summary) => summary?.isConnected && summary.parentElement.open, handle);
    },
  },
  {
    name: 'callback button',
    route: '/industries/banking',
    async run(page, moment) {
      await pause(moment);
      await tap(page, page.locator('main [data-callback]').first());
      return holds(page, () => document.querySelector('dialog[open] form')?.checkVisibility());
    },
  },
  {
    name: 'lead form',
    route: '/',
    async run(page, moment) {
      await pause(moment);
      await tap(page, page.getByRole('main').getByRole('button', { name: 'Send my details' }));
      return holds(page, () => document.querySelectorAll('main form [aria-invalid=true]').length === 4);
    },
  },
];

/** Four taps on the carousel's arrow, a slide apart: it stands four slides on. Counted together. */
async function carousel(page, origin) {
  await atFirstPaint(page, `${origin}/`);
  const arrow = page.getByRole('button', { name: /next testimonial/i });
  for (let i = 0; i < MOMENTS.length; i += 1) {
    await tap(page, arrow);
    await pause(SLIDE_MS);
  }
  const isThere = (wanted) =>
    document.querySelector(`button[aria-label^="Show testimonial ${wanted} of"]`)?.getAttribute('aria-current') === 'true';
  if (await holds(page, isThere, MOMENTS.length + 1)) return MOMENTS.length;
  const dots = page.getByRole('button', { name: /^Show testimonial/i });
  return dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
}

const FIELDS = [
  { name: 'lead form, uncontrolled field', route: '/', find: (main) => main.getByLabel('Name') },
  { name: 'job search, controlled field', route: '/careers', find: (main) => main.getByRole('searchbox') },
];

/** Types the text in two parts; tells what of it is not where it belongs, and whether focus and caret stayed. */
async function typing(page, { find }) {
  const field = find(page.getByRole('main'));
  await tap(page, field);
  const keyboard = page.keyboard;
  await keyboard.type(TEXT.slice(FRONT), { delay: PACE_MS });
  await keyboard.press('Home');
  await keyboard.type(TEXT.slice(0, FRONT), { delay: PACE_MS });
  await page.waitForFunction(() => window.__boot?.live.size > 0, undefined, ANSWERED).catch(() => undefined);
  await pause(3000);
  return field.evaluate(
    (element, { text, caret }) => ({
      lost: [...text].filter((char, i) => element.value[i] !== char).length,
      focus: document.activeElement === element,
      caret: element.selectionStart === caret,
    }),
    { text: TEXT, caret: FRONT },
  );
}

/** Rows for the table: what was done, how much of it, what was lost, and whether focus and caret were kept. */
async function inputRows(origin, browser) {
  const rows = [];
  const fresh = async (run) => {
    const device = await phone(browser, { context: { serviceWorkers: 'block' } });
    try {
      return await run(await device.open());
    } finally {
      await device.close();
    }
  };
  let [given, lost] = [0, 0];
  const note = (name, count, answered) => {
    rows.push([name, `${count} taps`, `lost ${count - answered}`, '']);
    given += count;
    lost += count - answered;
  };
  for (const { name, route, run } of TAPS) {
    let answered = 0;
    for (const moment of MOMENTS) {
      answered += await fresh(async (page) => {
        await atFirstPaint(page, origin + route);
        return run(page, moment);
      });
    }
    note(name, MOMENTS.length, answered);
  }
  note('carousel', MOMENTS.length, await fresh((page) => carousel(page, origin)));
  rows.push(['**all taps**', `${given} taps`, `**lost ${lost} of ${given}**`, '']);
  for (const field of FIELDS) {
    const result = await fresh(async (page) => {
      await atFirstPaint(page, origin + field.route);
      return typing(page, field);
    });
    const kept = `focus ${result.focus ? 'kept' : 'lost'}, caret ${result.caret ? 'kept' : 'lost'}`;
    rows.push([field.name, `${TEXT.length} characters`, `**lost ${result.lost} of ${TEXT.length}**`, kept]);
  }
  return rows;
}

export const inputPart = async ({ site, browser }) => [
  'From the first paint on, under slow 4G with a processor four times slower, by DevTools.',
  '',
  table(['where', 'given', 'lost', 'kept'], await inputRows(site.origin, browser)),
  '',
];
