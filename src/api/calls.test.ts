import { beforeEach, expect, it, vi } from 'vitest';
import { exampleTexts } from '~contract/article-texts';
import { articles, leads } from '~mocks/models';
import { type ArticleDraft, encodeArticle } from './articles/article';
import { articleBySlugQuery, articlesQuery, fetchArticle, saveArticle } from './articles/news';
import { client } from './client';
import { requestContact } from './contact';
import { queryClient } from './query-client';
import { dropToken, saveSession } from './token';

const ROOT = 'https://api.example/api';
const wire = await articles.create({ id: 7, slug: 'late-trains', bannerImage: '/b.webp' });
const draft: ArticleDraft = {
  ...exampleTexts(),
  slug: 'late-trains',
  bannerImage: '/uploads/old.webp',
  sections: [{ title: 'Why', content: [{ type: 'list', content: ['snow'] }] }],
  sidebarItems: [{ title: 'More', description: 'Read on', link: '/about' }],
};

let sent: Request[];
let respond: () => Response;

beforeEach(() => {
  sent = [];
  respond = () => Response.json({ data: wire });
  queryClient.clear();
  dropToken();
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    if (url.endsWith('/config.json')) return Response.json({ apiUrl: ROOT });
    sent.push(new Request(url, options));
    return respond();
  });
  return () => vi.unstubAllGlobals();
});

const calls = () => sent.map(({ method, url }) => `${method} ${url}`);

it('sends JSON and query parameters to the API root', { tags: ['S7.base', 'S7.wrapper', 'S7.contact'] }, async () => {
  const lead = await leads.create();
  await requestContact(lead, 'key-1');
  await client.GET('/news/', { params: { query: { page: 2, limit: 5, q: 'a b' } } });
  expect(calls()).toEqual([`POST ${ROOT}/contact`, `GET ${ROOT}/news/?page=2&limit=5&q=a%20b`]);
  expect(sent[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(await sent[0]?.json()).toEqual(lead);
});

it('sends a token only while there is one', { tags: ['S6.bearer'] }, async () => {
  await fetchArticle('7');
  saveSession('the-token', undefined);
  await fetchArticle('7');
  expect(sent.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer the-token']);
});

it.each([
  ['data', { data: [wire] }],
  ['articles', { articles: [wire] }],
  ['news', { news: [wire] }],
])('reads a list of articles from %s', { tags: ['S7.news.list'] }, async (_field, body) => {
  respond = () => Response.json(body);
  const { articles } = await queryClient.fetchQuery(articlesQuery({ page: 1, limit: 5 }));
  expect(articles.map(({ id, slug }) => [id, slug])).toEqual([['7', 'late-trains']]);
  expect(calls()).toEqual([`GET ${ROOT}/news/?page=1&limit=5`]);
});

it.each([
  ['an object', { items: [wire] }],
  ['text', 'none'],
])('reads %s as an empty list of articles', { tags: ['S7.news.list'] }, async (_what, body) => {
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  respond = () => Response.json(body);
  expect((await queryClient.fetchQuery(articlesQuery({ page: 1, limit: 5 }))).articles).toEqual([]);
});

it('reads one article by id and by slug', { tags: ['S7.news.one', 'S3.article'] }, async () => {
  const article = { ...wire, id: '7', unreadable: {} };
  expect((await fetchArticle('7')).article).toEqual(article);
  expect(await queryClient.fetchQuery(articleBySlugQuery('late-trains'))).toEqual(article);
  expect(calls()).toEqual([`GET ${ROOT}/news/7`, `GET ${ROOT}/news/slug/late-trains`]);
});

it('saves an article as a multipart form, with its image if there is one, and without a status', {
  tags: ['S7.news.write', 'S3.article.status'],
}, async () => {
  await saveArticle({ draft, key: 'key-1' });
  await saveArticle({ draft, key: 'key-2', id: '7' });
  expect(calls()).toEqual([`POST ${ROOT}/news/`, `PUT ${ROOT}/news/7`]);
  for (const request of sent) {
    expect(Object.fromEntries(await request.formData())).toEqual({
      ...exampleTexts(),
      slug: draft.slug,
      sections: JSON.stringify(draft.sections),
      sidebarItems: JSON.stringify(draft.sidebarItems),
      bannerImage: draft.bannerImage,
    });
  }
  const image = new File(['pixels'], 'new.webp', { type: 'image/webp' });
  expect(encodeArticle(draft, image).image).toMatchObject({ name: 'new.webp', type: 'image/webp', size: 6 });
});
