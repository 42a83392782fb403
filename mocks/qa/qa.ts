/** Lets the QA console control the embedded backend: set scenarios, log requests, and reset, import and export data. */

import { QA_SETTING_KEY } from '~/lib/browser/qa-setting';
import { sessionStore } from '~/lib/storage/safe-storage';
import { createStore } from '~/lib/store';
import { operationIds, operations } from '~contract/contract';
import type { FetchHandler } from '~contract/http/fetch-handler';
import { createBackend } from '../backend/backend';
import { isSentinel, sentinels } from '../backend/sentinels';
import { isState, stateProblem } from '../backend/state';
import type { Storage } from '../backend/storage';
import { mockFetchHandler } from '../fetch-handler';
import { browserStorage } from '../storage';
import { type LogEntry, requestLog } from './request-log';
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
import { withScenario } from './with-scenario';

/** The state that the console shows. */
export interface QaSnapshot {
  readonly setting: Setting;
  /** Newest first. */
  readonly log: readonly LogEntry[];
}

/** A storage and the backend that uses it. */
interface DataSource {
  readonly storage: Storage;
  readonly handle: FetchHandler;
}

const sentinelNames = Object.keys(sentinels).filter(isSentinel);

const save = (setting: Setting) => sessionStore.set(QA_SETTING_KEY, String(writeSetting(setting)));

/** Returns the setting in the page's address, or else the setting that this tab has saved, or else the default. */
function firstSetting(): Setting {
  const linked = readSetting(new URLSearchParams(location.search));
  if (linked) save(linked);
  return linked ?? readSetting(new URLSearchParams(sessionStore.get(QA_SETTING_KEY) ?? '')) ?? usualSetting;
}

/** Each kind of data has a separate database, so that a scenario does not change the usual data. */
function sourceOf(data: DataKind, usual: DataSource): DataSource {
  if (data === 'sample') return usual;
  const storage = browserStorage(`mindwave-${data}`, () => startOf(data));
  return { storage, handle: mockFetchHandler(createBackend({ storage })) };
}

/** Parses a file, or returns undefined if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Creates the control. `usual` is the data without a scenario. */
export function createQa(usual: DataSource) {
  let applied = firstSetting();
  let kind = dataOf(applied.scenario);
  let source = sourceOf(kind, usual);
  const snapshot = createStore<QaSnapshot>({ setting: applied, log: [] });
  const publish = (next: Partial<QaSnapshot>) => snapshot.set({ ...snapshot.get(), ...next });
  const log = requestLog((entries) => publish({ log: entries }));
  let handle = log.around(withScenario(source.handle, applied));
  /** Settings are applied one after another. */
  let queue: Promise<unknown> = Promise.resolve();

  /** Copies the sessions to the new data, so that the user stays signed in. */
  async function moveTo(next: DataKind) {
    const { sessions } = await source.storage.read();
    const target = sourceOf(next, usual);
    await target.storage.transact(() => ({ result: undefined, next: { sessions } }));
    source = target;
    kind = next;
  }

  async function apply(setting: Setting) {
    const data = dataOf(setting.scenario);
    if (data !== kind) await moveTo(data);
    applied = setting;
    handle = log.around(withScenario(source.handle, setting));
  }

  /** Replaces the data. The counter never decreases, because ids and entity tags are derived from it. */
  const replace = (start: ReturnType<typeof startOf>) =>
    source.storage.transact(({ counter, sessions }) => ({
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
     * Applies a setting, which restarts its planned responses and random failures. The setting is shown and saved at once, so
     * that the next change can build on it while its data still loads. If the data cannot load, the previous setting returns.
     */
    set(setting: Setting) {
      publish({ setting });
      save(setting);
      const applying = queue.then(() => apply(setting));
      queue = applying.catch(() => {
        if (snapshot.get().setting !== setting) return;
        publish({ setting: applied });
        save(applied);
      });
      return applying;
    },
    /** Returns the query parameters of a link with this setting. */
    link: () => writeSetting(snapshot.get().setting),
    clearLog: () => log.clear(),
    /** Restores the initial data of the scenario. */
    resetData: () => replace(startOf(kind)),
    /** Returns the stored data as JSON, without the sessions and the password. */
    async exportData(): Promise<string> {
      const state = await source.storage.read();
      return JSON.stringify({ ...state, sessions: [], passwords: [] }, null, 2);
    },
    /** @returns the problem with the file, or null if it was imported. */
    async importData(text: string): Promise<string | null> {
      const value = parsed(text);
      if (value === undefined) return 'it is not JSON';
      if (!isState(value)) return stateProblem(value);
      await replace(value);
      return null;
    },
  };
}

export type Qa = ReturnType<typeof createQa>;
