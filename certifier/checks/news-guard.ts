import type { Api } from '../api';
import { type Check, ensure, NotApplicable } from '../check';

/** Ways to come without a valid session. */
async function badHeaders(api: Api): Promise<readonly (readonly [string, Record<string, string>])[]> {
  const token = await api.token();
  return [
    ['no Authorization header', {}],
    ['an empty token', { Authorization: 'Bearer ' }],
    ['an invented token', { Authorization: 'Bearer 0123456789abcdef0123456789abcdef' }],
    ['a token with one character more', { Authorization: `Bearer ${token}0` }],
    ['the token in another scheme', { Authorization: `Basic ${token}` }],
    ['the token without a scheme', { Authorization: token }],
  ];
}

/** Tries one call in every way without a session and expects 401 each time. */
async function expectRefused(api: Api, attempt: (headers: Record<string, string>) => Promise<number>): Promise<void> {
  for (const [what, headers] of await badHeaders(api)) {
    const status = await attempt(headers);
    ensure(status === 401, `with ${what} the answer is ${status}, not 401`);
  }
}

export const newsGuardChecks: readonly Check[] = [
  {
    operation: 'createArticle',
    rule: 'without a valid token the answer is 401 and nothing is stored',
    level: 'L0',
    writes: true,
    async run(api) {
      const fields = api.fields();
      await expectRefused(api, async (headers) => {
        const { status } = await api.call('createArticle', { form: api.form(fields), headers });
        return status;
      });
      await api.expect(404, 'getArticleBySlug', { slug: fields.slug });
    },
  },
  {
    operation: 'updateArticle',
    rule: 'without a valid token the answer is 401 and the article stays as it was',
    level: 'L0',
    writes: true,
    async run(api) {
      const { id, fields } = await api.article();
      await expectRefused(api, async (headers) => {
        const form = api.form({ ...fields, title: 'Defaced' });
        return (await api.call('updateArticle', { id, form, headers })).status;
      });
      await api.expectStored(id, fields);
    },
  },
  {
    operation: 'deleteArticle',
    rule: 'without a valid token the answer is 401 and the article stays',
    level: 'L0',
    writes: true,
    async run(api) {
      const { id, fields } = await api.article();
      await expectRefused(api, async (headers) => (await api.call('deleteArticle', { id, headers })).status);
      await api.expectStored(id, fields);
    },
  },
  {
    operation: 'deleteArticle',
    rule: 'an expired token is answered with 401',
    level: 'L0',
    writes: true,
    async run(api) {
      if (!api.target.expiredToken) throw new NotApplicable("the backend's clock cannot be moved from here");
      const { id, fields } = await api.article();
      const headers = { Authorization: `Bearer ${await api.target.expiredToken()}` };
      await api.expect(401, 'deleteArticle', { id, headers });
      await api.expectStored(id, fields);
    },
  },
  {
    operation: 'createArticle',
    rule: 'a refusal says which scheme to use',
    level: 'L1',
    async run(api) {
      const { headers } = await api.expect(401, 'createArticle', { form: api.form(api.fields()) });
      ensure(/^Bearer\b/i.test(headers.get('WWW-Authenticate') ?? ''), 'WWW-Authenticate does not name Bearer');
    },
  },
];
