import { type Check, reading, writing } from '../../check';
import type { Api } from '../../client/api';
import { ensure, NotApplicable } from '../../outcome';

/** Returns headers without a valid token, each with its name. */
async function badHeaders(api: Api): Promise<readonly (readonly [string, Record<string, string>])[]> {
  const token = await api.token();
  return [
    ['no Authorization header', {}],
    ['an empty token', { Authorization: 'Bearer ' }],
    ['an invented token', { Authorization: 'Bearer 0123456789abcdef0123456789abcdef' }],
    ['a token with an extra character', { Authorization: `Bearer ${token}0` }],
    ['the token with another scheme', { Authorization: `Basic ${token}` }],
    ['the token without a scheme', { Authorization: token }],
  ];
}

/** Makes a call with each of these headers and expects a 401. */
async function expectRefused(api: Api, attempt: (headers: Record<string, string>) => Promise<number>): Promise<void> {
  for (const [what, headers] of await badHeaders(api)) {
    const status = await attempt(headers);
    ensure(status === 401, `with ${what} the status is ${status}, not 401`);
  }
}

export const newsGuardChecks: readonly Check[] = [
  ...writing('createArticle', 'L0', {
    'a call without a valid token returns 401 and stores nothing': async (api) => {
      const fields = api.fields();
      await expectRefused(api, async (headers) => {
        const { status } = await api.call('createArticle', { form: api.form(fields), headers });
        return status;
      });
      await api.expect(404, 'getArticleBySlug', { slug: fields.slug });
    },
  }),
  ...writing('updateArticle', 'L0', {
    'a call without a valid token returns 401 and does not change the article': async (api) => {
      const { id, fields } = await api.article();
      await expectRefused(api, async (headers) => {
        const form = api.form({ ...fields, title: 'Defaced' });
        return (await api.call('updateArticle', { id, form, headers })).status;
      });
      await api.expectStored(id, fields);
    },
  }),
  ...writing('deleteArticle', 'L0', {
    'a call without a valid token returns 401 and does not delete the article': async (api) => {
      const { id, fields } = await api.article();
      await expectRefused(api, async (headers) => (await api.call('deleteArticle', { id, headers })).status);
      await api.expectStored(id, fields);
    },
    'a call with an expired token returns 401': async (api) => {
      if (!api.target.expiredToken) throw new NotApplicable("the backend's clock cannot be changed");
      const { id, fields } = await api.article();
      const headers = { Authorization: `Bearer ${await api.target.expiredToken()}` };
      await api.expect(401, 'deleteArticle', { id, headers });
      await api.expectStored(id, fields);
    },
  }),
  ...reading('createArticle', 'L1', {
    'a 401 names the authentication scheme to use': async (api) => {
      const { headers } = await api.expect(401, 'createArticle', { form: api.form(api.fields()) });
      ensure(/^Bearer\b/i.test(headers.get('WWW-Authenticate') ?? ''), 'WWW-Authenticate does not name Bearer');
    },
  }),
];
