import { TEXT_FIELDS } from '../../../contract/article-texts';
import { type Check, writing } from '../../check';
import { ensureNewTag, ensureRefused, tagOf } from '../../client/entity-tags';
import type { WireArticle } from '../../client/wire';
import { ensure, shown } from '../../outcome';

export const entityTagChecks: readonly Check[] = writing('updateArticle', 'L1', {
  'the ETag changes with each part of the article': async (api) => {
    const { id, fields, response } = await api.article();
    const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, `Another ${name}`]));
    const others = {
      slug: api.unique(),
      date: '2026-05-05',
      sections: '[]',
      sidebarItems: '[]',
      bannerImage: '/x.png',
    };
    let [sent, tag] = [fields, tagOf(response)];
    for (const [part, value] of Object.entries({ ...texts, ...others })) {
      sent = { ...sent, [part]: value };
      const saved = await api.expect(200, 'updateArticle', { id, form: api.form(sent), signedIn: true });
      const article = saved.body.data as WireArticle;
      // A backend may lack an optional text.
      if (part in article) ensureNewTag(tag, tagOf(saved), part === 'title' ? undefined : part);
      tag = tagOf(saved);
    }
  },
  'an update based on an older version is refused with 412 and nothing is stored': async (api) => {
    const { id, fields, response } = await api.article();
    const headers = { 'If-Match': tagOf(response) };
    const mine = { ...fields, title: 'Mine' };
    const saved = await api.expect(200, 'updateArticle', { id, form: api.form(mine), headers, signedIn: true });
    ensureNewTag(tagOf(response), tagOf(saved));
    const theirs = api.form({ ...fields, title: 'Theirs' });
    const { status } = await api.call('updateArticle', { id, form: theirs, headers, signedIn: true });
    ensureRefused(status !== 200);
    ensure(status === 412, `expected 412, got ${status}`);
    await api.expectStored(id, mine);
  },
  'an update without If-Match is stored, and one with an unknown ETag is refused with 412; both return the current ETag':
    async (api) => {
      const { id, fields } = await api.article();
      const mine = { ...fields, title: 'Mine' };
      const saved = await api.expect(200, 'updateArticle', { id, form: api.form(mine), signedIn: true });
      const headers = { 'If-Match': '"contract-check-4f1c"' };
      const theirs = api.form({ ...fields, title: 'Theirs' });
      const refused = await api.call('updateArticle', { id, form: theirs, headers, signedIn: true });
      ensureRefused(refused.status !== 200);
      ensure(refused.status === 412, `expected 412, got ${refused.status}`);
      const current = tagOf(await api.expect(200, 'getArticle', { id }));
      const tags = [tagOf(saved), tagOf(refused)];
      ensure(
        tags.every((tag) => tag === current),
        `the tags of 200 and 412 are ${shown(tags)}, but the article's is ${current}`,
      );
      await api.expectStored(id, mine);
    },
});
