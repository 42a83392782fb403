// One Lighthouse run, mobile preset: simulated slow 4G and a processor four times slower.
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Times in milliseconds, sizes in bytes; `scores` only in a run that asks for all categories. */
export async function audit(url, chromePath, chromeFlags, isFull) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromeFlags] });
  try {
    const onlyCategories = isFull ? CATEGORIES : ['performance'];
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories });
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const value = (id) => lhr.audits[id]?.numericValue;
    const requests = (lhr.audits['network-requests']?.details?.items ?? []).filter(({ url: from }) => from.startsWith('http'));
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
      script: sum(requests.filter(({ resourceType }) => resourceType === 'Script')),
      scores: CATEGORIES.map((id) => Math.round((lhr.categories[id]?.score ?? Number.NaN) * 100)),
      failing: Object.values(lhr.audits)
        .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode === 'binary')
        .map(({ id }) => id),
    };
  } finally {
    chrome.kill();
  }
}
