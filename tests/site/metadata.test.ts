import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { staticPaths } from '~/app/static-paths.server';
import { siteUrl } from '~/content/site';
import { faults, nodes, structuredDataIn } from '../support/structured-data';

const DIST = process.env.DIST ?? 'dist';
const html = (path: string) => readFileSync(join(DIST, path === '/' ? 'index.html' : `${path.slice(1)}.html`), 'utf8');

const dataOf = (path: string) => structuredDataIn(html(path));

const DAY = /^\d{4}-\d{2}-\d{2}$/;

describe('structured data', () => {
  it.each(staticPaths)('of %s has all required properties and no unknown ones', (path) => {
    const documents = dataOf(path);
    expect(documents).toHaveLength(1);
    expect(documents[0]).toMatchObject({ '@context': 'https://schema.org' });
    expect(documents.flatMap(nodes).flatMap(faults)).toEqual([]);
  });

  it('has absolute URLs, ascending positions and calendar dates', () => {
    const all = staticPaths.flatMap((path) => dataOf(path).flatMap(nodes));
    const addresses = all.flatMap(({ url, item, logo, sameAs }) => [url, item, logo, sameAs]).flat();
    expect(addresses.filter((text) => text !== undefined && !/^https:\/\/\S+$/.test(String(text)))).toEqual([]);
    const days = all.flatMap(({ datePosted, validThrough, datePublished }) => [
      datePosted,
      validThrough,
      datePublished,
    ]);
    expect(days.filter((day) => day !== undefined && !DAY.test(String(day)))).toEqual([]);
    for (const { itemListElement } of all.filter((node) => node['@type'] === 'BreadcrumbList')) {
      const positions = nodes(itemListElement).map(({ position }) => position);
      expect(positions).toEqual(positions.map((_, i) => i + 1));
    }
  });

  it('describes the company, questions, articles and jobs on their pages', () => {
    const typesOf = (path: string) =>
      dataOf(path)
        .flatMap(nodes)
        .map((node) => node['@type']);
    expect(typesOf('/')).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    expect(typesOf('/technologies')).toContain('FAQPage');
    expect(typesOf('/newsroom')).toContain('NewsArticle');
    expect(typesOf('/newsroom/sample')).toContain('NewsArticle');
    const jobs = staticPaths.filter((path) => path.startsWith('/careers/job/'));
    expect(jobs.filter((path) => !typesOf(path).includes('JobPosting'))).toEqual([]);
  });
});

describe('the canonical URL of a page', () => {
  it('appears once, and is the one in the sitemap', () => {
    const canonicals = staticPaths.map((path) => [...html(path).matchAll(/<link rel="canonical" href="([^"]+)"/g)]);
    expect(canonicals.map((matches) => matches.map(([, address]) => address))).toEqual(
      staticPaths.map((path) => [`${siteUrl}${path}`]),
    );
  });
});
