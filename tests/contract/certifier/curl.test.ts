import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { createBackend, DEMO_ADMIN } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { mockFetchHandler } from '~mocks/fetch-handler';
import { bodyInputChecks } from '../../../certifier/checks/random/body-inputs';
import { walkChecks } from '../../../certifier/checks/random/walks';
import { runChecks } from '../../../certifier/run-checks';
import { login, type Server } from '../mutants/mutant-tools';
import { sequenceMutants } from '../mutants/sequences';

/** Starts a new backend with a fault, on its own port. */
async function startBroken(name: string): Promise<string> {
  const honest = mockFetchHandler(createBackend({ storage: memoryStorage() }), { base: '/api' });
  const broken = sequenceMutants.find((mutant) => mutant.name === name)?.server(honest) ?? honest;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const headers = new Headers(
      Object.fromEntries(Object.entries(request.headers).map(([key, value]) => [key, String(value)])),
    );
    const { method = 'GET' } = request;
    const body = method === 'GET' ? null : Buffer.concat(chunks);
    const reply = await broken(new Request(`http://x${request.url}`, { method, headers, body }));
    response.writeHead(reply.status, Object.fromEntries(reply.headers)).end(await reply.text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
}

it.each([
  ['updates an article that it has deleted', 'L0', '200'],
  ['accepts an ETag from before the last update but one', 'L1', '200'],
])(
  'the printed commands reproduce a random walk on a server that %s',
  async (name, level, status) => {
    const url = await startBroken(name);
    const trials = { inputs: 800, seed: 1 };
    const checks = walkChecks.filter((check) => check.level === level);
    const [result] = await runChecks({ url, credentials: DEMO_ADMIN }, { checks, trials });
    const [, script = ''] = result?.message.split('reproduce: ') ?? [];
    const lines = script.replace(/ \[last request: .*\]$/s, '').split(/\n */);
    // Another server gives other ids and ETags, so the commands cannot contain those of the failed run.
    const other = await startBroken(name);
    const token = await login(fetch, other);
    const creation = lines.find((line) => line.includes('-X POST')) ?? '';
    const commands = [creation.replace(/slug=\S+'/, "slug=another'"), ...lines]
      .join('\n')
      .replaceAll(url, other)
      .replace(/curl -X([^\n]*)$/, "curl -s -o /dev/null -w '%{http_code}' -X$1");
    const { stdout } = await promisify(execFile)('bash', ['-c', commands], { env: { ...process.env, TOKEN: token } });
    expect(stdout.slice(-3), commands).toBe(status);
  },
  120_000,
);

/** The failure of a rule with generated inputs. */
async function failureOf(rule: string, broken: (honest: Server) => Server, inputs = 5): Promise<string> {
  const honest = mockFetchHandler(createBackend({ storage: memoryStorage() }), { base: '/api' });
  const target = { url: 'http://x/api', credentials: DEMO_ADMIN, fetch: broken(honest) };
  const checks = bodyInputChecks.filter((check) => check.rule.includes(rule));
  return (await runChecks(target, { checks, trials: { inputs, seed: 1 } }))[0]?.message ?? '';
}

it('prints no password, even if the first call of a run fails', async () => {
  let count = 0;
  const failingOnce =
    (honest: Server): Server =>
    async (request) => {
      const isFirst = request.method === 'POST' && request.url.endsWith('/news/') && count++ === 0;
      return isFirst ? Response.json({ message: 'Please try again.' }, { status: 500 }) : honest(request);
    };
  const message = await failureOf('every generated article is stored', failingOnce);
  expect(message).toContain('expected 201, got 500');
  expect(message).toContain('curl -X POST');
  expect(message).not.toContain(DEMO_ADMIN.password);
});
