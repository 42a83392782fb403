import type { Level } from '../../../certifier/check';
import type { WireArticle } from '../../../certifier/client/wire';
import { changed, isGet, isPost, LIST, type Mutant, type Server } from './mutant-tools';

export interface SequenceMutant extends Pick<Mutant, 'name'> {
  readonly server: (honest: Server) => Server;
  /** The level whose walks find it. */
  readonly level: Level;
}

const isCreation = (request: Request) => isPost(request, LIST);
const isUpdate = (request: Request) => request.method === 'PUT';
const isDeletion = (request: Request) => request.method === 'DELETE';
const isList = (request: Request) => isGet(request, LIST);
const queryOf = (request: Request) => new URL(request.url).searchParams;
const idOf = (request: Request) => new URL(request.url).pathname.split('/').at(-1) ?? '';
const slugOf = async (request: Request) => {
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  return String(form?.get('slug'));
};

/** Keeps successful responses to some requests until a request of another kind clears all of them. */
export const keeping =
  (isKept: (request: Request) => boolean, clears: (request: Request) => boolean) =>
  (honest: Server): Server => {
    const kept = new Map<string, Response>();
    return async (request) => {
      if (clears(request)) kept.clear();
      if (!isKept(request)) return honest(request);
      const response = kept.get(request.url) ?? (await honest(request));
      if (response.ok) kept.set(request.url, response.clone());
      return response;
    };
  };

/** Reads an article without the other wrappers. */
const articleOf = async (honest: Server, request: Request): Promise<WireArticle | undefined> => {
  const response = await honest(new Request(request.url));
  return response.ok ? (await response.json()).data : undefined;
};

/** Calls `see` with the article before and after each successful write. */
const watching =
  (see: (before: WireArticle | undefined, after: WireArticle | undefined, request: Request) => void) =>
  (honest: Server): Server =>
  async (request) => {
    if (!isCreation(request) && !isUpdate(request) && !isDeletion(request)) return honest(request);
    const before = isCreation(request) ? undefined : await articleOf(honest, request);
    const response = await honest(request);
    if (response.ok) see(before, isDeletion(request) ? undefined : (await response.clone().json()).data, request);
    return response;
  };

const taken = () =>
  Response.json({ message: 'The slug is in use.', errors: { slug: 'It is in use.' } }, { status: 409 });

/** Refuses the slugs that some requests have freed, in other requests. */
const withoutFreeing =
  (frees: (request: Request) => boolean, refuses: (request: Request) => boolean) =>
  (honest: Server): Server => {
    const freed = new Set<string>();
    const watched = watching((before, after, request) => {
      if (before && frees(request) && before.slug !== after?.slug) freed.add(before.slug);
    })(honest);
    return async (request) =>
      refuses(request) && freed.has(await slugOf(request)) && request.headers.has('Authorization')
        ? taken()
        : watched(request);
  };

/** Sorts the list by date as `dateOf` says, and within a day by `placeOf`, both descending. */
const sorting =
  (see: Parameters<typeof watching>[0], dateOf: (one: WireArticle) => string, placeOf: (one: WireArticle) => number) =>
  (honest: Server): Server => {
    const watched = watching(see)(honest);
    return async (request) => {
      const response = await watched(request);
      if (!isList(request) || !response.ok || queryOf(request).size > 0) return response;
      const body = (text: string) => {
        const { data } = JSON.parse(text) as { data: WireArticle[] };
        const sorted = data.toSorted(
          (one, other) => dateOf(other).localeCompare(dateOf(one)) || placeOf(other) - placeOf(one),
        );
        return JSON.stringify({ data: sorted });
      };
      return changed(response, { body });
    };
  };

/** Orders each article by its last update. */
function byUpdate(honest: Server): Server {
  let updates = 0;
  const places = new Map<string, number>();
  const move = (_: unknown, after: WireArticle | undefined) => {
    if (after) places.set(String(after.id), 1000 + ++updates);
  };
  return sorting(
    move,
    ({ date }) => date,
    ({ id }) => places.get(String(id)) ?? Number(id),
  )(honest);
}

/** Orders each article by the date that it was created with. */
function byFirstDate(honest: Server): Server {
  const dates = new Map<string, string>();
  const see = (before: WireArticle | undefined, after: WireArticle | undefined) =>
    !before && after && dates.set(String(after.id), after.date);
  return sorting(
    see,
    ({ id, date }) => dates.get(String(id)) ?? date,
    ({ id }) => Number(id),
  )(honest);
}

/** Refuses only the ETag that an article had last. */
function forgettingTags(honest: Server): Server {
  const tags = new Map<string, string[]>();
  return async (request) => {
    const history = tags.get(idOf(request)) ?? [];
    const tag = request.headers.get('If-Match') ?? '';
    if (isUpdate(request) && history.slice(0, -2).includes(tag)) request.headers.delete('If-Match');
    const response = await honest(request);
    const current = response.headers.get('ETag');
    if (isCreation(request) && response.ok && current) {
      const { data } = await response.clone().json();
      tags.set(String(data.id), [current]);
    } else if (current && history.at(-1) !== current && response.ok) tags.set(idOf(request), [...history, current]);
    return response;
  };
}

/** Ignores a key that was seen before, if `forgets` says so. */
const forgettingKeys =
  (forgets: (key: string, keys: readonly string[], isGone: boolean) => boolean) =>
  (honest: Server): Server => {
    const made = new Map<string, string>();
    const gone = new Set<string>();
    const watched = watching((before, after, request) => {
      const key = request.headers.get('Idempotency-Key');
      if (before && !after) gone.add(String(before.id));
      if (key && after) made.set(key, String(after.id));
    })(honest);
    return (request) => {
      const key = request.headers.get('Idempotency-Key') ?? '';
      const id = made.get(key);
      if (isCreation(request) && id !== undefined && forgets(key, [...made.keys()], gone.has(id)))
        request.headers.delete('Idempotency-Key');
      return watched(request);
    };
  };

/** Says that it updated an article that it has deleted. */
function updatingDeleted(honest: Server): Server {
  const deleted = new Map<string, WireArticle>();
  const watched = watching((before, after) => before && !after && deleted.set(String(before.id), before))(honest);
  return async (request) => {
    const data = deleted.get(idOf(request));
    const isDeceived = isUpdate(request) && data && request.headers.has('Authorization');
    return isDeceived ? Response.json({ message: 'Saved.', data }) : watched(request);
  };
}

/** Backends that are right about every single call, and wrong after some sequence of calls. */
export const sequenceMutants: readonly SequenceMutant[] = [
  {
    name: 'lists a deleted article if it was listed before',
    level: 'L0',
    server: keeping(isList, (request) => isCreation(request) || isUpdate(request)),
  },
  { name: 'keeps the slug of a deleted article taken', level: 'L0', server: withoutFreeing(isDeletion, isCreation) },
  { name: 'keeps the former slug of an article taken', level: 'L0', server: withoutFreeing(isUpdate, isCreation) },
  { name: 'refuses an article its own former slug', level: 'L0', server: withoutFreeing(isUpdate, isUpdate) },
  { name: 'updates an article that it has deleted', level: 'L0', server: updatingDeleted },
  { name: 'accepts an ETag from before the last update but one', level: 'L1', server: forgettingTags },
  { name: 'lists an updated article as if it were new', level: 'L1', server: byUpdate },
  { name: 'lists an article by the date that it had first', level: 'L1', server: byFirstDate },
  {
    name: 'skips an article on later pages after an insertion',
    level: 'L2',
    server: keeping((request) => isList(request) && Number(queryOf(request).get('page')) > 1, isDeletion),
  },
  {
    name: 'searches in a list that is as old as the last new article',
    level: 'L2',
    server: keeping((request) => isList(request) && queryOf(request).has('q'), isCreation),
  },
  {
    name: 'remembers only the last Idempotency-Key',
    level: 'L2',
    server: forgettingKeys((key, keys) => key !== keys.at(-1)),
  },
  {
    name: 'creates a deleted article again if its Idempotency-Key is repeated',
    level: 'L2',
    server: forgettingKeys((_, __, isGone) => isGone),
  },
];
