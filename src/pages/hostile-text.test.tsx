// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { QueryProvider } from '~/api/QueryProvider';
import type { ArticleDraft } from '~/api/article';
import { articlePreview } from './article-preview';
import { hostileArticle, tame } from '../../tests/support/hostile-articles';

/** `ARTICLES=5000` tries five thousand, `SEED` others. */
const COUNT = Number(process.env.ARTICLES ?? 300);
const SEED = Number(process.env.SEED ?? 20261120);
/** Of each article, in milliseconds; about 5 are needed, several times as many where other work runs beside. */
const ENOUGH = 40;
const timeout = 40_000 + COUNT * ENOUGH;
const parser = new DOMParser();

/** Addresses are content where the gate lets them through; what they may be is tested apart. */
const FROM_CONTENT = new Set(['href', 'src', 'datetime']);

/**
 * The elements of a page with the names of their attributes, in order; values only where content must not reach.
 * React's hints for pictures are left out: it writes one for each picture that is different.
 * By tag name and not by selector: jsdom's selector engine keeps every document it has searched, a third of a megabyte each,
 * so that a thousand articles were slow and five thousand did not end.
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

it(`${COUNT} articles of hostile text make no element and no attribute, prerendered and in the preview`, {
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

it('would notice an element, were one born', () => {
  const page = rendered({ title: 'x', slug: 'x', date: '', bannerImage: '', sections: [], sidebarItems: [] });
  expect(skeleton(page.replace('x', '<b>x</b>'))).not.toEqual(skeleton(page));
  expect(skeleton(page.replace('<h2', '<h2 onclick="1"'))).not.toEqual(skeleton(page));
});
