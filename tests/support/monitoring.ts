/** The files in `deploy/monitoring`, tried on the metrics of a real server. */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';

/** Why tests with promtool are skipped, or undefined. */
export const noPromtool = existsSync('/usr/bin/promtool')
  ? undefined
  : 'promtool is not installed (on Debian: apt-get install prometheus).';

export const promtool = (...args: readonly string[]) => promisify(execFile)('promtool', args);

export const MONITORING = resolve('deploy/monitoring');
const RULES = join(MONITORING, 'rules.yml');

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly {
      readonly alert: string;
      readonly expr: string;
      readonly annotations: { readonly summary: string; readonly action: string };
    }[];
  }[];
}

export function alertRules() {
  const { groups }: Rules = parse(readFileSync(RULES, 'utf8'));
  return groups.flatMap(({ rules }) => rules);
}

function expressions(): readonly string[] {
  const text = readFileSync(join(MONITORING, 'dashboard.json'), 'utf8');
  const { panels }: { panels: readonly { targets: readonly { expr: string }[] }[] } = JSON.parse(text);
  return [...alertRules(), ...panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);
}

/** Whether one of the series has a label with each of the values. Nobody can rely on errors, so any status is enough for `status`. */
const hasLabels = (series: readonly string[], label: string, values: readonly string[]) =>
  values.every((value) =>
    series.some((line) => new RegExp(`[{,]${label}="${label === 'status' ? '\\d+' : `(?:${value})`}"`).test(line)),
  );

/** Finds the selectors and words in the rules and the dashboard that do not match the metrics of a server. */
export function unknownIn(metrics: string): readonly string[] {
  const lines = `up{job="mindwave"} 1\n${metrics}`.split('\n').filter((line) => !line.startsWith('#'));
  const unknown = new Set<string>();
  for (const expr of expressions()) {
    const selectors = [...expr.matchAll(/(\w+)\{job="mindwave",?([^}]*)\}/g)];
    const all: string[] = [];
    for (const [selector, name = '', matchers = ''] of selectors) {
      const series = lines.filter((line) => line.split(/[{ ]/)[0] === name);
      all.push(...series);
      const areKnown = [...matchers.matchAll(/(\w+)[=!~]+"([^"]*)"/g)].every(([, label = '', values = '']) =>
        hasLabels(series, label, values.split('|')),
      );
      if (series.length === 0 || !areKnown) unknown.add(selector);
    }
    const rest = expr.replace(/\w+\{[^}]*\}|\[\w+\]/g, '');
    for (const [, labels = ''] of rest.matchAll(/\b(?:by|on) \(([^)]*)\)/g)) {
      for (const label of labels.split(', '))
        if (label !== 'instance' && !hasLabels(all, label, ['.*'])) unknown.add(label);
    }
    // A metric without a job could be that of another program.
    const words = rest.replace(/\b(?:by|on) \([^)]*\)|\b(?:and|or|unless)\b/g, '').matchAll(/\b[a-z]\w*\b(?!\s*\()/g);
    for (const [word] of words) unknown.add(word);
  }
  return [...unknown];
}

const TARGET = 'job="mindwave",instance="site"';
const isSample = (value = '_') => value !== '_' && value !== 'stale';

/** Records the metrics of a server as Prometheus does: a scrape that fails, or a series that is missing, leaves a mark. */
export function createRecorder(origin: string, token: string) {
  const series = new Map<string, string[]>();
  let count = 0;

  async function scrapeOnce() {
    const headers = { Authorization: `Bearer ${token}` };
    const text = await fetch(`${origin}/metrics`, { headers }).then(
      (response) => (response.ok ? response.text() : ''),
      () => '',
    );
    const samples = new Map([[`up{${TARGET}}`, text ? '1' : '0']]);
    for (const [, name, labels, value] of text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm))
      samples.set(`${name}{${labels ? `${TARGET},${labels}` : TARGET}}`, Number(value).toFixed(6));
    for (const name of samples.keys())
      if (!series.has(name))
        series.set(
          name,
          Array.from({ length: count }, () => '_'),
        );
    for (const [name, values] of series) values.push(samples.get(name) ?? (isSample(values.at(-1)) ? 'stale' : '_'));
    count += 1;
    return text;
  }

  return {
    /** Scrapes several times, and does something before each scrape. Returns the last metrics. */
    async scrape(times: number, before: () => Promise<unknown> = async () => undefined): Promise<string> {
      let text = '';
      for (let time = 0; time < times; time++) {
        await before();
        text = await scrapeOnce();
      }
      return text;
    },

    /**
     * Runs the rules on the scrapes, as if they were 15 or 30 seconds apart.
     * @throws Error with the output of promtool if other alerts than these fire at any time.
     */
    async expectAlerts(names: readonly string[]): Promise<void> {
      const testAt = (seconds: number) => ({
        interval: `${seconds}s`,
        input_series: [...series].map(([name, values]) => ({ series: name, values: values.join(' ') })),
        promql_expr_test: [
          {
            expr: 'group by (alertname) (last_over_time(ALERTS{alertstate="firing"}[1d]))',
            eval_time: `${seconds * (count - 1)}s`,
            exp_samples: names.map((name) => ({ labels: `{alertname="${name}"}`, value: 1 })),
          },
        ],
      });
      const folder = await mkdtemp(join(tmpdir(), 'mindwave-alerts-'));
      const file = join(folder, 'test.json');
      const test = { rule_files: [RULES], evaluation_interval: '15s', tests: [testAt(15), testAt(30)] };
      await writeFile(file, JSON.stringify(test));
      await promtool('test', 'rules', file);
      await rm(folder, { recursive: true });
    },
  };
}
