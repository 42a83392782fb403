import { readFileSync } from 'node:fs';
import ts from 'typescript';
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
import { filesBelow, parse, type SourceFile, walk } from './source-files';

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
  .filter((path) => !/\.(?:test|d)\.tsx?$/.test(path))
  .map((path) => parse(path, readFileSync(path, 'utf8')));

/** The value of a variable or function without a block, in this file or else in the one that exports it. */
function valueOf(name: string, file: SourceFile): ts.Expression | undefined {
  for (const { ast } of [file, ...files]) {
    let found: ts.Expression | undefined;
    walk(ast, (node) => {
      if (ts.isVariableDeclaration(node) && node.name.getText() === name) found ??= node.initializer;
    });
    if (found) return found;
  }
  return undefined;
}

/** The name that an expression stands for, with `*` for what is only known at run time. */
function nameOf(node: ts.Expression, file: SourceFile): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) return `${node.head.text}*`;
  if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) return nameOf(node.body, file);
  if (ts.isCallExpression(node)) {
    const [first] = node.arguments;
    return node.expression.getText() === 'ownName' && first ? nameOf(first, file) : nameOf(node.expression, file);
  }
  const value = ts.isIdentifier(node) ? valueOf(node.text, file) : undefined;
  if (!value) throw new Error(`${file.path}: the name '${node.getText()}' is not known.`);
  return nameOf(value, file);
}

/** The default of a function's first parameter. */
function defaultOf(called: string): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  for (const { ast } of files)
    walk(ast, (node) => {
      if (ts.isFunctionDeclaration(node) && node.name?.text === called) found ??= node.parameters[0]?.initializer;
    });
  return found;
}

type Place = keyof typeof storage;

/** Calls that store something under the name in their first argument. */
const WRITERS: Readonly<Record<string, Place>> = {
  'localStore.set': 'local',
  'localStorage.setItem': 'local',
  'sessionStore.set': 'session',
  'sessionStorage.setItem': 'session',
  timedStore: 'databases',
  browserStorage: 'databases',
  'caches.open': 'caches',
};

/** Names of the packages, which the journey `privacy.spec.ts` reads from the browser. */
const OF_PACKAGES: Partial<Record<Place, readonly string[]>> = {
  databases: ['workbox-expiration'],
  caches: ['workbox-precache-*'],
};

function namesIn(place: Place): readonly string[] {
  const names = new Set<string>(OF_PACKAGES[place]);
  for (const file of files) {
    if (/safe-storage\.ts$|lib\/storage\/database\.ts$/.test(file.path)) continue;
    walk(file.ast, (node) => {
      if (ts.isCallExpression(node) && WRITERS[node.expression.getText()] === place) {
        // Without an argument, the name is the default of the function that is called.
        const [name = defaultOf(node.expression.getText())] = node.arguments;
        if (name) names.add(nameOf(name, file));
      }
      if (place === 'caches' && ts.isPropertyAssignment(node) && node.name.getText() === 'cacheName')
        names.add(nameOf(node.initializer, file));
      // `sessionStorage[name] = value`
      if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken) {
        const target = node.left;
        if (ts.isElementAccessExpression(target) && target.expression.getText() === `${place}Storage`)
          names.add(nameOf(target.argumentExpression, file));
      }
    });
  }
  return [...names];
}

describe('the privacy notice lists', () => {
  it.each(Object.keys(storage) as Place[])('every name that the code stores: %s', (place) => {
    const listed = storage[place].map(({ name }): string => name);
    expect(listed.toSorted()).toEqual(namesIn(place).toSorted());
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

  it('what the log says of a request', () => {
    const log = parse('server/operations/log.ts', readFileSync('server/operations/log.ts', 'utf8'));
    const logged: string[] = [];
    walk(log.ast, (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== 'log.info') return;
      const [fields, text] = node.arguments;
      if (text?.getText() === "'request'" && fields && ts.isObjectLiteralExpression(fields))
        logged.push(...fields.properties.map((field) => field.name?.getText() ?? ''));
    });
    // The time is in every line. `ended` is part of the result.
    expect(logged).toEqual(['id', 'method', 'path', 'status', 'ms', 'ended']);
    expect(textOf()).toMatch(
      /the time, a random number, the method, the address without anything after its question mark, the result and the duration/,
    );
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

it('nothing sets a cookie', () => {
  const server = filesBelow('server').filter((path) => !/\.test\.ts$|node_modules/.test(path));
  const all = [...files.map(({ text }) => text), ...server.map((path) => readFileSync(path, 'utf8'))];
  expect(all.filter((text) => /document\.cookie|set-cookie|cookieStore\.set/i.test(text))).toEqual([]);
});

describe('what depends on the operator', () => {
  it('is a whole sentence without any setting', () => {
    const text = textOf({ mapHost: undefined });
    expect(text).not.toMatch(/undefined|null|NaN|\$\{|\[\w+\]|TODO|XXX|_{3}/);
    expect(text).toContain('We keep a request until we no longer need it or you ask us to delete it.');
    expect(text).toContain('How long logs are kept depends on the machine they are on.');
    expect(text).toContain('Companies may host this site, its database or our mail for us.');
    expect(text).toContain('This site shows no map of another company.');
  });

  it('is what the settings say', () => {
    const text = textOf({ leadsKeepDays: 90, logsKeepDays: 1, processors: ['Example Hosting (hosting, Germany)'] });
    expect(text).toContain('We delete a request 90 days after it has arrived.');
    expect(text).toContain('We delete logs after one day.');
    expect(text).toContain('"Example Hosting (hosting, Germany)"');
    expect(text).not.toContain('Companies may host');
  });
});
