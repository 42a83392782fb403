import { type Check, reading } from '../../check';
import { bearer, expectGuarded, invalid, ownSession, sessionsOf } from '../../client/account-calls';
import type { Api } from '../../client/api';
import { ensure, shown } from '../../outcome';

const UNKNOWN = 'there-is-no-such-session-4f1c';

/** Ends a session with the token of any session of the account, and returns the status. */
async function end(api: Api, session: string, token: string): Promise<number> {
  const response = await api.call('endSession', { session, ...bearer(token) });
  return response.status;
}

/** Expects that a token is valid (200), or that its session has ended (401). */
async function expectStatus(api: Api, status: 200 | 401, token: string): Promise<void> {
  await api.expect(status, 'listSessions', bearer(token));
}

export const accountSessionChecks: readonly Check[] = [
  ...reading('listSessions', 'L2', {
    'every login starts a session, and only its own token sees it as the current one': async (api) => {
      const [one, other] = [await api.login(), await api.login()];
      const ids = [await ownSession(api, one), await ownSession(api, other)];
      ensure(ids[0] !== ids[1], `both sessions have the id ${shown(ids[0])}`);
      const listed = (await sessionsOf(api, one)).map(({ id }) => id);
      ensure(new Set(listed).size === listed.length, 'an id occurs twice');
      for (const id of ids) ensure(listed.includes(String(id)), `the list does not contain the session ${shown(id)}`);
    },
    'the list does not contain tokens': async (api) => {
      const tokens = [await api.login(), await api.login()];
      await sessionsOf(api, tokens[0] ?? '');
      const { text } = await api.expect(200, 'listSessions', bearer(tokens[0] ?? ''));
      ensure(!tokens.some((token) => text.includes(token)), 'the list contains the token of a session');
    },
  }),
  ...reading('endSession', 'L2', {
    'the token of an ended session is refused with 401, its session is not listed, and other sessions continue': async (
      api,
    ) => {
      const [own, ended, other] = [await api.login(), await api.login(), await api.login()];
      const id = await ownSession(api, ended);
      const status = await end(api, id, own);
      ensure(status === 204, `expected 204, got ${status}`);
      await expectStatus(api, 401, ended);
      for (const token of [own, other]) await expectStatus(api, 200, token);
      ensure(!(await sessionsOf(api, own)).some((session) => session.id === id), 'the list contains the ended session');
      const again = await end(api, id, own);
      ensure(again === 404, `expected 404 for a session that has ended, got ${again}`);
    },
    'a session can end itself': async (api) => {
      const token = await api.login();
      const status = await end(api, await ownSession(api, token), token);
      ensure(status === 204, `expected 204, got ${status}`);
      await expectStatus(api, 401, token);
    },
    'an unknown session returns 404 and ends nothing': async (api) => {
      const [own, other] = [await api.login(), await api.login()];
      await sessionsOf(api, own);
      for (const session of [UNKNOWN, '%', '*']) {
        const status = await end(api, session, own);
        ensure(status === 404, `expected 404 for ${shown(session)}, got ${status}`);
      }
      for (const token of [own, other]) await expectStatus(api, 200, token);
    },
    'a call without a valid token returns 401 and ends nothing': async (api) => {
      const token = await api.login();
      const session = await ownSession(api, token);
      for (const headers of invalid) await api.expect(401, 'endSession', { session, headers });
      await expectStatus(api, 200, token);
    },
  }),
  ...reading('listSessions', 'L2', {
    'a call without a valid token returns 401': (api) => expectGuarded(api, 'listSessions'),
  }),
];
