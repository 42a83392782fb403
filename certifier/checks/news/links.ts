import { type Check, writing } from '../../check';
import type { Api } from '../../client/api';
import { ensure, NotApplicable, shown } from '../../outcome';

const content = (text: string) => [{ type: 'paragraph', content: text }];
const withCta = (link: string) => ({
  sections: JSON.stringify([{ title: 'Why', content: content('Because.'), cta: { text: 'Read on', link } }]),
});
const withItem = (link: string) => ({
  sidebarItems: JSON.stringify([{ title: 'More', description: 'Read on', link }]),
});

/** Articles with a link to the slug. */
const linking = (slug: string) => [
  withCta(`/newsroom/${slug}`),
  withItem(`https://www.example.com/site/newsroom/${slug}/?from=list#end`),
  // JSON may escape a slash, and an address may encode any character.
  { sections: withCta(`/newsroom/${slug}`).sections.replaceAll('/', '\\/') },
  withItem(`/newsroom/%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`),
];

/** Articles that have the slug in another place. */
const others = (slug: string) => [
  withCta(`/newsroom/${slug}-more`),
  withItem(`/newsroom/${slug}/more`),
  { sections: JSON.stringify([{ title: 'Why', content: content(`See /newsroom/${slug}.`) }]) },
];

/** A backend need not have the parameter. If it does, editors rely on it before they delete an article or change its slug. */
async function expectLinking(api: Api): Promise<void> {
  const { slug } = (await api.article()).fields;
  if ((await api.list({ links: api.unique() })).length > 0)
    throw new NotApplicable('this backend ignores the parameter links');
  const wanted: string[] = [];
  for (const fields of linking(slug)) wanted.push(String((await api.article(fields)).id));
  for (const fields of others(slug)) await api.article(fields);
  const ids = (await api.list({ links: slug })).map(({ id }) => String(id));
  const isSame = ids.toSorted().join() === wanted.toSorted().join();
  ensure(isSame, `links=${slug} returns the articles ${shown(ids)}, not ${shown(wanted)}`);
  const { body } = await api.expect(200, 'listArticles', { query: { links: slug, page: '2', limit: '3' } });
  const { length } = body.data as readonly unknown[];
  ensure(body.total === wanted.length, `with links, the total is ${shown(body.total)}, not ${wanted.length}`);
  ensure(length === wanted.length - 3, `with links, the second page of 3 has ${length} of ${wanted.length} articles`);
}

/** Checks the parameter `links` of the list. */
export const newsLinkChecks: readonly Check[] = writing('listArticles', 'L2', {
  'links lists the articles whose calls to action or sidebar items lead to a slug, and no others': expectLinking,
});
