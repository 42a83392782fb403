import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readArguments } from './arguments';
import { checks } from './checks/all';
import { timeResults } from './report/observations';
import { ruleLines, selected } from './select';

const url = ['--url', 'http://x/api/'];

it('reads headers for a gateway', () => {
  const { headers, url: root } = readArguments([...url, '--header', 'X-Api-Key: a:b', '--header', 'X-Team:  red']);
  expect(headers).toEqual({ 'X-Api-Key': 'a:b', 'X-Team': 'red' });
  expect(root).toBe('http://x/api');
});

it.each([
  [['--header', 'nonsense'], "must be 'NAME: VALUE'"],
  [['--header', 'Authorization: Basic x'], 'Use --token'],
  [['--max-response-time', 'fast'], '--max-response-time must be a whole number of at least 1'],
  [['--inputs', '0'], "at least 1, with at most 6 digits, not '0'"],
  [['--header', 'X-Name: €'], '--header X-Name has a character'],
  [['--origin', 'https://www.example.com/'], '--origin must be a scheme and a host'],
])('refuses %j', (args, message) => {
  expect(() => readArguments([...url, ...args])).toThrow(message);
});

it.each([
  [['--url', 'nonsense']],
  [['--url', 'http://x?a=b']],
  [['--url', 'http://x?']],
  [['--url', 'http://user:secret@x']],
  [['--url', 'localhost:3001/api']],
  [[...url, '--level', 'L9']],
  [[...url, '--report', 'pdf']],
  [[...url, '--from', 'nowhere']],
  [[...url, '--email', 'a@b.example']],
  [[...url, '--leads', '-1']],
  [[...url, '--timeout', '0']],
])('does not accept %j', (args) => {
  expect(() => readArguments(args)).toThrow();
});

it.each(['http://x/api//', 'HTTP://x/api'])('accepts the address %s', (address) => {
  expect(readArguments(['--url', address]).url).toBe(address.replace(/\/+$/, ''));
});

it('needs no URL to list the rules', () => {
  expect(readArguments(['--list']).task).toBe('list');
  const all = ruleLines(selected({ level: 'L2', only: [], skip: [] })).split('\n');
  expect(all).toHaveLength(checks.length);
  expect(all[0]).toMatch(/^L\d \w+: /);
});

it('selects rules by level, operation and words, in any letter case', () => {
  const found = selected({ level: 'L2', only: [], skip: ['l0', 'IDEMPOTENCY-KEY', 'login'] });
  const isWanted = ({ level, rule, operation }: (typeof checks)[number]) =>
    level !== 'L0' && operation !== 'login' && !rule.includes('Idempotency-Key');
  expect(found).toEqual(checks.filter(isWanted));
  expect(selected({ level: 'L2', only: ['login'], skip: [] })).toEqual(
    checks.filter(({ operation }) => operation === 'login'),
  );
});

it('finds rules for every command of the guide', () => {
  const guide = readFileSync(new URL('FROM-ZERO.md', import.meta.url), 'utf8');
  const commands = guide.match(/^ *certify .*$/gm) ?? [];
  expect(commands.length).toBeGreaterThan(12);
  for (const command of commands) {
    const level = /--level (L\d)/.exec(command)?.[1] === 'L0' ? 'L0' : 'L2';
    const only = [...command.matchAll(/--only (?:'([^']+)'|(\S+))/g)].map(([, quoted, word = '']) => quoted ?? word);
    expect(selected({ level, only, skip: [] }).length, command).toBeGreaterThan(0);
  }
});

it('refuses a word that selects nothing, because a typing error would pass every run', () => {
  expect(() => selected({ level: 'L2', only: ['lgoin'], skip: [] })).toThrow("'lgoin' is no level");
  expect(() => selected({ level: 'L2', only: [''], skip: [] })).toThrow("'' is no level");
  expect(() => selected({ level: 'L0', only: ['L2'], skip: [] })).toThrow('leave no rule');
});

it('fails operations whose responses are too slow', () => {
  const seen = Array.from({ length: 20 }, (_, at) => ({
    operation: at < 10 ? ('login' as const) : ('listJobs' as const),
    status: 200,
    milliseconds: at < 10 ? at : at * 100,
    rule: 'any',
  }));
  expect(timeResults(seen, 100).map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual([
    'login passed',
    'listJobs failed',
  ]);
});
