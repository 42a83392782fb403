// Checks that no input before hydration is lost: taps and characters from the first paint on, on a slow phone. Each tap and each
// text has a separate page load, at an early or a late moment.
import { PAGE_TIMEOUT, pause, phone } from './phone.mjs';
import { table } from './report.mjs';

/** When to tap after the first paint, in milliseconds: before, during and after loading and running the scripts. */
const MOMENTS = [0, 400, 1200, 2500];
/** Time between two taps on a carousel's arrow. A slide takes 600 ms. */
const SLIDE_MS = 700;
const TEXT = 'The line slows down where the claim waits for a photo. '.repeat(4).slice(0, 200);
/** The last characters are typed at the start of the text, so that a jumping caret puts them in the wrong place. */
const FRONT = 50;
/** A fast typist's pace. */
const PACE_MS = 25;
/** Enough time for the effect of every input, even on a busy machine. */
const EFFECT = { timeout: 20_000 };

/** Opens a page and resolves at its first paint. */
async function atFirstPaint(page, address) {
  await page.goto(address, { ...PAGE_TIMEOUT, waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, {
    ...PAGE_TIMEOUT,
    polling: 'raf',
  });
}

/** 1 if the condition becomes true in time, otherwise 0. */
const holds = (page, condition, argument) =>
  page.waitForFunction(condition, argument, EFFECT).then(
    () => 1,
    () => 0,
  );

/** Taps without waiting until the page is stable, as a user does. */
async function tap(page, locator) {
  await locator.scrollIntoViewIfNeeded();
  await locator.tap({ force: true });
}

/** The tapped elements. `answered` counts the taps that had an effect. */
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
      // It must open at once, and still be open after hydration.
      await page.waitForFunction(() => window.__starter?.live.size > 0, undefined, EFFECT).catch(() => undefined);
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

/** Taps the carousel's arrow four times. It must be at the fifth slide then. */
async function carousel(page, origin) {
  await atFirstPaint(page, `${origin}/`);
  const arrow = page.getByRole('button', { name: /next testimonial/i });
  for (let i = 0; i < MOMENTS.length; i += 1) {
    await tap(page, arrow);
    await pause(SLIDE_MS);
  }
  const isThere = (wanted) =>
    document.querySelector(`button[aria-label^="Show testimonial ${wanted} of"]`)?.getAttribute('aria-current') ===
    'true';
  if (await holds(page, isThere, MOMENTS.length + 1)) return MOMENTS.length;
  const dots = page.getByRole('button', { name: /^Show testimonial/i });
  return dots.evaluateAll((all) => all.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
}

const FIELDS = [
  { name: 'lead form, uncontrolled field', route: '/', find: (main) => main.getByLabel('Name') },
  { name: 'job search, controlled field', route: '/careers', find: (main) => main.getByRole('searchbox') },
];

/** Types the text in two parts. Counts wrong characters, and checks whether the focus and the caret are preserved. */
async function typing(page, { find }) {
  const field = find(page.getByRole('main'));
  await tap(page, field);
  const keyboard = page.keyboard;
  await keyboard.type(TEXT.slice(FRONT), { delay: PACE_MS });
  await keyboard.press('Home');
  await keyboard.type(TEXT.slice(0, FRONT), { delay: PACE_MS });
  await page.waitForFunction(() => window.__starter?.live.size > 0, undefined, EFFECT).catch(() => undefined);
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

/** Rows for the table: the input, its amount, how much was lost, and whether the focus and the caret were preserved. */
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
    const focus = `focus ${result.focus ? 'preserved' : 'lost'}, caret ${result.caret ? 'preserved' : 'lost'}`;
    rows.push([field.name, `${TEXT.length} characters`, `**lost ${result.lost} of ${TEXT.length}**`, focus]);
  }
  return rows;
}

export const inputPart = async ({ site, browser }) => [
  'Input from the first paint on. DevTools simulates slow 4G and a four times slower processor.',
  '',
  table(['where', 'input', 'lost', 'focus'], await inputRows(site.origin, browser)),
  '',
];
