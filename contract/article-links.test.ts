import { describe, expect, it } from 'vitest';
import { linkedSlug, linksOf, linksTo, pathInSite, withSlug } from './article-links';

const place = { hosts: ['www.example.com', 'localhost:4173'], base: '/' };
const below = { ...place, base: '/site/' };

const article = {
  sections: [{ title: 'A', content: [] }, { cta: { text: 'Read', link: ' /newsroom/claims ' } }, { cta: { link: '' } }],
  sidebarItems: [{ link: 'https://other.example/' }, { link: 7 }, null],
};
const links = [
  { list: 'sections', at: 1, link: '/newsroom/claims' },
  { list: 'sidebarItems', at: 0, link: 'https://other.example/' },
];

it('lists the links of an article, whose lists may be JSON text or damaged', () => {
  expect(linksOf(article)).toEqual(links);
  const asText = { sections: JSON.stringify(article.sections), sidebarItems: JSON.stringify(article.sidebarItems) };
  expect(linksOf(asText)).toEqual(links);
  expect(linksOf({ sections: '[{"cta"', sidebarItems: '{"link":"/newsroom/claims"}' })).toEqual([]);
});

describe('a link inside the site', () => {
  it.each([
    ['/newsroom/claims', 'claims'],
    ['/newsroom/claims/', 'claims'],
    ['/newsroom/claims//', 'claims'],
    ['/newsroom/claims?from=mail#result', 'claims'],
    ['/newsroom/claims/?from=mail', 'claims'],
    ['/newsroom/%63laims', 'claims'],
    ['/newsroom/c%C3%B4t%C3%A9', 'côté'],
    ['/newsroom/côté', 'côté'],
    ['/newsroom/c%23', 'c#'],
    ['/newsroom/100%', '100%'],
    ['/about/../newsroom/claims', 'claims'],
    ['https://www.example.com/newsroom/claims', 'claims'],
    ['HTTP://WWW.EXAMPLE.COM/newsroom/claims#result', 'claims'],
    ['http://localhost:4173/newsroom/claims', 'claims'],
    ['/newsroom/Claims', 'Claims'],
    ['/Newsroom/claims', undefined],
    ['/newsroom', undefined],
    ['/newsroom/claims/more', undefined],
    ['/docs/newsroom/claims', undefined],
    ['https://other.example/newsroom/claims', undefined],
    ['https://www.example.com.other.example/newsroom/claims', undefined],
    ['//www.example.com/newsroom/claims', undefined],
    ['/\\other.example/newsroom/claims', undefined],
    ['newsroom/claims', undefined],
    ['mailto:newsroom/claims', undefined],
  ])('%s leads to the article %s', (link, slug) => {
    expect(linkedSlug(link, place)).toBe(slug);
  });

  it('has a path without the base, which pages add to links', () => {
    expect(pathInSite('/site/newsroom/claims', below)).toBe('/newsroom/claims');
    expect(pathInSite('/newsroom/claims', below)).toBe('/newsroom/claims');
    expect(pathInSite('https://www.example.com/site/about/', below)).toBe('/about');
    expect(pathInSite('/site', below)).toBe('/');
    expect(pathInSite('/', place)).toBe('/');
    expect(pathInSite('https://www.example.com/newsroom/claims', below)).toBeUndefined();
    expect(pathInSite('#result', place)).toBeUndefined();
  });

  it('keeps its host, query and fragment with another slug', () => {
    expect(withSlug('/newsroom/old/?a=b#c', 'new')).toBe('/newsroom/new?a=b#c');
    expect(withSlug(' https://www.example.com/site/newsroom/old ', 'new')).toBe(
      'https://www.example.com/site/newsroom/new',
    );
    expect(withSlug('mailto:a@b.example', 'new')).toBe('mailto:a@b.example');
  });
});

it('finds the articles that link to a slug on any host, because a backend does not know its site', () => {
  expect(linksTo(article, 'claims')).toBe(true);
  expect(linksTo({ sections: '[]', sidebarItems: [{ link: 'https://x.example/site/newsroom/a/?b#c' }] }, 'a')).toBe(
    true,
  );
  expect(linksTo(article, 'claim')).toBe(false);
  expect(linksTo({ sections: [{ content: ['/newsroom/a'] }], sidebarItems: [] }, 'a')).toBe(false);
});
