import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staticPaths } from '~/app/static-paths.server';

const DIST = 'dist';
const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
const html = (path: string) => readFileSync(join(DIST, fileOf(path)), 'utf8');
const scriptsOf = (page: string) => [...page.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1] ?? '');
const code = (folder: string) =>
  readdirSync(join(DIST, folder))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(DIST, folder, name), 'utf8') }));

/** All files that a module imports statically, directly or indirectly. */
function staticGraph(entries: readonly string[]) {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = readFileSync(join(DIST, file), 'utf8');
    for (const [, target] of text.matchAll(
      /(?:import|export)\s*(?:[\w*{}\s,$]+\s*from\s*)?["'](\.{1,2}\/[^"']+)["']/g,
    )) {
      visit(join(file, '..', target ?? ''));
    }
  };
  for (const entry of entries) visit(entry);
  return [...seen];
}

describe('the built site', () => {
  it.each(staticPaths)('contains %s with one heading, title and description', (path) => {
    const page = html(path);
    expect(page.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(page).toMatch(/<title>[^<]+<\/title>/);
    expect(page).toMatch(/<meta name="description" content="[^"]{50,160}">/);
    expect(page).toContain(`data-prerendered="${path}"`);
  });

  it('has a unique title and description on every page', () => {
    const titles = staticPaths.map((path) => /<title>([^<]+)/.exec(html(path))?.[1]);
    const descriptions = staticPaths.map((path) => /name="description" content="([^"]+)/.exec(html(path))?.[1]);
    expect(new Set(titles).size).toBe(staticPaths.length);
    expect(new Set(descriptions).size).toBe(staticPaths.length);
  });

  it('inlines the critical CSS into every page and uses no style attribute', () => {
    const styled: string[] = [];
    for (const path of staticPaths) {
      const heading = /<h1[^>]*class="(?:sc-\S+ )?([^" ]+)/.exec(html(path))?.[1];
      if (heading) styled.push(path);
      const [, inline = ''] = /<style>([\s\S]*?)<\/style>/.exec(html(path)) ?? [];
      expect(inline).toContain('--bg:');
      if (heading) expect(inline).toContain(`.${heading}`);
      expect(html(path)).not.toMatch(/<[^>]+\sstyle="/);
    }
    // Only a heading with a class can be looked up; the hero's has one.
    expect(styled).toContain('/');
  });

  it('has nothing that blocks rendering: no script file, and the style sheet comes after the content', () => {
    for (const path of staticPaths) {
      const [head = '', body = ''] = html(path).split('</head>');
      expect(head).not.toMatch(/<script[^>]+src=|<link[^>]+rel="?stylesheet/);
      expect(
        body.replace(/<link rel="stylesheet" href="\/assets\/css\/\w+\.css" fetchpriority="low"><\/body>/, ''),
      ).not.toMatch(/rel="?stylesheet/);
    }
  });

  it('shows the not-found heading on the page for unknown URLs', {
    tags: ['S2.routes.not-found', 'S8.unknown-route'],
  }, () => {
    expect(readFileSync(join(DIST, '404.html'), 'utf8')).toContain('This page is not available');
  });

  it('does not import the mock backend or the admin statically', () => {
    const files = staticGraph([...new Set(staticPaths.flatMap((path) => scriptsOf(html(path))))]);
    expect(files.filter((file) => /\/(?:embedded|admin)\//.test(file))).toEqual([]);
    for (const file of files) {
      const text = readFileSync(join(DIST, file), 'utf8');
      expect(text.includes('mindwave-demo'), `${file} contains the demo password`).toBe(false);
      expect(text.includes('Publication Date'), `${file} contains the editor`).toBe(false);
    }
  });

  it('does not list the content pages in its code, so that code does not grow with pages', () => {
    const texts = [...code('assets').map(({ text }) => text), readFileSync(join(DIST, 'sw.js'), 'utf8')].join();
    const listed = (path: string) => new RegExp(`\\bpath:.${path}\\b`).test(texts);
    expect(listed('/careers'), 'screens are listed').toBe(true);
    expect(listed('/accessibility')).toBe(false);
  });

  it('loads the mock backend through one dynamic import only', () => {
    const embedded = code('assets/embedded').map(({ name }) => name);
    expect(embedded.length).toBeGreaterThan(0);
    // Its chunks may refer to each other.
    const others = code('assets').filter(({ name }) => !embedded.includes(name));
    const referring = others.filter(({ text }) => embedded.some((name) => text.includes(name)));
    expect(referring.length).toBeGreaterThan(0);
    for (const { text } of referring) {
      for (const name of embedded.filter((chunk) => text.includes(chunk))) {
        expect(text).toMatch(new RegExp(`import\\(\\s*["'\`][^"'\`]*${name.replaceAll('.', '\\.')}`));
      }
    }
  });

  it('lists exactly the public pages in the sitemap', () => {
    const sitemap = readFileSync(join(DIST, 'sitemap.xml'), 'utf8');
    const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1]);
    expect(listed.toSorted()).toEqual(staticPaths.toSorted());
  });

  it('precompresses every text file', () => {
    for (const name of ['index.html', 'sw.js', 'sitemap.xml']) expect(existsSync(join(DIST, `${name}.br`))).toBe(true);
  });
});
