import { expect, it } from 'vitest';
import { readHosts } from './hosts';
import { openDatabase } from './open-database';

it.each([
  ['postgres://user:pw@a:5432,b:5433/db', ['postgres://user:pw@a:5432/db', 'postgres://user:pw@b:5433/db'], true],
  [
    'postgresql://a,b,c/db?sslmode=disable',
    ['a', 'b', 'c'].map((host) => `postgresql://${host}/db?sslmode=disable`),
    true,
  ],
  ['postgres://u:p@ss@[::1]:1,[::2]:2/db', ['postgres://u:p@ss@[::1]:1/db', 'postgres://u:p@ss@[::2]:2/db'], true],
  [
    'postgres://a,b/db?target_session_attrs=any',
    ['postgres://a/db?target_session_attrs=any', 'postgres://b/db?target_session_attrs=any'],
    false,
  ],
  ['postgres://a/db', ['postgres://a/db'], false],
  ['postgres://u@/db?host=/run/postgresql', ['postgres://u@/db?host=/run/postgresql'], false],
  ['postgres://a/db?target_session_attrs=read-write', ['postgres://a/db?target_session_attrs=read-write'], true],
])('reads %s', (url, addresses, mustWrite) => {
  expect(readHosts(url)).toEqual({ addresses, mustWrite });
});

it.each([
  'postgres://u:secret@a:1,,b:2/db',
  'postgres://u:secret@a:x,b:2/db',
  'postgres://a/db?target_session_attrs=standby',
  'postgres://u:12/secret@a/db',
  'postgres://u:x@secret/y@a/db',
  'postgres://u:x@secret?y@a/db',
  'postgres://u:12#secret@a/db',
  'postgres://u:x@secret#y@a/db',
  'postgres://u:x@secret/y@a,b/db',
])('refuses %s without showing the password', (url) => {
  expect(() => readHosts(url)).toThrow(/^(?!.*secret)/);
});

it.each(['postgres://u:se/cret@a/db', 'postgres://u:%ffcret@a/db', 'postgres://u:se[cret]@a:b/db'])(
  'refuses %s at the start, with what to do and without the password',
  async (url) => {
    await expect(openDatabase(url)).rejects.toThrow(/^(?!.*cret).*such as %2F.*PGPASSWORD/);
  },
);
