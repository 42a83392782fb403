import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { run } from '../run.mjs';

const secondsSince = (started) => ((Date.now() - started) / 1000).toFixed(1);

/** Prints a summary with the durations. Returns true if all steps have passed. */
function summarize(steps, done) {
  const failed = done.filter(({ code }) => code !== 0);
  console.log('');
  for (const { name, code, seconds } of done) console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  const skipped = steps.length - done.length;
  console.log(`${done.length - failed.length} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return failed.length === 0;
}

/**
 * Runs named commands one after another until one fails.
 * @param {readonly [name: string, command: string, args: string[], env?: Record<string, string>][]} steps
 */
export async function runSteps(steps) {
  const done = [];
  for (const [name, command, args, env] of steps) {
    console.log(`\n▶ ${name}`);
    const started = Date.now();
    const code = await run(command, args, { env: { ...process.env, ...env } });
    done.push({ name, code, seconds: secondsSince(started) });
    if (code !== 0) break;
  }
  return summarize(steps, done);
}

/**
 * Runs named commands that do not depend on each other, two at a time, and prints the output of each when it ends.
 * @param {readonly [name: string, command: string, args: string[]][]} steps
 */
export async function runSideBySide(steps) {
  const waiting = [...steps];
  const done = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const [name, command, args] = step;
      const started = Date.now();
      const child = spawn(command, args, { shell: process.platform === 'win32' });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => (output += text));
      const [code] = await once(child, 'close');
      console.log(`\n▶ ${name}\n${output.trim()}`);
      done.push({ name, code: code ?? 1, seconds: secondsSince(started) });
    }
  };
  await Promise.all([work(), work()]);
  return summarize(steps, done);
}
