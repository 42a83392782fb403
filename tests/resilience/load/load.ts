/**
 * `npm run load` reads and writes on the json-server mock over many connections, and then checks that no write is lost.
 * SECONDS (default 60) and CONNECTIONS (default 50) come from the environment.
 */
import { Agent, request } from 'node:http';
import { removeDirectory, startServer, temporaryDirectory } from '../../support/servers/mock-server-process';
import { articleFields } from '../../support/article-fields';

const SECONDS = Number(process.env.SECONDS ?? 60);
const CONNECTIONS = Number(process.env.CONNECTIONS ?? 50);
/** Node's form data parser rejects boundaries shorter than 27 characters. */
const BOUNDARY = 'load'.padEnd(32, '-');

interface Result {
  readonly status: number;
  readonly text: string;
}

/** Sends one request on a keep-alive connection. */
function send(agent: Agent, method: string, url: string, body?: string, token?: string): Promise<Result> {
  const headers = {
    ...(body !== undefined && {
      'Content-Type': body.startsWith('{') ? 'application/json' : `multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length': Buffer.byteLength(body),
    }),
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
      response.on('error', reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}

const formOf = (fields: Readonly<Record<string, string>>) =>
  `${Object.entries(fields)
    .map(([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--${BOUNDARY}--\r\n`;

const server = await startServer({ DATA_DIR: await temporaryDirectory(), CONTACTS_PER_MINUTE: '1000000' });
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const credentials = JSON.stringify({ email: 'admin@mindwave.example', password: 'mindwave-demo' });
const { token } = JSON.parse((await send(agent, 'POST', `${server.url}/login`, credentials)).text);

const until = Date.now() + SECONDS * 1000;
const times: number[] = [];
const errors: string[] = [];
const leads: string[] = [];
const articles = new Map<string, string>();

async function timed(expected: number, ...call: Parameters<typeof send>): Promise<Result | undefined> {
  const started = performance.now();
  const result = await send(...call).catch((error: Error) => ({ status: 0, text: error.message }));
  times.push(performance.now() - started);
  if (result.status === expected) return result;
  errors.push(`${call[1]} ${call[2]} answered ${result.status}: ${result.text.slice(0, 100)}`);
  return undefined;
}

/** One simulated client: mostly reads, some leads, and articles that are created, updated and sometimes deleted. */
async function simulateClient(number: number): Promise<void> {
  for (let round = 0; Date.now() < until; round++) {
    const slug = `load-${number}-${round}`;
    const fields = { ...articleFields, title: slug, slug };
    await timed(200, agent, 'GET', `${server.url}/news?page=1&limit=20`);
    const lead = { name: 'Load', email: 'load@mindwave.example', mobile: '4045550123', company: slug };
    if (await timed(201, agent, 'POST', `${server.url}/contact`, JSON.stringify(lead))) leads.push(slug);
    await timed(200, agent, 'GET', `${server.url}/jobs`);
    // The mock rewrites its whole file on each change, so create few articles.
    if (round % 10 !== 0) continue;
    const made = await timed(201, agent, 'POST', `${server.url}/news/`, formOf(fields), token);
    if (!made) continue;
    const { id } = JSON.parse(made.text).data;
    const title = `${slug} changed`;
    if (await timed(200, agent, 'PUT', `${server.url}/news/${id}`, formOf({ ...fields, title }), token))
      articles.set(slug, title);
    await timed(200, agent, 'GET', `${server.url}/news/slug/${slug}`);
    if (round % 20 === 0 && (await timed(200, agent, 'DELETE', `${server.url}/news/${id}`, undefined, token)))
      articles.delete(slug);
  }
}

await Promise.all(Array.from({ length: CONNECTIONS }, (_, number) => simulateClient(number)));

// Every acknowledged write must survive a restart of the server.
await server.end();
const again = await startServer({ DATA_DIR: server.dataDir });
const stored = JSON.parse((await send(agent, 'GET', `${again.url}/news/`)).text).data as {
  slug: string;
  title: string;
}[];
const root = again.url.replace(/\/api$/, '');
const found = JSON.parse((await send(agent, 'GET', `${root}/data/leads`)).text) as { company: string }[];
const titles = new Map(stored.map(({ slug, title }) => [slug, title]));
const companies = new Set(found.map(({ company }) => company));
const lost = [
  ...leads.filter((company) => !companies.has(company)),
  ...[...articles].filter(([slug, title]) => titles.get(slug) !== title).map(([slug]) => slug),
];
const ghosts = [...titles.keys()].filter((slug) => slug.startsWith('load-') && !articles.has(slug));
await again.end();
agent.destroy();
await removeDirectory(server.dataDir);

times.sort((one, other) => one - other);
const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
console.log(
  [
    `${CONNECTIONS} connections for ${SECONDS} s: ${times.length} requests, ${errors.length} errors`,
    `${leads.length} leads and ${articles.size} articles acknowledged, ${lost.length} lost, ${ghosts.length} not deleted`,
    `median ${at(0.5)} ms, 99th percentile ${at(0.99)} ms`,
    ...errors.slice(0, 10),
  ].join('\n'),
);
process.exitCode = errors.length + lost.length + ghosts.length > 0 ? 1 : 0;
