import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lockDirectory } from './directory-lock';
import { StartError } from './start-error';

/** Creates a folder whose lock has a path of the length, in bytes. */
async function folderWithLockPath(parent: string, length: number): Promise<string> {
  const folder = join(parent, 'x'.repeat(length - parent.length - '//server.lock'.length));
  await mkdir(folder, { recursive: true });
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

it('locks a folder whose absolute path is too long for a socket', async () => {
  const folder = await folderWithLockPath('node_modules/.cache', 103);
  const release = await lockDirectory(join(process.cwd(), folder), 'in use');
  expect(await readdir(folder)).toEqual(['server.lock']);
  await expect(lockDirectory(folder, 'in use')).rejects.toThrow(new StartError('in use'));
  await release();
  expect(await readdir(folder)).toEqual([]);
});

it('refuses a folder whose lock would have a shorter name', async () => {
  const folder = await folderWithLockPath(tmpdir(), 120);
  await expect(lockDirectory(folder, 'in use')).rejects.toThrow(`The path ${folder} is too long.`);
  expect(await readdir(folder)).toEqual([]);
});
