import { DEMO_ADMIN } from '~mocks/backend/backend';
import { ADDRESS, endingAll, isPost, type Mutant, responding, type Server, storing, without } from './mutant-tools';

const isLogout = ({ method, url }: Request) => method === 'DELETE' && url.endsWith('/session');

/** Changes login requests before the backend receives them. */
const loggingIn =
  (change: (request: Request, email: string) => { readonly email?: string; readonly address?: string }) =>
  (honest: Server): Server =>
  async (request) => {
    if (!isPost(request, /login$/)) return honest(request);
    const body = await request
      .clone()
      .json()
      .catch(() => null);
    if (typeof body?.email !== 'string') return honest(request);
    const { email = body.email, address } = change(request, body.email);
    const headers = new Headers(request.headers);
    if (address) headers.set(ADDRESS, address);
    return honest(new Request(request.url, { method: 'POST', headers, body: JSON.stringify({ ...body, email }) }));
  };

/** Forgets the attempts that the mock refused because their account was blocked. */
const withoutRefused = storing(({ failures, ...next }) => ({
  ...next,
  ...(failures && { failures: failures.filter(({ email }) => !email.startsWith('blocked ')) }),
}));

let calls = 0;

/** Backends that break a rule about limits or about the end of a session. */
export const limitMutants: readonly Mutant[] = [
  {
    name: 'lets a stranger lock the administrator out',
    operation: 'login',
    rule: 'the correct password is accepted from another network address',
    server: without(ADDRESS),
  },
  {
    name: 'counts failures for an account separately per address',
    operation: 'login',
    rule: 'from two network addresses are counted together',
    server: loggingIn((request, email) =>
      email === DEMO_ADMIN.email ? {} : { email: `${request.headers.get(ADDRESS) ?? 'here'}.${email}` },
    ),
  },
  {
    name: 'lets one address try passwords for any number of accounts',
    operation: 'login',
    rule: 'after twenty failures from one network address',
    server: loggingIn((_request, email) => {
      calls += 1;
      return email === DEMO_ADMIN.email ? {} : { address: `198.51.100.${calls}` };
    }),
  },
  {
    name: 'lets any address guess once more at a blocked account',
    operation: 'login',
    rule: 'a wrong password for a blocked account counts',
    storage: withoutRefused,
  },
  {
    name: 'counts only the passwords that it compares',
    operation: 'login',
    rule: 'twenty attempts from one network address count',
    storage: withoutRefused,
  },
  {
    name: 'says that it ended the session, but does not',
    operation: 'logout',
    rule: 'the token of an ended session is refused',
    server: (honest) => (request) =>
      isLogout(request) ? Promise.resolve(new Response(null, { status: 204 })) : honest(request),
  },
  {
    name: 'ends every session of the account',
    operation: 'logout',
    rule: 'other sessions of the account continue',
    storage: endingAll,
  },
  {
    name: 'ends sessions without a token',
    operation: 'logout',
    rule: 'a call without a valid token ends nothing',
    server: responding(401, { status: 204 }, isLogout),
  },
  {
    name: 'never limits contact requests',
    operation: 'requestContact',
    rule: 'too many requests from one network address',
    server: responding(429, { status: 201, headers: { 'Retry-After': null } }),
  },
  {
    name: 'says that a refused login may be tried again at once',
    operation: 'login',
    rule: 'after five failures',
    server: responding(429, { headers: { 'Retry-After': '0' } }),
  },
  {
    name: 'limits contact requests without Retry-After',
    operation: 'requestContact',
    rule: 'too many requests from one network address',
    server: responding(429, { headers: { 'Retry-After': null } }),
  },
];
