import { type Check, reading } from '../../check';
import { ensure, shown } from '../../outcome';

const SECRET = 'not-the-password-7d1f';

export const loginChecks: readonly Check[] = [
  ...reading('login', 'L0', {
    'the correct credentials return a token': async (api) => {
      ensure((await api.login()) !== api.credentials.password, 'the token is the password');
    },
    'wrong credentials are refused with 401, and the message does not contain the password': async (api) => {
      const { status, text } = await api.call('login', {
        json: { email: `${api.unique()}@mindwave.example`, password: SECRET },
      });
      ensure(status === 401, `expected 401, got ${status}`);
      ensure(!text.includes(SECRET), 'the response contains the password');
      ensure(!/token/.test(text), `the response contains a token: ${text.slice(0, 100)}`);
    },
  }),
  ...reading('login', 'L1', {
    'an unknown address and a wrong password return the same response': async (api) => {
      const { email } = api.credentials;
      const wrong = await api.expect(401, 'login', { json: { email, password: SECRET } });
      await api.expect(200, 'login', { json: api.credentials });
      const unknown = await api.expect(401, 'login', {
        json: { email: `${api.unique()}@mindwave.example`, password: SECRET },
      });
      ensure(wrong.text === unknown.text, `${shown(wrong.body)} differs from ${shown(unknown.body)}`);
    },
    'missing fields are refused with 422 that names them': async (api) => {
      for (const json of [{}, { email: '', password: '' }]) {
        const { body } = await api.expect(422, 'login', { json });
        const named = Object.keys(body.errors ?? {}).sort();
        ensure(named.join() === 'email,password', `'errors' names ${shown(named)} instead of both fields`);
      }
    },
    'caches must not store the response with the token': async (api) => {
      const { headers } = await api.expect(200, 'login', { json: api.credentials });
      ensure(
        /no-store/.test(headers.get('Cache-Control') ?? ''),
        `Cache-Control is ${shown(headers.get('Cache-Control'))}`,
      );
    },
  }),
];
