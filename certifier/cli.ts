#!/usr/bin/env node
/** Certifies a running backend: `npm run contract -- --url URL`, or `mindwave-certify --url URL` from the package. `usage` lists exit codes. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readArguments, type Settings, usage } from './arguments';
import { checkWritable, readBaseline, withBaseline, writeBaseline } from './baseline';
import { causeOf, type Seen } from './client/client';
import { fetchFrom } from './client/from-address';
import type { Send } from './client/wire';
import { changeLines, compareDocuments } from './diff/documents';
import { nodeOf } from './diff/shape';
import { htmlReport } from './report/html-report';
import { timeResults } from './report/observations';
import { progressOn } from './report/progress';
import { jsonReport, junitReport, summary, textReport, verdict } from './report/report';
import { runChecks } from './run-checks';
import { ruleLines, selected } from './select';

const reports = { text: textReport, json: jsonReport, junit: junitReport, html: htmlReport } as const;

/** Thrown if the command is wrong. The message says why. */
class WrongCommand extends Error {
  override readonly name = 'WrongCommand';
}

/** Turns an error about the command into a `WrongCommand`, whose message begins with `context`. */
function reading<Value>(read: () => Value, context = ''): Value {
  try {
    return read();
  } catch (error) {
    throw new WrongCommand(context + (error instanceof Error ? error.message : String(error)), { cause: error });
  }
}

/** Lists the changes between two documents. Returns the exit code. */
function diff(files: readonly string[]): number {
  const [before, after] = reading(() => {
    if (files.length !== 2) throw new Error('diff needs two files: mindwave-certify diff OLD.yaml NEW.yaml');
    return files.map((file) => {
      const document = reading(
        () => nodeOf(parse(readFileSync(file, 'utf8'), { maxAliasCount: 100 })),
        `${file} is not readable: `,
      );
      if (!document.paths) throw new Error(`${file} is not an OpenAPI document: it has no paths.`);
      return document;
    });
  });
  const changes = reading(() => compareDocuments(nodeOf(before), nodeOf(after)));
  console.log(changes.length > 0 ? changeLines(changes).join('\n') : 'The documents say the same.');
  const count = changes.filter(({ isBreaking }) => isBreaking).length;
  console.error(`${count} breaking and ${changes.length - count} other changes`);
  return count > 0 ? 1 : 0;
}

/** Says why the server at the URL is not an API, or returns undefined. Rules report all other redirects and statuses. */
function strange({ headers, status }: Response, url: string): string | undefined {
  const target = headers.get('Location');
  const goesTo = target && URL.canParse(target, url) ? new URL(target, url).origin : undefined;
  if (goesTo && goesTo !== new URL(url).origin) return `has no API at this URL: it redirects to ${goesTo}`;
  const isPage = headers.get('Content-Type')?.startsWith('text/html');
  return isPage ? `has no API at this URL: it sends a web page with status ${status} for /news/` : undefined;
}

/** Says why there is no API at the URL, or returns undefined. Follows one redirect, because a site may redirect to drop the slash. */
async function unreachable(
  settings: Settings,
  send: Send = fetch,
  address = `${settings.url}/news/`,
  mayFollow = true,
): Promise<string | undefined> {
  const { url, headers, responseSeconds } = settings;
  try {
    const signal = AbortSignal.timeout(responseSeconds * 1000);
    const response = await send(new Request(address, { redirect: 'manual', headers }), { signal });
    const problem = strange(response, url);
    const target = response.headers.get('Location');
    if (problem || !mayFollow || !target || !URL.canParse(target, address)) return problem;
    return await unreachable(settings, send, new URL(target, address).href, false);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return `cannot be reached: ${isLate ? `no response within ${responseSeconds} s` : causeOf(error)}`;
  }
}

/** Returns a signal that the first Ctrl-C aborts. The second one ends the program at once. */
function interruption(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      console.error('Cleaning up. Press Ctrl-C again to end at once.');
      controller.abort();
    });
  }
  return controller.signal;
}

async function certify(settings: Settings): Promise<number> {
  const { url, credentials, token, level, report, origin, from, trials, responseSeconds, baseline } = settings;
  const readOnly = settings['read-only'];
  const checks = reading(() => selected(settings));
  const file = settings['write-baseline'];
  const known = reading(() => {
    if (file) checkWritable(file);
    return baseline ? readBaseline(baseline) : [];
  });
  console.error(`${trials.inputs} generated inputs for each rule about inputs, seed ${trials.seed}`);
  const problem = await unreachable(settings);
  if (problem) {
    console.error(`The server at ${url} ${problem}.`);
    return 2;
  }
  const elsewhere = from ? fetchFrom(from) : undefined;
  const problemElsewhere = elsewhere && (await unreachable(settings, elsewhere));
  if (problemElsewhere) {
    console.error(`The server at ${url} ${problemElsewhere.replace('reached', `reached from --from ${from}`)}.`);
    return 2;
  }
  const signal = interruption();
  const seen: Seen[] = [];
  const progress = progressOn(process.stderr);
  const found = await runChecks(
    { url, credentials, token, headers: settings.headers, origins: origin, elsewhere, responseSeconds, signal },
    { checks, readOnly, trials, onResponse: (one) => void seen.push(one), onRule: progress.onRule },
  );
  progress.end();
  const most = Number(settings['max-response-time']);
  const today = new Date();
  const all = most > 0 ? [...found, ...timeResults(seen, most)] : found;
  if (file && !signal.aborted) reading(() => writeBaseline(file, all, today));
  const entries = file && !signal.aborted ? reading(() => readBaseline(file)) : known;
  const results = withBaseline(all, entries, file || baseline, today.toISOString().slice(0, 10));
  console.log(reports[report]({ results, url, seen }));
  if (report !== 'text') console.error(summary(results));
  if (signal.aborted) {
    console.error('The run was interrupted, so it certifies no level.');
    return 130;
  }
  const isPartial = settings.only.length + settings.skip.length > 0;
  const { code, text } = verdict(results, { level, canSignIn: readOnly || Boolean(credentials ?? token), isPartial });
  console.error(text);
  return code;
}

async function main([command, ...files]: readonly string[] = process.argv.slice(2)): Promise<number> {
  try {
    if (command === 'diff') return diff(files);
    const settings = reading(() => readArguments(process.argv.slice(2)));
    if (settings.task === 'run') return await certify(settings);
    console.log(settings.task === 'help' ? usage : reading(() => ruleLines(selected(settings))));
    return 0;
  } catch (error) {
    if (!(error instanceof WrongCommand)) throw error;
    // The message comes last, where a terminal shows it.
    console.error(`${usage}\n\n${error.message}`);
    return 2;
  }
}

// It is not an error if the reader ends early, such as `head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  console.error(`The report could not be written: ${error.message}`);
  process.exitCode = 2;
});

const code = await main();
process.exitCode ??= code;
