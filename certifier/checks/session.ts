import { type Check, ensure, shown } from '../check';

const SECRET = 'not-the-password-7d1f';

export const sessionChecks: readonly Check[] = [
  {
    operation: 'login',
    rule: 'the right pair gives a token',
    level: 'L0',
    async run(api) {
      const { body } = await api.expect(200, 'login', { json: api.credentials });
      ensure(body.token !== api.credentials.password, 'the token is the password');
    },
  },
  {
    operation: 'login',
    rule: 'a wrong pair is refused with 401 and a message that repeats no password',
    level: 'L0',
    async run(api) {
      const { text } = await api.expect(401, 'login', {
        json: { email: `${api.unique()}@mindwave.example`, password: SECRET },
      });
      ensure(!text.includes(SECRET), 'the answer repeats the password');
      ensure(!/token/.test(text), `the refusal carries a token: ${text.slice(0, 100)}`);
    },
  },
  {
    operation: 'login',
    rule: 'an unknown address and a wrong password get the same answer',
    level: 'L1',
    async run(api) {
      const { email } = api.credentials;
      const wrong = await api.expect(401, 'login', { json: { email, password: SECRET } });
      await api.expect(200, 'login', { json: api.credentials });
      const unknown = await api.expect(401, 'login', {
        json: { email: `${api.unique()}@mindwave.example`, password: SECRET },
      });
      ensure(wrong.text === unknown.text, `${shown(wrong.body)} differs from ${shown(unknown.body)}`);
    },
  },
  {
    operation: 'login',
    rule: 'missing fields are refused with 422 and named',
    level: 'L1',
    async run(api) {
      for (const json of [{}, { email: '', password: '' }]) {
        const { body } = await api.expect(422, 'login', { json });
        const named = Object.keys(body.errors ?? {}).sort();
        ensure(named.join() === 'email,password', `'errors' names ${shown(named)} instead of both fields`);
      }
    },
  },
  {
    operation: 'login',
    rule: 'the answer with the token is not to be stored by caches',
    level: 'L1',
    async run(api) {
      const { headers } = await api.expect(200, 'login', { json: api.credentials });
      ensure(
        /no-store/.test(headers.get('Cache-Control') ?? ''),
        `Cache-Control is ${shown(headers.get('Cache-Control'))}`,
      );
    },
  },
];

/** Run last: a backend that counts by network address refuses every sign-in for a minute. */
export const throttleChecks: readonly Check[] = [
  {
    operation: 'login',
    rule: 'after five failures in a row the next attempt is answered with 429 and Retry-After',
    level: 'L1',
    async run(api) {
      const json = { email: `${api.unique()}@mindwave.example`, password: SECRET };
      for (let count = 0; count < 5; count++) await api.expect(401, 'login', { json });
      const { headers } = await api.expect(429, 'login', { json });
      const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
      ensure(seconds >= 1 && seconds <= 60, `Retry-After is ${shown(headers.get('Retry-After'))}, not 1 to 60 seconds`);
    },
  },
];
