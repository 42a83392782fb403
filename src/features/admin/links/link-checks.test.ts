// @vitest-environment jsdom
import { expect, it } from 'vitest';
import {
  editorArticle,
  editorSection,
  editorSidebarItem,
  emptyDraft,
} from '~/features/admin/editor/model/editor-article';
import { checkLinks, linkedSlugs } from './link-checks';

const PAGES = ['/', '/about', '/case-studies', '/case-studies/air-cargo-platform'];
const draft = { ...emptyDraft('2026-11-20'), title: 'Own', slug: 'own' };
const withSidebar = (...links: readonly string[]) => ({
  ...editorArticle(draft),
  sidebarItems: links.map((link, at) => editorSidebarItem({ title: 'A', description: '', link }, `item-${at}`)),
});
const titles = (link: string, found: Readonly<Record<string, string | null>> = {}) =>
  checkLinks(withSidebar(link), new Map(Object.entries(found)), PAGES).map(({ title }) => title);

it.each([
  ['a page', '/about/?from=mail#team'],
  ['the home page', '/'],
  ['a case study', '/case-studies/air-cargo-platform'],
  ['a page at the address of the site', `${location.origin}/about`],
  ['another site', 'https://other.example/nowhere'],
  ['a job, because the list of the build may be older', '/careers/job/17'],
  ['a screen of the admin', '/admin/login'],
  ['a file', '/feed.xml'],
  ['a part of the page', '#result'],
  ['a mail address', 'mailto:a@b.example'],
  ['an article that was not looked up', '/newsroom/unknown'],
  ['the article itself, also before it is saved', '/newsroom/own'],
  ['text that is no address', 'about'],
])('accepts a link to %s', (_, link) => {
  expect(titles(link)).toEqual([]);
});

it.each([
  ['an unknown page', '/abuot', 'this site has no page /abuot.'],
  ['letters of another case', '/About', 'this site has no page /About.'],
  ['an unknown page at the address of the site', `${location.origin}/abuot?a#b`, 'this site has no page /abuot.'],
  ['an unknown case study', '/case-studies/sea-cargo', 'this site has no page /case-studies/sea-cargo.'],
  ['an article that does not exist', '/newsroom/gone', 'there is no article /newsroom/gone.'],
])('reports a link to %s with its field', (_, link, detail) => {
  expect(checkLinks(withSidebar('/about', link), new Map([['gone', null]]), PAGES)).toEqual([
    {
      id: 'item-1-link-target',
      level: 'warning',
      title: 'A link leads nowhere',
      detail: `Sidebar item 2: ${detail}`,
      target: 'item-1-link',
    },
  ]);
});

it('offers the present address of an article that has moved', () => {
  const section = editorSection({ title: '', content: [], cta: { text: '', link: '/newsroom/old/?a#b' } }, 's');
  const article = { ...editorArticle(draft), sections: [section] };
  expect(checkLinks(article, new Map([['old', 'new']]), PAGES)).toMatchObject([
    {
      title: 'A link has a former address',
      detail: 'Section 1: the article is now at /newsroom/new.',
      target: 's-cta-link',
      section: 's',
      fix: { action: { type: 'setSection', key: 's', texts: { ctaLink: '/newsroom/new?a#b' } } },
    },
  ]);
});

it('looks up each linked article once, except its own', () => {
  const article = withSidebar(
    '/newsroom/a',
    '/newsroom/a#part',
    '/newsroom/own',
    '/about',
    'https://x.example/newsroom/b',
  );
  expect(linkedSlugs(article, PAGES)).toEqual(['a']);
});
