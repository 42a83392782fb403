/**
 * Generates ordinary and hostile URLs, the same for the same seed. It is injected into a page as source, so it must be
 * self-contained.
 */
export function urlMaker(seed: number): () => string {
  let state = seed;
  // mulberry32, public domain: fast and random enough.
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const many = (make: () => string, max: number) => Array.from({ length: below(max + 1) }, make).join('');

  const schemes = [
    'https',
    'http',
    'mailto',
    'tel',
    'javascript',
    'data',
    'vbscript',
    'blob',
    'file',
    'ftp',
    'ws',
    'about',
    'filesystem',
    'view-source',
    'feed',
    'intent',
    'x',
    '',
  ];
  const separators = [
    ':',
    ':',
    '://',
    '://',
    ':/',
    ':///',
    ':\\\\',
    ':/\\',
    '&colon;',
    '%3a',
    '：',
    ':\t//',
    '//',
    '/',
    '\\',
    '#',
    '?',
    '',
  ];
  const hosts = [
    'mindwave.example',
    'evil.example',
    'localhost',
    '127.0.0.1',
    '[::1]',
    'user:pass@evil.example',
    'bücher.example',
    'a..b',
    '%65vil.example',
    '',
  ];
  const tails = [
    'alert(1)',
    '/a/b',
    '?q=1',
    '#a',
    ':80',
    ':x',
    '/%0aalert(1)',
    'text/html,<script>alert(1)</script>',
    '/..//evil.example',
    '\\evil.example',
    '/ü',
    '@evil.example',
    '//',
    '%00',
    ';base64,PHM+',
    '+14045550134',
    'contact@mindwave.example',
    '?subject=a',
  ];
  const oddities = [
    '\t',
    '\n',
    '\r',
    '\0',
    '\u0001',
    '\u001f',
    ' ',
    '\u00a0',
    '\u200b',
    '\u202e',
    '\u2028',
    '\ufeff',
    '\u00ad',
    '\\',
    '/',
    ':',
    '@',
    '#',
    '?',
    '%',
    '&',
    '<',
    '"',
    "'",
    '．',
    '／',
    '：',
    'ｊ',
    'а',
    '😀',
    '\ud800',
  ];
  const anything = () => String.fromCharCode(random() < 0.7 ? below(128) : below(0x10000));
  const cased = (text: string) => [...text].map((char) => (random() < 0.3 ? char.toUpperCase() : char)).join('');
  const disturbed = (text: string) => {
    let result = text;
    for (let count = below(4); count > 0; count--) {
      const at = below(result.length + 1);
      result =
        result.slice(0, at) +
        (random() < 0.8 ? pick(oddities) : anything()) +
        result.slice(at + (random() < 0.2 ? 1 : 0));
    }
    return result;
  };
  const word = () => many(() => pick([...'abcdefghijklmnopqrstuvwxyz0123456789-._~']), 8);
  const path = () => many(() => `/${word()}`, 4);
  const query = () => (random() < 0.4 ? `?${word()}=${word()}` : '') + (random() < 0.3 ? `#${word()}` : '');
  const ordinary = () =>
    pick([
      () =>
        `${pick(['https', 'http'])}://${pick(['mindwave.example', 'www.a-b.example', 'localhost:3000', '10.0.0.1'])}${path()}${query()}`,
      () => `/x${word()}${path()}${query()}`,
      () => `#x${word()}`,
      () => `?${word()}=${word()}`,
      () => `mailto:x${word()}@mindwave.example`,
      () => `tel:+1${below(1_000_000_000)}`,
    ])();
  const built = () =>
    many(() => pick(oddities), 2) + cased(pick(schemes)) + pick(separators) + pick(hosts) + many(() => pick(tails), 3);

  return () => {
    const kind = random();
    if (kind < 0.25) return ordinary();
    if (kind < 0.5) return disturbed(ordinary());
    if (kind < 0.65) return built();
    if (kind < 0.92) return disturbed(built());
    return many(anything, 24);
  };
}
