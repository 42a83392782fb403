import type { Notice } from '../../contract/contract';
import { type Check, reading } from '../check';
import { ensureOffered, expectGuarded } from '../client/account-calls';
import { ensure, shown } from '../outcome';

export const noticeChecks: readonly Check[] = reading('listNotices', 'L2', {
  'notices are listed with the latest first, and no cache may store the list': async (api) => {
    const response = await api.call('listNotices', { signedIn: true });
    ensureOffered(response);
    ensure(response.status === 200, `expected 200, got ${response.status}`);
    const times = (response.body.data as readonly Notice[]).map(({ since }) => Date.parse(since));
    const isSorted = times.every((time, at) => time <= (times[at - 1] ?? time));
    ensure(isSorted, 'a notice is listed before a later one');
    const cacheControl = response.headers.get('Cache-Control') ?? '';
    ensure(/\bno-store\b/.test(cacheControl), `Cache-Control is ${shown(cacheControl)}`);
  },
  'a call without a valid token returns 401': (api) => expectGuarded(api, 'listNotices'),
});
