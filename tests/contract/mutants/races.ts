import type { State, StoredArticle } from '~mocks/backend/state';
import type { Storage } from '~mocks/backend/storage';
import type { Mutant } from './mutant-tools';

type Kind = 'create' | 'update' | 'delete' | 'other';

function kindOf({ articles }: State, next: Partial<State> | undefined): Kind {
  if (!next?.articles) return 'other';
  const growth = next.articles.length - articles.length;
  return growth > 0 ? 'create' : growth < 0 ? 'delete' : 'update';
}

interface Stale {
  readonly before: State;
  readonly now: State;
  readonly next: Partial<State>;
}

/** Lets the other requests of this moment run. */
async function others(rounds = 1) {
  for (let round = 0; round < rounds; round++) await new Promise((resolve) => setImmediate(resolve));
}

/** A storage whose deletions take a while, so that updates begin before them. */
const slowToDelete = (honest: Storage): Storage => ({
  ...honest,
  async transact(change) {
    const state = await honest.read();
    if (kindOf(state, change(state).next) === 'delete') await others(100);
    return honest.transact(change);
  },
});

/** Decides one kind of change on a state that may be out of date by the time it is stored. `merge` says how it is stored. */
const staleStorage =
  (kind: Kind, merge: (stale: Stale) => Partial<State>, rounds = 1) =>
  (honest: Storage): Storage => ({
    ...honest,
    async transact(change) {
      const before = await honest.read();
      const { result, next } = change(before);
      if (!next || kindOf(before, next) !== kind) return honest.transact(change);
      await others(rounds);
      return honest.transact((now) => ({ result, next: merge({ before, now, next }) }));
    },
  });

/** The articles that the change has added or replaced. */
const changedIn = ({ before, next }: Stale): readonly StoredArticle[] =>
  (next.articles ?? []).filter((article) => !before.articles.includes(article));

/** The current articles, in which the changed ones replace those with the same id. */
const replaced = (stale: Stale): readonly StoredArticle[] =>
  stale.now.articles.map((article) => changedIn(stale).find(({ id }) => id === article.id) ?? article);

/** Stores a changed article even if it was deleted in the meantime. */
function restoring(stale: Stale): Partial<State> {
  const isThere = stale.now.articles.some(({ id }) => changedIn(stale).some((article) => article.id === id));
  return { ...stale.next, articles: isThere ? replaced(stale) : [...stale.now.articles, ...changedIn(stale)] };
}

/** Backends that do something between reading and writing. They are correct as long as requests come one at a time. */
export const raceMutants: readonly Mutant[] = [
  {
    name: 'loses articles that are created at the same time',
    operation: 'createArticle',
    rule: 'created at the same time are all stored',
    storage: staleStorage('create', ({ next }) => next),
  },
  {
    name: 'checks the slug before it waits',
    operation: 'createArticle',
    rule: 'one slug at the same time',
    storage: staleStorage('create', (stale) => ({
      counter: stale.now.counter + 1,
      articles: [
        ...stale.now.articles,
        ...changedIn(stale).map((article) => ({ ...article, id: stale.now.counter + 1 })),
      ],
    })),
  },
  {
    name: 'checks the ETag before it waits',
    operation: 'updateArticle',
    rule: 'one ETag at the same time',
    storage: staleStorage('update', (stale) => ({ ...stale.next, articles: replaced(stale) })),
  },
  {
    name: 'forgets an Idempotency-Key while its first request runs',
    operation: 'createArticle',
    rule: 'one Idempotency-Key at the same time',
    server: (honest) => {
      const running = new Set<string>();
      return async (request) => {
        const key = request.headers.get('Idempotency-Key');
        if (key === null) return honest(request);
        if (running.has(key)) {
          request.headers.delete('Idempotency-Key');
          return honest(request);
        }
        running.add(key);
        return honest(request).finally(() => running.delete(key));
      };
    },
  },
  {
    name: 'restores an article that is deleted during an update',
    operation: 'deleteArticle',
    rule: 'no update restores the article',
    storage: (honest) => staleStorage('update', restoring, 200)(slowToDelete(honest)),
  },
];
