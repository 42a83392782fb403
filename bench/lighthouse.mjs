// Runs Lighthouse with the mobile preset: simulated slow 4G and a four times slower processor.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median, table, whole } from './report.mjs';

const CONTENT_PAGE = '/industries/banking';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Times in milliseconds, sizes in bytes. `scores` is set only if all categories run. */
async function audit(url, chromePath, chromeFlags, isFull) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromeFlags] });
  try {
    const onlyCategories = isFull ? CATEGORIES : ['performance'];
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const value = (id) => lhr.audits[id]?.numericValue;
    const requests = (lhr.audits['network-requests']?.details?.items ?? []).filter(({ url: from }) =>
      from.startsWith('http'),
    );
    const sum = (list) => list.reduce((total, { transferSize = 0 }) => total + transferSize, 0);
    const longest = Math.max(0, ...(lhr.audits['long-tasks']?.details?.items ?? []).map(({ duration }) => duration));
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      si: value('speed-index'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      longTask: longest,
      requests: requests.length,
      bytes: sum(requests),
      script: value('bootup-time'),
      scores: CATEGORIES.map((id) => Math.round((lhr.categories[id]?.score ?? Number.NaN) * 100)),
      failing: Object.values(lhr.audits)
        .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary')
        .map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}

/** Audits every target in every round. Each round starts with another target, so that a slower machine affects all equally. */
export async function lighthousePart({ targets, runs, browser: { executablePath, args } }) {
  const samples = new Map(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < runs; round += 1) {
    for (let i = 0; i < targets.length; i += 1) {
      const { name, url } = targets[(i + round) % targets.length];
      samples.get(name).push(await audit(url, executablePath, args, round === 0));
      console.error(`lighthouse ${round + 1}/${runs} ${name}`);
    }
  }
  const of = (name, key) => median(samples.get(name).map((sample) => sample[key]));
  const ratio = (name, key, base) =>
    median(samples.get(name).map((sample, round) => sample[key] / samples.get(base)[round][key])).toFixed(2);
  const times = ['fcp', 'lcp', 'si'];
  const rows = targets.map(({ name }) => [
    name,
    ...times.map((key) => `${whole(of(name, key))} (×${ratio(name, key, 'reference')})`),
    `${whole(of(name, 'script'))} (×${ratio(name, 'script', CONTENT_PAGE)})`,
    whole(of(name, 'tbt')),
    of(name, 'cls').toFixed(3),
    whole(of(name, 'longTask')),
    whole(of(name, 'requests')),
    whole(of(name, 'bytes') / 1000),
    samples.get(name)[0].scores.join(' / '),
  ]);
  const failing = targets.flatMap(({ name }) => samples.get(name)[0].failing.map((id) => `${name}: ${id}`));
  return [
    `Milliseconds. Ratios are to the reference page, and those of script time to ${CONTENT_PAGE}.`,
    '',
    table(
      ['page', 'FCP', 'LCP', 'Speed Index', 'script', 'TBT', 'CLS', 'longest task', 'requests', 'kB', 'scores'],
      rows,
    ),
    '',
    `Failing audits: ${failing.join(', ') || 'none'}.`,
  ];
}
