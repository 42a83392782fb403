import type { StateKey } from './backend/state';

/** A resource of the API that another tab may have changed. */
export type Resource = 'news' | 'contact' | 'session';

const resourceOf: { readonly [Key in StateKey]: Resource | null } = {
  articles: 'news',
  leads: 'contact',
  sessions: 'session',
  passwords: null,
  counter: null,
  failures: null,
  requests: null,
  versions: null,
  contacts: null,
};

/** Tells the tabs of this origin about changes. */
export interface ChangeChannel {
  /** Notifies the other tabs of this origin that these parts of the state have changed. */
  post(keys: readonly StateKey[]): void;
  /** Calls the listener for changes in other tabs. Returns a function that stops this. */
  listen(listener: (resources: readonly Resource[]) => void): () => void;
}

const isResource = (value: unknown): value is Resource =>
  value === 'news' || value === 'contact' || value === 'session';

/** Reads the resources from a message `{ type: 'changed', resources }`. Returns none for any other message. */
function resourcesIn(data: unknown): readonly Resource[] {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'changed') return [];
  return 'resources' in data && Array.isArray(data.resources) ? data.resources.filter(isResource) : [];
}

/** Notifies tabs over a BroadcastChannel. In a browser without one, a tab sees changes when it next reads the data. */
export function changeChannel(name: string): ChangeChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    post(keys) {
      const resources = [...new Set(keys.map((key) => resourceOf[key]))].filter(isResource);
      if (resources.length > 0) channel?.postMessage({ type: 'changed', resources });
    },
    listen(listener) {
      const receive = ({ data }: MessageEvent<unknown>) => {
        const resources = resourcesIn(data);
        if (resources.length > 0) listener(resources);
      };
      channel?.addEventListener('message', receive);
      return () => channel?.removeEventListener('message', receive);
    },
  };
}
