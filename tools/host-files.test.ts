import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hostFiles, shellRules } from './host-files';
import { cacheControl, NEVER_STORE, securityHeaders } from '../server/security-headers';

type Headers = Readonly<Record<string, string>>;

const matched = (text: string, line: RegExp): Headers =>
  Object.fromEntries([...text.matchAll(line)].map(([, name = '', value = '']) => [name, value]));

/** Reads the headers for all responses from each format. */
const readers: Readonly<Record<string, (text: string) => Headers>> = {
  'nginx/mindwave.conf': (text) => matched(text, /^ {4}add_header (\S+) "(.*)" always;$/gm),
  'apache/.htaccess': (text) => {
    const { 'Cache-Control': _, ...others } = matched(text, /^Header always set (\S+) "(.*)"$/gm);
    return others;
  },
  'netlify/_headers': (text) => matched(blockOf(text, '/*'), /^ {2}([^:]+): (.*)$/gm),
  'cloudflare/_headers': (text) => matched(blockOf(text, '/*'), /^ {2}([^:]+): (.*)$/gm),
};

/** The indented lines below a path of a `_headers` file. */
function blockOf(text: string, path: string): string {
  const lines = text.split('\n');
  const start = lines.indexOf(path) + 1;
  const length = lines.slice(start).findIndex((line) => !line.startsWith('  '));
  return start === 0 ? '' : lines.slice(start, start + length).join('\n');
}

const without = (text: string, name: string) =>
  text
    .split('\n')
    .filter((line) => !line.includes(`${name} `) && !line.includes(`${name}: `))
    .join('\n');

describe('the headers', () => {
  it('are complete', () => {
    const promised: Readonly<Record<string, RegExp>> = {
      'Content-Security-Policy': /frame-ancestors 'none'/,
      'X-Content-Type-Options': /^nosniff$/,
      'X-Frame-Options': /^DENY$/,
      'Referrer-Policy': /^(?:strict-origin-when-cross-origin|same-origin|no-referrer)$/,
      'Permissions-Policy': /camera=\(\).*microphone=\(\).*geolocation=\(\)/,
      'Cross-Origin-Opener-Policy': /^same-origin$/,
      'Strict-Transport-Security': /^max-age=\d{8,}/,
    };
    expect(Object.keys(securityHeaders).sort()).toEqual(Object.keys(promised).sort());
    for (const [name, form] of Object.entries(promised)) expect(securityHeaders[name], name).toMatch(form);
  });
});

describe.each(Object.entries(readers))('deploy/%s', (name, read) => {
  const text = hostFiles()[name] ?? '';

  it('is up to date', () => {
    expect(readFileSync(join('deploy', name), 'utf8'), 'run: npm run host-files').toBe(text);
  });

  it('has the headers of `server/`', () => {
    expect(read(text)).toEqual(securityHeaders);
  });

  it.each(Object.keys(securityHeaders))('is incomplete without %s', (header) => {
    expect(read(without(text, header))).not.toEqual(securityHeaders);
  });

  it('caches hashed files permanently, but not the settings', () => {
    expect(text).toContain(cacheControl('/assets/'));
    expect(text).toContain(NEVER_STORE);
  });
});

describe.each(['netlify/_redirects', 'cloudflare/_redirects'])('deploy/%s', (name) => {
  const text = hostFiles()[name] ?? '';
  const rules = text.split('\n').filter((line) => line.startsWith('/'));

  it('is up to date', () => {
    expect(readFileSync(join('deploy', name), 'utf8'), 'run: npm run host-files').toBe(text);
  });

  it('serves the shell for every address without a page', () => {
    const wanted = shellRules.filter(({ status }) => name.startsWith('netlify') || status === 200);
    expect(rules).toEqual(wanted.map(({ path, file, status }) => `${path.replace(/:\w+/, '*')} ${file} ${status}`));
  });
});
