import { describe, expect, it } from 'vitest';
import { cacheControl, NEVER_STORE, securityHeaders } from '../../../node-http/security-headers';
import { hostFiles, shellRules } from './host-files';
import { rulesByAddress, rulesByFile, unionOf } from './page-policies';

const policy = (hash: string) => `default-src 'none'; style-src 'self' 'sha256-${hash}'; frame-ancestors 'none'`;

/** The policies of a small site. */
const pages = new Map(
  Object.entries({
    'index.html': policy('home'),
    'about.html': policy('about'),
    'newsroom.html': policy('newsroom'),
    'newsroom/sample.html': policy('sample'),
    'careers/job/one.html': policy('jobs'),
    'careers/job/two.html': policy('jobs'),
    'careers/job/three.html': policy('three'),
    'shell/article.html': policy('article'),
    'shell/job.html': policy('job-shell'),
    'shell/public-editor.html': policy('editor'),
    'shell/admin.html': policy('admin'),
    '404.html': policy('404'),
  }),
);
const files = hostFiles(pages);

type Headers = Readonly<Record<string, string>>;

const matched = (text: string, line: RegExp): Headers =>
  Object.fromEntries([...text.matchAll(line)].map(([, name = '', value = '']) => [name, value]));

/** Reads the headers for all responses from each format. */
const readers: Readonly<Record<string, (text: string) => Headers>> = {
  'nginx/mindwave.conf': (text) => ({
    ...matched(text, /^ {4}add_header (\S+) "(.*)" always;$/gm),
    // The policy is a map. This is its value for files that are not pages.
    ...(text.includes('add_header Content-Security-Policy $mindwave_policy always;') && {
      'Content-Security-Policy': /^map \$uri \$mindwave_policy \{\n {4}default "(.*)";$/m.exec(text)?.[1] ?? '',
    }),
  }),
  'apache/.htaccess': (text) => {
    const { 'Cache-Control': _, ...others } = matched(text, /^Header always set (\S+) "(.*)"$/gm);
    return others;
  },
  'netlify/_headers': (text) => matched(blockOf(text, '/*'), /^ {2}([^:]+): (.*)$/gm),
  'cloudflare/_headers': (text) => matched(blockOf(text, '/*'), /^ {2}([^:]+): (.*)$/gm),
};

/** Returns the indented lines below a path in a `_headers` file. */
function blockOf(text: string, path: string): string {
  const lines = text.split('\n');
  const start = lines.indexOf(path) + 1;
  const length = lines.slice(start).findIndex((line) => !line.startsWith('  '));
  return start === 0 ? '' : lines.slice(start, start + length).join('\n');
}

describe('the headers', () => {
  it('are complete', () => {
    const promised: Readonly<Record<string, RegExp>> = {
      'Content-Security-Policy': /frame-ancestors 'none'/,
      'X-Content-Type-Options': /^nosniff$/,
      'X-Frame-Options': /^DENY$/,
      'Referrer-Policy': /^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/,
      'Permissions-Policy': /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
      'Cross-Origin-Opener-Policy': /^same-origin$/,
      'Cross-Origin-Resource-Policy': /^same-origin$/,
      'Strict-Transport-Security': /^max-age=\d{8,}/,
    };
    expect(Object.keys(securityHeaders).sort()).toEqual(Object.keys(promised).sort());
    for (const [name, form] of Object.entries(promised)) expect(securityHeaders[name], name).toMatch(form);
  });
});

describe.each(Object.entries(readers))('%s', (name, read) => {
  const text = files[name] ?? '';

  it('has the policy of every page', () => {
    for (const value of new Set(pages.values())) {
      // In files by address, the page for unknown addresses has no policy, and pages below a `*` share one.
      const hash = /sha256-[\w-]+/.exec(value)?.[0] ?? '';
      if (hash !== 'sha256-404' || !name.endsWith('_headers')) expect(text).toContain(`'${hash}'`);
    }
  });

  it('has the headers of `server/`', () => {
    expect(read(text)).toEqual(securityHeaders);
  });

  it('caches hashed files permanently, but not the settings', () => {
    expect(text).toContain(cacheControl('/assets/'));
    expect(text).toContain(NEVER_STORE);
  });
});

describe.each(['netlify/_redirects', 'cloudflare/_redirects'])('%s', (name) => {
  const text = files[name] ?? '';
  const rules = text.split('\n').filter((line) => line.startsWith('/'));

  it('serves the shell for every address without a page', () => {
    const wanted = shellRules.filter(({ status }) => name.startsWith('netlify') || status === 200);
    expect(rules).toEqual(wanted.map(({ path, file, status }) => `${path.replace(/:\w+/, '*')} ${file} ${status}`));
  });
});

describe('policies by file', () => {
  const policyFor = (file: string) =>
    rulesByFile(pages).find(({ pattern }) => new RegExp(`^${pattern}$`).test(file))?.policy;

  it('give each page its own policy', () => {
    for (const [file, own] of pages) expect(policyFor(`/${file}`), file).toBe(own);
  });

  it('need one rule for all pages of a folder with the same policy', () => {
    const articles = Array.from({ length: 5000 }, (_, at) => [`newsroom/${at}.html`, policy('any')] as const);
    expect(rulesByFile(new Map([...pages, ...articles]))).toHaveLength(rulesByFile(pages).length + 1);
  });

  it('have no rule for other files', () => {
    expect(policyFor('/assets/app-1234.js')).toBeUndefined();
    expect(policyFor('/aboutXhtml')).toBeUndefined();
  });
});

describe('policies by address', () => {
  const rules = rulesByAddress(pages, shellRules);
  const hashesOf = (address: string) =>
    [...(rules.get(address) ?? '').matchAll(/'sha256-([\w-]+)'/g)].map(([, hash]) => hash);

  it('give a page its own policy, and an address without a page the policy of its shell', () => {
    expect(rules.get('/')).toBe(policy('home'));
    expect(rules.get('/about')).toBe(policy('about'));
    expect(rules.get('/admin/dashboard')).toBe(policy('admin'));
  });

  it('never send two different policies: pages below and above a `*` share one', () => {
    expect(hashesOf('/newsroom/*').toSorted()).toEqual(['article', 'editor', 'newsroom', 'sample']);
    expect(rules.get('/newsroom')).toBe(rules.get('/newsroom/*'));
    expect(hashesOf('/careers/job/*').toSorted()).toEqual(['job-shell', 'jobs', 'three']);
    const stars = [...rules.keys()].filter((address) => address.endsWith('/*')).map((address) => address.slice(0, -1));
    expect(
      [...rules.keys()].filter((address) => stars.some((star) => address.startsWith(star) && address !== `${star}*`)),
    ).toEqual([]);
  });

  it('join policies rule by rule', () => {
    expect(unionOf([policy('a'), policy('b'), policy('a')])).toBe(
      "default-src 'none'; style-src 'self' 'sha256-a' 'sha256-b'; frame-ancestors 'none'",
    );
  });

  it('stay within the limits of Cloudflare, and keep the rules of the home page and the shared ones', () => {
    const many = Array.from({ length: 500 }, (_, at) => [`page-${at}.html`, policy(`${at}`)] as const);
    const lines = (hostFiles(new Map([...many, ...pages]))['cloudflare/_headers'] ?? '').split('\n');
    const addresses = lines.filter((line) => line.startsWith('/'));
    expect(addresses).toHaveLength(100);
    expect(addresses).toEqual(expect.arrayContaining(['/', '/about', '/newsroom/*', '/careers/job/*']));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });
});
