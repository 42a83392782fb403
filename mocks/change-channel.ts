import type { StateKey } from './backend/state';

/** What a tab can be told of: the resources of the API that another tab changed. */
export type Resource = 'news' | 'contact' | 'session';

const resourceOf: { readonly [Key in StateKey]: Resource | null } = {
  articles: 'news',
  leads: 'contact',
  sessions: 'session',
  counter: null,
  failures: null,
  requests: null,
};

export interface ChangeChannel {
  /** Tells the other tabs of this origin that these parts of the state are different now. */
  post(keys: readonly StateKey[]): void;
  /** Calls the listener for changes made by other tabs; returns how to stop it. */
  listen(listener: (resources: readonly Resource[]) => void): () => void;
}

const isResource = (value: unknown): value is Resource =>
  value === 'news' || value === 'contact' || value === 'session';

/** The resources in a message `{ type: 'changed', resources }`; none for anything else. */
function resourcesIn(data: unknown): readonly Resource[] {
  if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'changed') return [];
  return 'resources' in data && Array.isArray(data.resources) ? data.resources.filter(isResource) : [];
}

/** Tabs talk over BroadcastChannel `mindwave-data`; where a browser has none, each tab sees changes at its next reading. */
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
