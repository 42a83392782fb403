// Measures how long the main thread runs scripts while a page loads, and the longest task with scripts. It counts the time of the
// thread instead of the clock: on a shared machine, that differs by a twentieth from run to run, and the clock by a third.
import { chromium } from 'playwright';
import { pause } from './phone.mjs';
import { median, table, whole } from './report.mjs';

/** The page that the others are compared with: a content page. */
const BASE = '/industries/banking';
/** A phone's processor is about this many times slower. DevTools would slow the page down by pausing it, which a trace counts. */
const CPU_SLOWDOWN = 4;
/** How long after `load` the trace ends. Everything that starts by itself has ended by then. */
const AFTER_LOAD_MS = 3000;
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const CATEGORIES = ['devtools.timeline', 'toplevel', 'v8'];
const SCRIPT =
  /^(?:EvaluateScript|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|FireIdleCallback|v8\.(?:compile|compileModule|evaluateModule|callFunction|run))$/;

/** Milliseconds of the thread within the outermost of these events, on a slow processor. */
function timeOf(events) {
  let [end, sum] = [0, 0];
  for (const { ts, dur, tdur = dur } of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    if (ts < end) continue;
    end = ts + dur;
    sum += tdur;
  }
  return (sum / 1000) * CPU_SLOWDOWN;
}

/** The events of the thread that parsed the page. */
function mainThread(events) {
  const [page] = events.filter(({ name, ph }) => name === 'ParseHTML' && ph === 'X').toSorted((a, b) => b.dur - a.dur);
  return events.filter(({ pid, tid, ph }) => pid === page.pid && tid === page.tid && ph === 'X');
}

async function visit({ executablePath, args }, address) {
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await (await browser.newContext(SCREEN)).newPage();
    const devtools = await page.context().newCDPSession(page);
    const events = [];
    devtools.on('Tracing.dataCollected', ({ value }) => events.push(...value));
    const traced = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
    await devtools.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: CATEGORIES },
    });
    await page.goto(address, { waitUntil: 'load' });
    await pause(AFTER_LOAD_MS);
    await devtools.send('Tracing.end');
    await traced;
    const thread = mainThread(events);
    const scripts = thread.filter(({ name }) => SCRIPT.test(name));
    const tasks = thread
      .filter(({ name }) => name.endsWith('RunTask'))
      .map((task) => timeOf(scripts.filter(({ ts, dur }) => ts >= task.ts && ts + dur <= task.ts + task.dur)))
      .toSorted((a, b) => b - a);
    // The longest one evaluates react-dom, which is one module.
    return { script: timeOf(scripts), task: tasks[0], next: tasks.find((task) => task < tasks[0] - 1) };
  } finally {
    await browser.close();
  }
}

export async function scriptPart({ site, browser, routes, runs }) {
  const visits = new Map(routes.map((route) => [route, []]));
  for (let round = 0; round < runs; round += 1)
    for (const route of routes) visits.get(route).push(await visit(browser, site.origin + route));
  const base = visits.get(BASE);
  const rows = routes.map((route) => {
    const all = visits.get(route);
    const of = (name) => median(all.map((one) => one[name]));
    const ratio = median(all.map(({ script }, round) => script / base[round].script));
    return [route, whole(of('script')), `×${ratio.toFixed(2)}`, whole(of('task')), whole(of('next'))];
  });
  return [
    'Milliseconds of the main thread on a four times slower processor, from the request until 3 s after `load`.',
    '',
    table(['page', 'script', `of ${BASE}`, 'longest task with scripts: react-dom', 'next longest'], rows),
    '',
  ];
}
