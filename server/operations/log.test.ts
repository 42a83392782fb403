import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { DatabaseAway } from '../database/database';
import { createLog, observeRequests, outagesIn } from './log';

/** A device of Linux: every write fails, as on a full disk. */
const FULL = '/dev/full';

it.skipIf(!existsSync(FULL))(
  'lets the process run and exit while the disk is full',
  async () => {
    const script = `
    import { setTimeout } from 'node:timers/promises';
    import { createLog, logFile } from './server/operations/log';
    const log = createLog('info', logFile('${FULL}'));
    for (let count = 0; count < 5; count++) {
      log.info('x'.repeat(5000));
      await setTimeout(100);
    }
    console.log('still runs');`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: 15_000,
      killSignal: 'SIGKILL',
    });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
    });
    expect(await once(child, 'close')).toEqual([0, null]);
    expect(out).toBe('still runs\n');
  },
  20_000,
);

it('says once why the database is away, and logs no error for the requests that fail in the meantime', () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const reason = new Error('sorry, too many clients already');
  outagesIn(log).onAway(reason);
  log.error({ err: new DatabaseAway(reason) }, 'a request failed');
  outagesIn(log).onBack({ seconds: 12, failures: 3 });
  log.error({ err: new Error('another') }, 'a request failed');
  expect(lines).toMatchObject([
    { msg: 'the database is away', reason: 'sorry, too many clients already' },
    { msg: 'the database is back', seconds: 12, failures: 3 },
    { msg: 'a request failed', err: { type: 'Error' } },
  ]);
});

it('logs of a request what the privacy notice says, and nothing else', async () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLog('info', { write: (line) => lines.push(JSON.parse(line)) });
  const server = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  const metrics = { countEvent: () => undefined, count: () => undefined, text: async () => '' };
  observeRequests(server, log, metrics, () => false);
  await once(server, 'listening');
  const address = server.address();
  await fetch(`http://127.0.0.1:${typeof address === 'object' && address?.port}/about?email=a@b.example`);
  server.close();
  await once(server, 'close');
  const [{ level: _, time: __, pid: ___, msg: ____, ...line } = {}] = lines;
  expect(Object.keys(line)).toEqual(['id', 'method', 'path', 'status', 'ms', 'ended']);
  expect(line).toMatchObject({ method: 'GET', path: '/about', status: 200, ended: 'sent' });
});
