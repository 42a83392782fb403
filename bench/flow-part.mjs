// Measures visits and taps in rounds. Reports medians, and ratios to the reference page of the same round.
import { MENU_PAGES, taps, visit } from './flow.mjs';
import { list, median, table, whole } from './report.mjs';

const paths = (requests) => requests.map(({ path, bytes }) => `${path}: ${bytes} bytes`);

export async function flowPart({ site, reference, browser, runs, isVerbose }) {
  const rounds = [];
  for (let round = 0; round < runs; round += 1) {
    rounds.push({
      bare: await visit(reference, browser, { inner: '/about', isPlain: true }),
      home: await visit(site, browser, { inner: '/about' }),
      content: await visit(site, browser, { route: '/industries/banking' }),
      taps: await taps(site, browser),
    });
    console.error(`flow ${round + 1}/${runs}`);
  }
  const of = (pick) => median(rounds.map(pick));
  /** `base` is the figure that the ratio refers to. */
  const line = (name, pick, { base, target = '', digits = 0 } = {}) => [
    name,
    digits ? of(pick).toFixed(digits) : whole(of(pick)),
    base ? `×${of((round) => pick(round) / base(round)).toFixed(2)}` : '',
    target,
  ];
  const first = ({ bare }) => bare.fcp;
  const again = ({ bare }) => bare.warmFcp;
  const navigation = ({ bare }) => bare.click;
  const tapped = (name, key, settings) => [
    line(`${name}: first tap to paint`, (round) => round.taps[key].first, settings?.first),
    line(`${name}: next taps to paint`, (round) => round.taps[key].next, settings?.next),
  ];
  const plain = (which, target = '') => ({ base: (round) => round.taps.plain[which], target });
  const soon = { first: { target: '100' }, next: { target: '100' } };
  const rows = [
    line('reference, first visit: FCP', first),
    line('reference, repeat visit: FCP', again),
    line('reference, link to /about: tap to first paint', navigation),
    line('home, first visit: FCP', ({ home }) => home.fcp, { base: first }),
    line('home, first visit: LCP', ({ home }) => home.lcp, { base: ({ bare }) => bare.lcp }),
    line('home, first visit: layout shift', ({ home }) => home.cls, { digits: 4, target: '0.005' }),
    line('home: requests before the largest paint', ({ home }) => home.beforeLargestPaint.length, { target: '6' }),
    line('home: bytes before load, without the film', ({ home }) => home.bytesBeforeLoad, { target: '97000' }),
    line('home, repeat visit: FCP', ({ home }) => home.warmFcp, { base: again, target: '×0.45' }),
    line('home, repeat visit: bytes of pages and assets', ({ home }) => home.warmBytes, { target: '0' }),
    line('home, repeat visit: bytes of worker script and settings', ({ home }) =>
      home.alwaysRequested.reduce((sum, { bytes }) => sum + bytes, 0),
    ),
    line('home to /about: tap to heading', ({ home }) => home.click, { base: navigation, target: '×0.35' }),
    line('home: longest task on load', ({ home }) => home.longest),
    line('content page, first visit: FCP', ({ content }) => content.fcp, { base: first }),
    line('content page, repeat visit: FCP', ({ content }) => content.warmFcp, { base: again }),
    line('content page: longest task on load', ({ content }) => content.longest, { target: '50, except react-dom' }),
    ...tapped('plain menu', 'plain'),
    ...tapped('plain modal dialog', 'dialog', { first: plain('first'), next: plain('next') }),
    ...tapped('our menu', 'menu', { first: plain('first', '×1.15'), next: plain('next', '×1.15') }),
    ...tapped('accordion', 'accordion', soon),
    ...tapped('callback dialog', 'modal', soon),
    ...tapped('careers filter', 'filter', soon),
  ];
  const { home, content } = rounds.at(-1);
  const details = [
    list('Before the largest paint of home', paths(home.beforeLargestPaint)),
    list('Before the load event of home', paths(home.beforeLoad)),
    list('Sent again on the repeat visit', paths([...home.warmSent, ...home.alwaysRequested])),
    list('Tasks over 50 ms on load of home', home.tasks),
    list('Tasks over 50 ms on load of the content page', content.tasks),
  ];
  return [
    `Milliseconds and bytes. Ratios are to the reference page or the plain menu of the same round. Taps on a menu are means of ${MENU_PAGES} pages.`,
    '',
    table(['measure', 'median', 'ratio', 'limit'], rows),
    '',
    ...(isVerbose ? details : []),
  ];
}
