import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import { type Level, levels } from './check';
import { RESPONSE_SECONDS } from './client/wire';
import { MAX_LEADS } from './inputs/trials';

/** The help text. */
export const usage = `mindwave-certify --url URL [options]
mindwave-certify diff OLD.yaml NEW.yaml   list the changes between two documents, breaking ones first

  --url URL          the API root, such as http://localhost:3001/api         (or API_URL)
  --email ADDRESS    the administrator's email address                       (or API_EMAIL)
  --password TEXT    the administrator's password                            (or API_PASSWORD)
  --token TEXT       a bearer token instead of a login                       (or API_TOKEN)
  --header 'NAME: VALUE'   a header of every request, for a gateway, may be given several times
  --level L0|L1|L2   how much of the contract to check; default L2
  --only WORD        check only the rules of this level or operation, or with this text, may be given several times
  --skip WORD        leave such rules out, may be given several times
  --list             print the rules, and check nothing
  --read-only        skip every check that changes data
  --from ADDRESS     a second network address of this machine, such as 127.0.0.2 for a backend on it, for rules about two addresses
  --origin ORIGIN    an origin of a site that calls the backend, may be given several times; without one, the rules about
                     other origins are skipped
  --inputs COUNT     generated inputs for each rule about inputs; default 200
  --leads COUNT      generated contact requests, which cannot be deleted; default 20
  --seed NUMBER      generate the inputs of an earlier run again; default random, printed
  --timeout SECONDS  how long to wait for a response; default 30
  --max-response-time MS   95 of 100 responses of each operation must arrive within this time
  --baseline FILE          failures that do not fail the run until a date; a rule that holds again does
  --write-baseline FILE    write the failures of this run into such a file
  --report FORMAT    print json, junit or html, and the summary to standard error

The checks delete the articles that they create. Contact requests cannot be deleted: a run sends fewer than 50. Their name is
'Contract check (please ignore)', and they have the header Contract-Check, so that a backend can drop them.

Afterwards, the backend refuses logins and contact requests from this machine for a minute.

Exit codes: 0 the backend conforms, 1 it breaks a rule that no baseline accepts, 2 the command is wrong, there is no API at the
URL, or the report cannot be written, 3 no rule is broken, but rules were skipped because no administrator was given. With
--read-only, skipped rules do not count. 130 the run was interrupted: Ctrl-C cleans up and reports the rules that ran.
diff exits with 1 if a change is breaking, and with 2 if a file is not readable.`;

/** The formats of a report. */
export const reportNames = ['text', 'json', 'junit', 'html'] as const;
type ReportName = (typeof reportNames)[number];
const isReport = (name: string): name is ReportName => reportNames.some((report) => report === name);
const isLevel = (name: string): name is Level => levels.some((level) => level === name);

const several = () => ({ type: 'string', multiple: true, default: new Array<string>() }) as const;
const text = (value = '') => ({ type: 'string', default: value }) as const;
const flag = { type: 'boolean', default: false } as const;

const options = {
  url: text(process.env.API_URL),
  email: text(process.env.API_EMAIL),
  password: text(process.env.API_PASSWORD),
  token: text(process.env.API_TOKEN),
  header: several(),
  level: text('L2'),
  only: several(),
  skip: several(),
  list: flag,
  from: text(),
  leads: text(String(MAX_LEADS)),
  origin: several(),
  inputs: text('200'),
  seed: text(String(Math.floor(Math.random() * 2 ** 31))),
  timeout: text(String(RESPONSE_SECONDS)),
  'max-response-time': text(),
  baseline: text(),
  'write-baseline': text(),
  report: text('text'),
  'read-only': flag,
  help: { ...flag, short: 'h' },
} as const;

/** The numeric options, each with its smallest value and its largest number of digits. */
const numbers = [
  ['inputs', 1, 6],
  ['seed', 0, 10],
  ['leads', 0, 5],
  ['timeout', 1, 4],
  ['max-response-time', 1, 6],
] as const;

function checkNumbers(values: ReturnType<typeof parsed>): void {
  for (const [name, least, digits] of numbers) {
    const value = values[name];
    const isMissing = name === 'max-response-time' && value === '';
    const isRight = /^\d+$/.test(value) && value.length <= digits && Number(value) >= least;
    if (!isMissing && !isRight)
      throw new Error(
        `--${name} must be a whole number of at least ${least}, with at most ${digits} digits, not '${value}'.`,
      );
  }
}

/** Reads `NAME: VALUE`. @throws Error if the line is not a header, or sets `Authorization`, which rules about tokens send themselves. */
function headerOf(line: string): readonly [string, string] {
  const [, name = '', value = ''] = /^([\w!#$%&'*+.^`|~-]+):\s*(\S.*)$/.exec(line) ?? [];
  if (!name) throw new Error(`--header must be 'NAME: VALUE', not '${line}'.`);
  if (/^authorization$/i.test(name))
    throw new Error('--header cannot set Authorization, because rules send requests without a token. Use --token.');
  // A header can contain only characters of Latin-1.
  if (/[^\t\u0020-\u007e\u0080-\u00ff]/.test(value))
    throw new Error(`--header ${name} has a character that headers cannot contain.`);
  return [name, value];
}

const parsed = (args: readonly string[]) => parseArgs({ options, args: [...args] }).values;

function checkUrl(url: string): void {
  if (!/^https?:\/\/./i.test(url) || !URL.canParse(url))
    throw new Error(`--url must be the address of the API with http:// or https://, not '${url}'.`);
  if (/[?#]/.test(url) || new URL(url).username)
    throw new Error('--url must not contain a query, a fragment or credentials.');
}

function checkOrigin(origin: string): void {
  if (!URL.canParse(origin) || new URL(origin).origin !== origin)
    throw new Error(`--origin must be a scheme and a host, such as https://www.example.com, not '${origin}'.`);
}

/** Reads the arguments of a run. @throws Error with a message for the user if they are wrong. */
export function readArguments(args: readonly string[]) {
  const values = parsed(args);
  const { url, level, report, email, password, token, from } = values;
  const task = values.help ? 'help' : values.list ? 'list' : 'run';
  if (task === 'run') checkUrl(url);
  if (!email !== !password) throw new Error('--email and --password must be given together.');
  if (!isLevel(level)) throw new Error(`--level must be one of ${levels.join(', ')}, not '${level}'.`);
  if (!isReport(report)) throw new Error(`--report must be json, junit or html, not '${report}'.`);
  checkNumbers(values);
  for (const origin of values.origin) checkOrigin(origin);
  if (from && !isIP(from)) throw new Error(`--from must be an IP address, not '${from}'.`);
  return {
    ...values,
    task,
    level,
    report,
    url: url.replace(/\/+$/, ''),
    credentials: email && password ? { email, password } : undefined,
    token: token || undefined,
    headers: Object.fromEntries(values.header.map(headerOf)),
    trials: { inputs: Number(values.inputs), leads: Number(values.leads), seed: Number(values.seed) },
    responseSeconds: Number(values.timeout),
  } as const;
}

/** The settings of a run. */
export type Settings = ReturnType<typeof readArguments>;
