#!/usr/bin/env node
/** Certifies a running backend: `npm run contract -- --url URL`, or `mindwave-certify --url URL` from the package. See `usage` for the exit codes. */
import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { type Level, levels } from './check';
import { htmlReport, jsonReport, junitReport, summary, textReport, verdict } from './report';
import { fetchFrom } from './from-address';
import { runChecks } from './run-checks';
import { MAX_LEADS } from './trials';
import { RESPONSE_SECONDS, type Send } from './wire';

const usage = `mindwave-certify --url URL [options]

  --url URL          the API root, such as http://localhost:3001/api         (or API_URL)
  --email ADDRESS    the administrator's email address                       (or API_EMAIL)
  --password TEXT    the administrator's password                            (or API_PASSWORD)
  --level L0|L1|L2   how much of the contract to check; default L2
  --read-only        skip every check that changes data
  --from ADDRESS     a second network address of this machine, such as 127.0.0.2 for a backend on it, for rules about two addresses
  --origin ORIGIN    an origin of a site that calls the backend, may be given several times; without one, the rules about
                     other origins are skipped
  --inputs COUNT     generated inputs for each rule about inputs; default 200
  --leads COUNT      generated contact requests, which cannot be deleted; default 20
  --seed NUMBER      generate the inputs of an earlier run again; default random, printed
  --timeout SECONDS  how long to wait for a response; default 30
  --report FORMAT    print json, junit or html, and the summary to standard error

The checks delete the articles that they create. Contact requests cannot be deleted: a run sends fewer than 50. Their name is
'Contract check (please ignore)', and they have the header Contract-Check, so that a backend can drop them.

Afterwards, the backend refuses logins and contact requests from this machine for a minute.

Exit codes: 0 the backend conforms, 1 it breaks a rule, 2 the command is wrong or there is no API at the URL, 3 no rule is broken,
but rules were skipped because no administrator was given. With --read-only, skipped rules do not count.`;

/** Whether anything responds at the URL. Redirects and other statuses than 2xx are for the rules to report. */
const isReachable = (url: string, seconds: number, send: Send = fetch) =>
  send(new Request(`${url}/news/`, { redirect: 'manual' }), { signal: AbortSignal.timeout(seconds * 1000) }).then(
    () => true,
    () => false,
  );

const reports = { text: textReport, json: jsonReport, junit: junitReport, html: htmlReport } as const;
const isReport = (name: string): name is keyof typeof reports => Object.hasOwn(reports, name);
const isLevel = (name: string): name is Level => levels.some((level) => level === name);

function readArguments() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string', default: process.env.API_URL ?? '' },
      email: { type: 'string', default: process.env.API_EMAIL ?? '' },
      password: { type: 'string', default: process.env.API_PASSWORD ?? '' },
      level: { type: 'string', default: 'L2' },
      from: { type: 'string', default: '' },
      leads: { type: 'string', default: String(MAX_LEADS) },
      origin: { type: 'string', multiple: true, default: [] },
      inputs: { type: 'string', default: '200' },
      seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 31)) },
      timeout: { type: 'string', default: String(RESPONSE_SECONDS) },
      report: { type: 'string', default: 'text' },
      'read-only': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { url, level, report } = values;
  if (values.help) return null;
  if (!URL.canParse(url) || !/^https?:/.test(url))
    throw new Error(`--url must be the http or https address of the API, not '${url}'.`);
  const { search, hash, username } = new URL(url);
  if (search || hash || username) throw new Error(`--url must not contain a query, a fragment or credentials.`);
  if (!values.email !== !values.password) throw new Error('--email and --password must be given together.');
  if (!isLevel(level)) throw new Error(`--level must be one of ${levels.join(', ')}, not '${level}'.`);
  if (!isReport(report)) throw new Error(`--report must be json, junit or html, not '${report}'.`);
  if (!/^[1-9]\d{0,5}$/.test(values.inputs)) throw new Error(`--inputs must be a number, not '${values.inputs}'.`);
  if (!/^\d{1,10}$/.test(values.seed)) throw new Error(`--seed must be a number, not '${values.seed}'.`);
  if (!/^\d{1,5}$/.test(values.leads)) throw new Error(`--leads must be a number, not '${values.leads}'.`);
  if (!/^[1-9]\d{0,3}$/.test(values.timeout)) throw new Error(`--timeout must be a number, not '${values.timeout}'.`);
  if (values.from && !isIP(values.from)) throw new Error(`--from must be an IP address, not '${values.from}'.`);
  const trials = { inputs: Number(values.inputs), leads: Number(values.leads), seed: Number(values.seed) };
  return { ...values, url: url.replace(/\/$/, ''), level, report, trials, responseSeconds: Number(values.timeout) };
}

async function main(): Promise<number> {
  let settings: ReturnType<typeof readArguments>;
  try {
    settings = readArguments();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error(`\n${usage}`);
    return 2;
  }
  if (!settings) {
    console.log(usage);
    return 0;
  }
  const { url, email, password, level, report, origin, from, trials, responseSeconds } = settings;
  const credentials = email && password ? { email, password } : undefined;
  console.error(`${trials.inputs} generated inputs for each rule about inputs, seed ${trials.seed}`);
  const readOnly = settings['read-only'];
  if (!(await isReachable(url, responseSeconds))) {
    console.error(`There is no server at ${url}, or it does not respond within ${responseSeconds} s.`);
    return 2;
  }
  const elsewhere = from ? fetchFrom(from) : undefined;
  if (elsewhere && !(await isReachable(url, responseSeconds, elsewhere))) {
    console.error(`The server at ${url} cannot be reached from --from ${from}.`);
    return 2;
  }
  const results = await runChecks(
    { url, credentials, origins: origin, elsewhere, responseSeconds },
    { level, readOnly, trials },
  );
  console.log(reports[report](results, url));
  if (report !== 'text') console.error(summary(results));
  const { code, text } = verdict(results, { level, canSignIn: readOnly || credentials !== undefined });
  console.error(text);
  return code;
}

process.exitCode = await main();
