import { createHash } from 'node:crypto';
import { changed, isGet, LIST, type Mutant, reading, responding, type Server } from './mutant-tools';

const PUBLIC = /\/(?:news\/?|news\/(?:slug\/)?[^/]+|jobs(?:\/[^/]+)?)$/;
const NOTICES = /\/notices$/;
const hash = (text: string) => `"${createHash('sha256').update(text).digest('hex')}"`;
const isSameTag = (tags: string, tag: string) => tags.split(', ').some((one) => one.replace('W/', '') === tag);

const isPublicRead = (path: RegExp) => (request: Request) =>
  isGet(request, path) && !request.headers.has('Authorization');

interface Offer {
  readonly isKept?: (tags: string, tag: string) => boolean;
  readonly tagOf?: (text: string, request: Request) => string;
  readonly isPublic?: (request: Request) => boolean;
}

/** Makes the mock offer conditional reads. */
const offering =
  ({ isKept = isSameTag, tagOf = hash, isPublic = ({ headers }) => !headers.has('Authorization') }: Offer = {}) =>
  (honest: Server): Server =>
  async (request) => {
    const response = await honest(request);
    if (!isGet(request, PUBLIC) || response.status !== 200 || !isPublic(request)) return response;
    const ETag = response.headers.get('ETag') ?? tagOf(await response.clone().text(), request);
    const tags = request.headers.get('If-None-Match');
    const isCurrent = tags !== null && isKept(tags, ETag);
    const headers = { ETag, 'Cache-Control': 'no-cache', Vary: 'Authorization, Origin' };
    return changed(response, { headers, ...(isCurrent && { status: 304 }) });
  };

/** Makes the mock offer conditional reads, as the contract says. */
export const withConditionalReads = offering();

const PUBLIC_RULE = 'a public response is no-store, or no-cache and confirmed by a 304';
const notice = { code: 'leads-dead', message: 'Three leads wait.', since: '2026-11-26T08:02:11Z', count: 3 };
const noticing = (...data: readonly object[]) => reading(NOTICES, () => ({ data }));

/** Backends that let caches use what they should not, or that break a rule about notices. */
export const keptResponseMutants: readonly Mutant[] = [
  {
    name: 'lets caches use the list for a minute',
    operation: 'listArticles',
    rule: PUBLIC_RULE,
    server: responding(200, { headers: { 'Cache-Control': 'max-age=60' } }, isPublicRead(LIST)),
  },
  {
    name: 'leaves it to caches how long they keep jobs',
    operation: 'listArticles',
    rule: PUBLIC_RULE,
    isFoundOnce: true,
    server: responding(200, { headers: { 'Cache-Control': null } }, isPublicRead(/\/jobs$/)),
  },
  {
    name: 'confirms every kept response',
    operation: 'listArticles',
    rule: PUBLIC_RULE,
    server: offering({ isKept: () => true }),
  },
  {
    name: 'compares the tags of kept responses strongly',
    operation: 'listArticles',
    rule: PUBLIC_RULE,
    isFoundOnce: true,
    server: offering({ isKept: (tags, tag) => tags.split(', ').includes(tag) }),
  },
  {
    name: 'derives the tag of a list from its length',
    operation: 'updateArticle',
    rule: 'kept responses with the article are no longer confirmed',
    isFoundOnce: true,
    server: offering({ tagOf: (text) => `"${JSON.parse(text).data.length}"` }),
  },
  {
    name: 'lets caches keep what an administrator reads',
    operation: 'listArticles',
    rule: 'a request with a token is whole and no-store',
    server: offering({ isPublic: () => true }),
  },
  {
    name: 'lists notices with the earliest first',
    operation: 'listNotices',
    rule: 'the latest first',
    isFoundOnce: true,
    server: noticing(notice, { ...notice, code: 'backup-old', since: '2026-11-27T08:02:11+01:00' }),
  },
  {
    name: 'lists notices with times that people read',
    operation: 'listNotices',
    rule: 'the latest first',
    isFoundOnce: true,
    server: noticing({ ...notice, since: 'Nov 26, 2026' }),
  },
  {
    name: 'lists notices for everybody',
    operation: 'listNotices',
    rule: 'without a valid token',
    isFoundOnce: true,
    server: responding(401, { status: 200, body: () => '{"data":[]}' }, (request) => isGet(request, NOTICES)),
  },
];
