import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  removeDirectory,
  spawnServer,
  startServer,
  temporaryDirectory,
} from '../tests/support/servers/mock-server-process';

let dataDir: string;
beforeEach(async () => {
  dataDir = await temporaryDirectory();
});
afterEach(() => removeDirectory(dataDir));

/** Runs a server that fails to start. */
async function refusal(env: Record<string, string>): Promise<{ code: number; output: string }> {
  const { child, output } = spawnServer({ DATA_DIR: dataDir, ...env });
  const [code] = await once(child, 'exit');
  return { code, output: output() };
}

describe('the mock server does not start and says why in one line', () => {
  const oneLine = (text: string) => expect(text.trim().split('\n')).toHaveLength(1);

  it('when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { code, output } = await refusal({ PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is already in use.`);
    oneLine(output);
    expect(await readdir(dataDir)).not.toContain('server.lock');
  });

  it('when the data directory cannot be written', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await chmod(file, 0o444);
    const { code, output } = await refusal({ DATA_DIR: join(file, 'data') });
    expect(code).toBe(1);
    expect(output).toContain('Cannot write to the data directory');
    oneLine(output);
  });

  it.each([
    '{"articles": [',
    '[]',
    '{"counter":1,"articles":[{"id":"x"}],"leads":[],"sessions":[],"failures":[],"requests":[]}',
  ])('when the data file is damaged (%s), and does not change it', async (content) => {
    await mkdir(dataDir, { recursive: true });
    await writeFile(join(dataDir, 'db.json'), content);
    const { code, output } = await refusal({});
    expect(code).toBe(1);
    expect(output).toContain(`${join(dataDir, 'db.json')} is damaged`);
    oneLine(output);
    expect(await readFile(join(dataDir, 'db.json'), 'utf8')).toBe(content);
  });

  it('when another server uses the data directory', async () => {
    const other = await startServer({ DATA_DIR: dataDir });
    onTestFinished(async () => void (await other.end('SIGKILL')));
    const { code, output } = await refusal({});
    expect(code).toBe(1);
    expect(output).toContain('is used by another mock server');
    oneLine(output);
  });

  it.each([
    [{ PORT: 'abc' }, "PORT must be a number from 0 to 65535, not 'abc'."],
    [{ PORT: '70000' }, 'PORT must be a number'],
    [{ ADMIN_EMAIL: 'qa@mindwave.example' }, 'Set ADMIN_EMAIL and ADMIN_PASSWORD together'],
    [{ SCENARIO: 'sunny' }, 'SCENARIO must be one of full, empty, huge, slow, flaky,'],
    [{ HOST: '203.0.113.1' }, 'Cannot listen on 203.0.113.1'],
  ])('when the settings are wrong: %j', async (env, message) => {
    const { code, output } = await refusal(env);
    expect(code).toBe(1);
    expect(output).toContain(message);
  });
});
