import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { SESSION_IDLE_MS } from '~/api/token';
import { type Operator } from '~/content/operator';
import { privacyPage, requestFields, storage } from '~/content/pages/privacy';
import { DRAFT_LIFETIME_MS } from '~/features/admin/editor/drafts/draft-store';
import { PAUSE_MS } from '~/features/install/install-offer';
import { MAX_AGE_MS } from '~/features/leads/outbox/outbox-disk';
import { CONTACT_WINDOW_SECONDS, IDEMPOTENCY_HOURS, LOGIN_WINDOW_SECONDS } from '~contract/generated/limits';
import { contentSecurityPolicy } from '../../server/render/page-template';
import { filesBelow } from './source-files';

/** The privacy notice says what the code does. Whoever changes the code must change the notice. */

const MAP = 'https://maps.example.com';
const UNSET: Operator = {
  mapHost: 'maps.example.com',
  leadsKeepDays: undefined,
  logsKeepDays: undefined,
  processors: [],
};

const textOf = (operator: Partial<Operator> = {}) => JSON.stringify(privacyPage({ ...UNSET, ...operator }));

const files = ['src', 'mocks']
  .flatMap(filesBelow)
  .filter((path) => !/\.(?:test|d)\.tsx?$|pages\/privacy\.ts$/.test(path))
  .map((path) => readFileSync(path, 'utf8'));

/** Names that only packages know. */
const OF_PACKAGES = ['workbox-precache-*'];

describe('the privacy notice lists', () => {
  // The journeys in `privacy.spec.ts` check in the browser that everything that is stored is listed.
  it('only names that the code stores', () => {
    const listed = Object.values(storage).flatMap((stored) => stored.map(({ name }): string => name));
    const unknown = listed.filter((name) => {
      const start = name.replace(/\*$/, '');
      return !files.some((text) => text.includes(`'${start}'`) || text.includes(`\`${start}`));
    });
    expect(unknown.toSorted()).toEqual(OF_PACKAGES);
  });

  it('the fields of a request', () => {
    const { schemas } = parseYaml(readFileSync('openapi.yaml', 'utf8'), { maxAliasCount: 100 }).components;
    const fields = ['CallbackRequest', 'ContactMessage'].flatMap((name) => Object.keys(schemas[name].properties));
    expect(Object.keys(requestFields).toSorted()).toEqual([...new Set(fields)].toSorted());
    for (const field of Object.values(requestFields)) expect(textOf()).toContain(field);
  });

  it('every host that the policy of a page allows', () => {
    const isOwn = (source: string) => /^'|^(?:data|blob):$|^http:\/\/(?:localhost|127)/.test(source);
    const hosts = contentSecurityPolicy([], [], MAP)
      .split('; ')
      .flatMap((rule) => {
        const [name, ...sources] = rule.split(' ');
        return /^(?:trusted-types|require-)/.test(rule)
          ? []
          : sources.filter((one) => !isOwn(one)).map((one) => `${name} ${one}`);
      });
    const sentences: Readonly<Record<string, RegExp>> = {
      'img-src https:': /show a picture from another website/,
      'connect-src https:': /server of our articles and jobs may have an address of its own/,
      [`frame-src ${MAP}`]: /comes from maps\.example\.com\./,
    };
    expect(hosts).toEqual(Object.keys(sentences));
    for (const sentence of Object.values(sentences)) expect(textOf()).toMatch(sentence);
  });
});

it('the privacy notice has the time limits of the code', () => {
  const HOUR = 3_600_000;
  expect(textOf()).toContain(`for ${IDEMPOTENCY_HOURS + 1} hours`);
  expect(textOf()).toContain(`tries for ${MAX_AGE_MS / HOUR} hours`);
  expect(textOf()).toContain(`wait ${PAUSE_MS / 24 / HOUR} days`);
  expect(textOf()).toContain(`after ${DRAFT_LIFETIME_MS / 24 / HOUR} days, on the second day`);
  expect(textOf()).toContain(`${SESSION_IDLE_MS / 60_000} minutes without activity`);
  expect([CONTACT_WINDOW_SECONDS, LOGIN_WINDOW_SECONDS]).toEqual([60, 60]);
});

describe('a part that depends on the operator', () => {
  it('is a whole sentence without any setting', () => {
    const text = textOf({ mapHost: undefined });
    expect(text).not.toMatch(/undefined|null|NaN|\$\{|\[\w+\]|TODO|XXX|_{3}/);
    expect(text).toContain('We keep a request until we no longer need it or you ask us to delete it.');
    expect(text).toContain('How long logs are kept depends on the machine they are on.');
    expect(text).toContain('Companies may host this site, its database or our mail for us.');
    expect(text).toContain('This site shows no map of another company.');
  });

  it('follows the settings', () => {
    const text = textOf({ leadsKeepDays: 90, logsKeepDays: 1, processors: ['Example Hosting (hosting, Germany)'] });
    expect(text).toContain('We delete a request 90 days after it has arrived.');
    expect(text).toContain('We delete logs after one day.');
    expect(text).toContain('"Example Hosting (hosting, Germany)"');
    expect(text).not.toContain('Companies may host');
  });
});
