import { type Check, reading, writing } from '../../check';
import { bearer } from '../../client/account-calls';
import type { Api } from '../../client/api';
import { ensure, NotApplicable } from '../../outcome';

/** Ends a session. @throws NotApplicable if the backend does not offer it, which the contract allows. */
async function logout(api: Api, token: string): Promise<void> {
  const { status } = await api.call('logout', bearer(token));
  if (status === 404 || status === 501) throw new NotApplicable('this backend does not end sessions');
  ensure(status === 204, `expected 204, got ${status}`);
}

export const logoutChecks: readonly Check[] = [
  ...reading('logout', 'L2', {
    'the token of an ended session is refused with 401': async (api) => {
      const token = await api.login();
      await logout(api, token);
      await api.expect(401, 'createArticle', { form: api.form(api.fields()), ...bearer(token) });
      await api.expect(401, 'logout', bearer(token));
    },
  }),
  ...writing('logout', 'L2', {
    'other sessions of the account continue': async (api) => {
      const [ended, other] = [await api.login(), await api.login()];
      await logout(api, ended);
      const form = api.form(api.fields());
      await api.expect(201, 'createArticle', { form, ...bearer(other) });
      await logout(api, other);
    },
  }),
  ...reading('logout', 'L2', {
    'a call without a valid token ends nothing and returns 401': async (api) => {
      const token = await api.token();
      for (const headers of [{}, { Authorization: `Bearer ${token}0` }, { Authorization: `Basic ${token}` }]) {
        const { status } = await api.call('logout', { headers });
        if (status === 404 || status === 501) throw new NotApplicable('this backend does not end sessions');
        ensure(status === 401, `expected 401, got ${status}`);
      }
    },
  }),
];
