import { DEMO_ADMIN } from '~mocks/backend/backend';
import {
  endingAll,
  isGet,
  isPost,
  login,
  type Mutant,
  reading,
  responding,
  type Server,
  storing,
} from './mutant-tools';

const PASSWORD = /\/account\/password$/;
const SESSIONS = /\/account\/sessions$/;
const NONE = new Response(null, { status: 204 });

const isChange = (request: Request) => isPost(request, PASSWORD);
const isEnd = (request: Request) => request.method === 'DELETE' && /\/account\/sessions\//.test(request.url);

/** Changes the passwords in the bodies of logins, of changes, or of both. */
const passwords =
  (change: (password: string) => string, paths = /\/(?:login|account\/password)$/) =>
  (honest: Server): Server =>
  async (request) => {
    if (!isPost(request, paths)) return honest(request);
    const body = await request.clone().json();
    for (const name of ['password', 'current', 'next'])
      if (typeof body[name] === 'string') body[name] = change(body[name]);
    return honest(new Request(request, { method: 'POST', body: JSON.stringify(body) }));
  };

/** Also accepts the password that was right before the last change. */
function keepingFormer(honest: Server): Server {
  let former = '';
  let now = DEMO_ADMIN.password;
  return async (request) => {
    const { current, next, password } =
      request.method === 'POST'
        ? await request
            .clone()
            .json()
            .catch(() => ({}))
        : {};
    if (isPost(request, /\/login$/) && password === former && former !== now)
      return honest(new Request(request, { method: 'POST', body: JSON.stringify({ ...DEMO_ADMIN, password: now }) }));
    const response = await honest(request);
    if (isChange(request) && response.status === 204 && current !== next) [former, now] = [current, next];
    return response;
  };
}

/** Does not compare the current password. */
function trustingCurrent(honest: Server): Server {
  let now = DEMO_ADMIN.password;
  return async (request) => {
    if (!isChange(request)) return honest(request);
    const { next } = await request.clone().json();
    const response = await honest(
      new Request(request, { method: 'POST', body: JSON.stringify({ current: now, next }) }),
    );
    if (response.status === 204) now = next;
    return response;
  };
}

/** Replaces a weak password by the current one with a suffix, wherever the weak one is sent. */
const accepting = (isWeak: (password: string) => boolean) =>
  passwords((password) => (isWeak(password) ? `${password} but with more words` : password));

interface ListedSession {
  readonly id: string;
  readonly current: boolean;
}
const listing = (change: (sessions: readonly ListedSession[]) => readonly object[]) =>
  reading(SESSIONS, ({ data }) => ({ data: change(data as ListedSession[]) }));

/** A session of another account, which must not be in the list. */
const foreign = {
  id: 'somebody-else',
  current: false,
  createdAt: '2026-11-26T08:00:00.000Z',
  lastUsedAt: '2026-11-26T08:00:00.000Z',
};

/** Makes the id of the current session its token. */
const withTokenAsId =
  (honest: Server): Server =>
  async (request) => {
    const token = (request.headers.get('Authorization') ?? '').replace('Bearer ', '');
    return listing((sessions) => sessions.map((one) => (one.current ? { ...one, id: token } : one)))(honest)(request);
  };

/** Does the call with the token of another session if its own is not valid. */
const withoutToken =
  (isOpen: (request: Request) => boolean) =>
  (honest: Server): Server =>
  async (request) => {
    const copy = request.clone();
    const response = await honest(request);
    if (response.status !== 401 || !isOpen(copy)) return response;
    const headers = new Headers(copy.headers);
    headers.set('Authorization', `Bearer ${await login(honest, 'http://broken.test/api')}`);
    return honest(new Request(copy, { headers }));
  };

/** Backends that are wrong about accounts. */
export const accountMutants: readonly Mutant[] = [
  {
    name: 'keeps the other sessions alive when the password changes',
    operation: 'changePassword',
    rule: 'the other sessions end',
    storage: storing((next, { sessions }) => (next.passwords ? { ...next, sessions } : next)),
  },
  {
    name: 'ends the session that changes the password, too',
    operation: 'changePassword',
    rule: 'that of the request continues',
    storage: storing((next) => (next.passwords ? { ...next, sessions: [] } : next)),
  },
  {
    name: 'lists a session of another account',
    operation: 'changePassword',
    rule: 'the list contains no other one',
    server: listing((sessions) => [...sessions, foreign]),
  },
  {
    name: 'still accepts the former password',
    operation: 'changePassword',
    rule: 'the former one, and',
    server: keepingFormer,
  },
  {
    name: 'says that it changed the password, but does not',
    operation: 'changePassword',
    rule: 'the new password logs in',
    server: (honest) => async (request) =>
      isChange(request) && (await honest(request.clone())).status === 204 ? NONE.clone() : honest(request),
    storage: storing((next, { passwords }) => (next.passwords ? { ...next, passwords } : next)),
  },
  {
    name: 'does not ask for the right current password',
    operation: 'changePassword',
    rule: 'a wrong current password is refused',
    server: trustingCurrent,
  },
  {
    name: 'accepts a short password',
    operation: 'changePassword',
    rule: 'a short and a very common new password',
    server: accepting((password) => password.length > 0 && password.length < 12),
  },
  {
    name: 'accepts a very common password',
    operation: 'changePassword',
    rule: 'a short and a very common new password',
    server: accepting((password) => /^q?1/.test(password)),
  },
  {
    name: 'reads only 72 bytes of a password',
    operation: 'changePassword',
    rule: 'every character of a long password counts',
    server: passwords((password) => new TextDecoder().decode(new TextEncoder().encode(password).slice(0, 72))),
  },
  {
    name: 'trims passwords',
    operation: 'changePassword',
    rule: 'every character of a long password counts',
    server: passwords((password) => password.trim()),
  },
  {
    name: 'ignores NUL at the end of a password',
    operation: 'changePassword',
    rule: 'the new one with NUL at its end',
    server: passwords((password) => password.replace(/\0+$/, '')),
  },
  {
    name: 'never limits wrong current passwords',
    operation: 'changePassword',
    rule: 'after five wrong current passwords',
    server: responding(
      429,
      { status: 422, body: () => '{"message":"Please check the marked fields.","errors":{"current":"Wrong."}}' },
      isChange,
    ),
  },
  {
    name: 'changes the password without a token',
    operation: 'changePassword',
    rule: 'a call without a valid token',
    server: withoutToken(isChange),
  },
  {
    name: 'lists only the current session',
    operation: 'listSessions',
    rule: 'every login starts a session',
    server: listing((sessions) => sessions.filter(({ current }) => current)),
  },
  {
    name: 'lists every session as the current one',
    operation: 'listSessions',
    rule: 'every login starts a session',
    server: listing((sessions) => sessions.map((one) => ({ ...one, current: true }))),
  },
  {
    name: 'uses the token as the id of a session',
    operation: 'listSessions',
    rule: 'the list does not contain tokens',
    server: withTokenAsId,
  },
  {
    name: 'lists sessions for everyone',
    operation: 'listSessions',
    rule: 'a call without a valid token',
    server: withoutToken((request) => isGet(request, SESSIONS)),
  },
  {
    name: 'says that it ended another session, but does not',
    operation: 'endSession',
    rule: 'the token of an ended session is refused',
    server: (honest) => async (request) => (isEnd(request) ? NONE.clone() : honest(request)),
  },
  {
    name: 'ends every session of the account with one',
    operation: 'endSession',
    rule: 'other sessions continue',
    storage: endingAll,
  },
  {
    name: 'does not let a session end itself',
    operation: 'endSession',
    rule: 'a session can end itself',
    server: (honest) => async (request) => {
      const id = new URL(request.url).pathname.split('/').at(-1);
      if (!isEnd(request)) return honest(request);
      const headers = { Authorization: request.headers.get('Authorization') ?? '' };
      const list = await honest(new Request('http://broken.test/api/account/sessions', { headers }));
      const { data = [] } = await list.json();
      const isOwn = data.some((session: ListedSession) => session.current && session.id === id);
      return isOwn ? Response.json({ message: 'Please log out.' }, { status: 404 }) : honest(request);
    },
  },
  {
    name: 'returns 204 for an unknown session',
    operation: 'endSession',
    rule: 'an unknown session returns 404',
    server: responding(404, { status: 204 }, isEnd),
  },
  {
    name: 'ends sessions for everyone',
    operation: 'endSession',
    rule: 'a call without a valid token',
    server: withoutToken(isEnd),
  },
];
