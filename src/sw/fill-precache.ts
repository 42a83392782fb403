import { cacheNames, copyResponse, type WorkboxPlugin } from 'workbox-core';
import { getCacheKeyForURL, type PrecacheEntry } from 'workbox-precaching';
import { type ArchiveEntry, loadArchive } from './archive';

/** How many single files load at once. Browsers open six connections to a host with HTTP/1.1. */
const LANES = 6;

/** The key of a file in the precache. It contains the revision of a file without a hash in its name. */
const keyOf = ({ url }: PrecacheEntry) => getCacheKeyForURL(url) ?? url;

async function missingFrom(cache: Cache, entries: readonly PrecacheEntry[]) {
  const cached = new Set((await cache.keys()).map(({ url }) => url));
  return entries.filter((entry) => !cached.has(keyOf(entry)));
}

async function unpack(archive: ArchiveEntry, cache: Cache, entries: readonly PrecacheEntry[]) {
  const fileOf = await loadArchive(archive);
  await Promise.all(
    entries.map(async (entry) => {
      const response = fileOf(entry.url);
      if (response) await cache.put(keyOf(entry), response);
    }),
  );
}

/** Loads a file as Workbox does. */
async function load({ url, revision }: PrecacheEntry) {
  const response = await fetch(url, { cache: revision ? 'reload' : 'default' });
  if (!response.ok) throw new Error(`${url} has the status ${response.status}.`);
  // A browser refuses a redirected response to a navigation, and some hosts redirect `/about.html` to `/about`.
  return response.redirected ? copyResponse(response) : response;
}

/** A lane ends at its first failure, so a full storage or a lost connection costs only a few requests. */
async function loadInLanes(cache: Cache, entries: readonly PrecacheEntry[]) {
  const rest = entries.values();
  const lane = async () => {
    for (const entry of rest) await cache.put(keyOf(entry), await load(entry));
  };
  await Promise.allSettled(Array.from({ length: LANES }, lane));
}

/**
 * Fills the precache faster than Workbox, which loads one file after the other (GoogleChrome/workbox#2880). If most files are missing, as
 * on a first visit, they come in one archive; after an update, only the changed ones load, several at once. Nothing that fails here counts:
 * Workbox looks at every file afterwards, loads what is still missing, and fails the installation if it cannot.
 */
async function fillPrecache(archive: ArchiveEntry, entries: readonly PrecacheEntry[]): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  const missing = await missingFrom(cache, entries);
  if (missing.length > entries.length / 2) {
    try {
      await unpack(archive, cache, missing);
    } catch (error) {
      console.info('The archive of the site could not be used, so its files load one by one.', error);
    }
  }
  await loadInLanes(cache, await missingFrom(cache, entries));
}

/** Makes a plugin for the precache, which fills it once before Workbox looks at the first file. */
export function fillFirst(archive: ArchiveEntry, entries: readonly PrecacheEntry[]): WorkboxPlugin {
  let filled: Promise<void> | undefined;
  return {
    // Workbox also calls this before it responds with a file.
    handlerWillStart: async ({ event }) => {
      if (event?.type !== 'install') return;
      filled ??= fillPrecache(archive, entries);
      await filled;
    },
  };
}
