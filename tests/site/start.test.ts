import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import { freePorts } from '../support/servers/free-ports';

const running: ChildProcess[] = [];
afterAll(() => {
  for (const { pid, exitCode } of running) if (pid && exitCode === null) process.kill(-pid, 'SIGKILL');
});

/** Runs `npm start`'s script until it prints `line` or exits. Resolves with its output. */
async function start(port: number, line: RegExp) {
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(process.execPath, ['tools/start.mjs'], { env, detached: true, stdio: 'pipe' });
  running.push(child);
  let output = '';
  const printed = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
        if (line.test(output)) resolve();
      });
    }
  });
  await Promise.race([printed, once(child, 'exit')]);
  return output;
}

const statusOf = async (port: number, path: string) => (await fetch(`http://localhost:${port}${path}`)).status;

it('starts next to a running site, builds once, and says what already runs on a port', {
  timeout: 180_000,
}, async () => {
  const [first = 0, second = 0] = await freePorts(2);
  expect(await start(first, /Mindwave is at/)).toContain(`http://localhost:${first}/`);
  // Nothing changed, so there is no second build, and the first site still responds.
  const again = await start(second, /Mindwave is at/);
  expect(again).toContain(`http://localhost:${second}/`);
  expect(again).not.toContain('prerendered');
  expect([await statusOf(first, '/about'), await statusOf(second, '/about')]).toEqual([200, 200]);
  expect(await start(first, /already running/)).toContain(
    `Mindwave with the embedded backend is already running at http://localhost:${first}/.`,
  );
});
