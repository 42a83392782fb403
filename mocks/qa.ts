/** What the QA console can do with the backend in this page: set scenarios, look at requests, put data back, in and out. */
import { createStore } from '~/lib/store';
import { sessionStore } from '~/lib/safe-storage';
import { operationIds, operations } from '~contract/contract';
import { createBackend } from './backend/backend';
import { isSentinel, sentinels } from './backend/sentinels';
import { isState, stateProblem } from './backend/state';
import type { Storage } from './backend/storage';
import { QA_SETTING_KEY } from './qa-key';
import { type LogEntry, requestLog } from './request-log';
import type { FetchHandler } from '~contract/fetch-handler';
import { mockFetchHandler } from './fetch-handler';
import {
  type DataKind,
  dataOf,
  MAX_LATENCY_MS,
  networkOf,
  readSetting,
  type Setting,
  scenarioNames,
  startOf,
  usualSetting,
  writeSetting,
} from './scenarios';
import { browserStorage } from './storage';
import { withScenario } from './with-scenario';

export interface QaSnapshot {
  readonly setting: Setting;
  /** Newest first. */
  readonly log: readonly LogEntry[];
}

/** A place where data lie, and the backend on them. */
interface Place {
  readonly storage: Storage;
  readonly handle: FetchHandler;
}

const sentinelNames = Object.keys(sentinels).filter(isSentinel);

const keep = (setting: Setting) => sessionStore.set(QA_SETTING_KEY, String(writeSetting(setting)));

/** The setting of the page's address, which the tab keeps; else the one it has kept; else none. */
function firstSetting(): Setting {
  const asked = readSetting(new URLSearchParams(location.search));
  if (asked) keep(asked);
  return asked ?? readSetting(new URLSearchParams(sessionStore.get(QA_SETTING_KEY) ?? '')) ?? usualSetting;
}

/** Data other than the usual ones lie in a database of their own: looking at an empty newsroom empties nobody's. */
function placeOf(data: DataKind, usual: Place): Place {
  if (data === 'sample') return usual;
  const storage = browserStorage(`mindwave-${data}`, () => startOf(data));
  return { storage, handle: mockFetchHandler(createBackend({ storage })) };
}

export function createQa(usual: Place) {
  let applied = firstSetting();
  let kind = dataOf(applied.scenario);
  let place = placeOf(kind, usual);
  const snapshot = createStore<QaSnapshot>({ setting: applied, log: [] });
  const show = (next: Partial<QaSnapshot>) => snapshot.set({ ...snapshot.get(), ...next });
  const log = requestLog((entries) => show({ log: entries }));
  let handle = log.around(withScenario(place.handle, applied));
  /** Settings are applied one after another. */
  let turns: Promise<unknown> = Promise.resolve();

  /** Who is signed in stays so when the data change below: the token is the page's, not the tester's subject. */
  async function moveTo(next: DataKind) {
    const { sessions } = await place.storage.read();
    const target = placeOf(next, usual);
    await target.storage.transact(() => ({ result: undefined, next: { sessions } }));
    place = target;
    kind = next;
  }

  async function apply(setting: Setting) {
    const data = dataOf(setting.scenario);
    if (data !== kind) await moveTo(data);
    applied = setting;
    handle = log.around(withScenario(place.handle, setting));
  }

  /** Puts other data in place. The counter never goes back, because ids and versions are made of it. */
  const replace = (start: ReturnType<typeof startOf>) =>
    place.storage.transact(({ counter, sessions }) => ({
      result: undefined,
      next: { ...start, sessions, counter: Math.max(counter, start.counter) },
    }));

  return {
    scenarioNames,
    networkOf,
    sentinelNames,
    operations: operationIds.map((id) => ({ id, ...operations[id] })),
    maxLatencyMs: MAX_LATENCY_MS,
    usualSetting,
    handle: (request: Request) => handle(request),
    snapshot: snapshot.get,
    subscribe: snapshot.subscribe,
    /**
     * Applies a setting from now on: next answers and chance start over. It is shown and stored at once, so that the next
     * change builds on it while the data of this one are still on their way; refused, what held before is put back.
     */
    set(setting: Setting) {
      show({ setting });
      keep(setting);
      const turn = turns.then(() => apply(setting));
      turns = turn.catch(() => {
        if (snapshot.get().setting !== setting) return;
        show({ setting: applied });
        keep(applied);
      });
      return turn;
    },
    /** The parameters of a link that sets the same in another tab. */
    link: () => writeSetting(snapshot.get().setting),
    clearLog: () => log.clear(),
    /** Restores the data of the scenario. */
    resetData: () => replace(startOf(kind)),
    /** Everything stored but who is signed in. */
    async exportData(): Promise<string> {
      const { sessions: _, ...state } = await place.storage.read();
      return JSON.stringify({ ...state, sessions: [] }, null, 2);
    },
    /** @returns what is wrong with the file, or null when it was taken in. */
    async importData(text: string): Promise<string | null> {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        return 'it is not JSON';
      }
      if (!isState(value)) return stateProblem(value);
      await replace(value);
      return null;
    },
  };
}

export type Qa = ReturnType<typeof createQa>;
