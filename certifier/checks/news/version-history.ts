import { type Check, reading, writing } from '../../check';
import type { Api } from '../../client/api';
import type { WireArticle } from '../../client/wire';
import { ensure, NotApplicable, shown } from '../../outcome';

interface WireVersion {
  readonly version: string | number;
  readonly savedAt: string;
  readonly title: string;
}

/** Returns the versions of an article. @throws NotApplicable if the backend keeps none, which the contract allows. */
async function versionsOf(api: Api, id: string | number): Promise<readonly WireVersion[]> {
  const { status, body } = await api.call('listVersions', { id, signedIn: true });
  if (status === 404 || status === 501) throw new NotApplicable('this backend keeps no earlier versions');
  ensure(status === 200, `expected 200, got ${status}`);
  return body.data as WireVersion[];
}

export const versionHistoryChecks: readonly Check[] = [
  ...writing('listVersions', 'L2', {
    'every save makes a version, newest first, and they are available after the article was deleted': async (api) => {
      const { id, fields } = await api.article();
      const titles = [fields.title];
      for (const title of ['Second', 'Third']) {
        await api.expect(200, 'updateArticle', { id, form: api.form({ ...fields, title }), signedIn: true });
        titles.unshift(title);
      }
      const versions = await versionsOf(api, id);
      const found = versions.map(({ title }) => title);
      ensure(found.join() === titles.join(), `the titles are ${shown(found)}, not ${shown(titles)}`);
      ensure(new Set(versions.map(({ version }) => String(version))).size === 3, 'a version occurs twice');
      const isTime = versions.every(({ savedAt }) => !Number.isNaN(Date.parse(savedAt)));
      ensure(isTime, `a version was saved at no time: ${shown(versions)}`);
      await api.expect(200, 'deleteArticle', { id, signedIn: true });
      const { body } = await api.expect(200, 'listVersions', { id, signedIn: true });
      const left = (body.data as WireVersion[]).map(({ title }) => title);
      ensure(left.slice(-titles.length).join() === titles.join(), `after the deletion, the titles are ${shown(left)}`);
    },
  }),
  ...writing('getVersion', 'L2', {
    'a version is the article as it was saved, also beside versions of other articles': async (api) => {
      const articles = [await api.article(), await api.article({ summary: 'Another article.' })];
      const saved = articles.map(({ id, fields }) => ({ id, fields: [fields] }));
      for (const { id, fields } of saved) {
        const changed = api.fields({ title: `Changed ${api.unique()}`, bannerAlt: '' });
        await api.expect(200, 'updateArticle', { id, form: api.form(changed), signedIn: true });
        fields.unshift(changed);
      }
      for (const { id, fields } of saved) {
        const versions = await versionsOf(api, id);
        ensure(versions.length === fields.length, `there are ${versions.length} versions, not ${fields.length}`);
        for (const [at, { version }] of versions.entries()) {
          const { body } = await api.expect(200, 'getVersion', { id, version, signedIn: true });
          api.expectSame(`in version ${version}`, body.data as WireArticle, id, fields[at] ?? api.fields());
        }
      }
    },
  }),
  ...writing('listVersions', 'L2', {
    'a call without a valid token returns 401, and an unknown article or version 404': async (api) => {
      const { id } = await api.article();
      const [{ version } = { version: '' }] = await versionsOf(api, id);
      await api.expect(401, 'listVersions', { id });
      await api.expect(401, 'getVersion', { id, version });
      await api.expect(404, 'listVersions', { id: '999999999', signedIn: true });
      for (const wrong of ['999999999', 'none'])
        await api.expect(404, 'getVersion', { id, version: wrong, signedIn: true });
    },
  }),
  ...reading('getArticleBySlug', 'L0', {
    'versions is a slug like any other': async (api) => {
      const { status, body } = await api.call('getArticleBySlug', { slug: 'versions' });
      const isFound = status === 200 && Object(body.data).slug === 'versions';
      ensure(isFound || status === 404, `/news/slug/versions is no article: ${shown(body)}`);
    },
  }),
];
