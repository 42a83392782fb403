// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { ArticleDraft } from '~/api/articles/article';
import { QueryProvider } from '~/api/QueryProvider';
import { textsOf } from '~contract/article-texts';
import { hostileArticle, tame } from '../../../tests/support/admin/hostile-articles';
import { articlePreview } from './article-preview';

/** `ARTICLES=5000` runs five thousand articles, `SEED` generates others. */
const COUNT = Number(process.env.ARTICLES ?? 300);
const SEED = Number(process.env.SEED ?? 20261120);
/** Timeout per article, in milliseconds. About 5 are needed; the rest is for busy machines. */
const ENOUGH = 40;
const timeout = 40_000 + COUNT * ENOUGH;
const parser = new DOMParser();

/** Content sets these values, and addresses where `safeHref` allows it. Other tests cover the allowed values. */
const FROM_CONTENT = new Set(['href', 'src', 'datetime', 'alt']);

/**
 * The elements of a page with the names of their attributes, in order, and the values of attributes that content must
 * not reach. React's preload hints are left out: it writes one for each different picture. By tag name and not by
 * selector: jsdom's selector engine caches every document it has searched, a third of a megabyte each, which makes
 * thousands of articles slow.
 */
function skeleton(html: string): string[] {
  return [...parser.parseFromString(html, 'text/html').getElementsByTagName('*')]
    .filter(({ tagName }) => tagName !== 'LINK')
    .map(({ tagName, attributes }) => {
      const named = [...attributes].map(({ name, value }) => (FROM_CONTENT.has(name) ? name : `${name}=${value}`));
      return `${tagName} ${named.sort().join(' ')}`;
    });
}

const rendered = (draft: ArticleDraft) =>
  renderToString(<QueryProvider>{articlePreview(draft, 'screen')}</QueryProvider>);

it(`${COUNT} articles of hostile text create no element and no attribute, prerendered and in the preview`, {
  timeout,
}, () => {
  vi.spyOn(console, 'info').mockReturnValue();
  let pieces = 0;
  fc.assert(
    fc.property(hostileArticle, (draft) => {
      const html = rendered(draft);
      expect(skeleton(html)).toEqual(skeleton(rendered(tame(draft))));
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g))
        expect(href).toMatch(/^(?:https?:|mailto:|tel:|[/#?])/);
      pieces += JSON.stringify(draft).length;
    }),
    { numRuns: COUNT, seed: SEED, endOnFailure: true },
  );
  console.info(
    `hostile text: ${COUNT} articles, ${Math.round(pieces / 1000)} kB of text, 0 elements created (seed ${SEED})`,
  );
});

it('detects an element that text creates', () => {
  const page = rendered({ ...textsOf({ title: 'x', slug: 'x' }), bannerImage: '', sections: [], sidebarItems: [] });
  expect(skeleton(page.replace('x', '<b>x</b>'))).not.toEqual(skeleton(page));
  expect(skeleton(page.replace('<h2', '<h2 onclick="1"'))).not.toEqual(skeleton(page));
});
