// Functions that run in a page and record its performance entries.

/** Records paints, layout shifts, tasks over 50 ms with their scripts, and the duration of interactions. Runs in every page. */
export function watch() {
  const seen = { fcp: 0, lcp: 0, cls: 0, tap: 0, tasks: [], frames: [] };
  window.seen = seen;
  const observe = (type, note, extra) =>
    new PerformanceObserver((list) => list.getEntries().map(note)).observe({ type, buffered: true, ...extra });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  observe('long-animation-frame', ({ scripts }) =>
    seen.frames.push(
      ...scripts.map(
        ({
          startTime,
          duration,
          invokerType,
          invoker,
          sourceURL,
          sourceFunctionName,
          forcedStyleAndLayoutDuration,
        }) => ({
          startTime,
          duration,
          layout: forcedStyleAndLayoutDuration,
          what: `${(sourceURL || invoker).split('/').at(-1)} (${sourceFunctionName || invokerType})`,
        }),
      ),
    ),
  );
  observe(
    'event',
    (entry) => {
      if (entry.interactionId) seen.tap = Math.max(seen.tap, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

/** Describes each task over 50 ms: its duration, its start and its scripts. */
export function taskLines({ tasks, frames }) {
  return tasks.map(({ startTime, duration }) => {
    const inside = frames.filter((frame) => frame.startTime >= startTime - 1 && frame.startTime < startTime + duration);
    const scripts = inside.map(({ what, duration: own, layout }) => {
      const forced = layout > 1 ? `, ${Math.round(layout)} ms of it layout` : '';
      return `${what} ${Math.round(own)} ms${forced}`;
    });
    return `${Math.round(duration)} ms at ${Math.round(startTime)} ms: ${scripts.join('; ') || 'no script over 5 ms (style, layout, paint)'}`;
  });
}

/** Requests before the largest paint and before `load`, including the page. Runs in the page. */
export function requestsSoFar() {
  const [page] = performance.getEntriesByType('navigation');
  const all = [page, ...performance.getEntriesByType('resource')].filter(({ name }) => name.startsWith('http'));
  const line = ({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize });
  return {
    load: page.loadEventStart,
    beforeLargestPaint: all.filter(({ startTime }) => startTime < window.seen.lcp).map(line),
    beforeLoad: all.filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= page.loadEventStart).map(line),
  };
}
