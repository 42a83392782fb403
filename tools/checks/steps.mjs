import { run } from '../run.mjs';

/**
 * Runs named commands one after another, and prints a summary with the durations.
 * @param {readonly [name: string, command: string, args: string[], env?: Record<string, string>][]} steps
 * @param {{ all?: boolean }} options `all` continues after a failure, for steps that do not depend on each other.
 */
export async function runSteps(steps, { all = false } = {}) {
  const done = [];
  for (const [name, command, args, env] of steps) {
    console.log(`\n▶ ${name}`);
    const started = Date.now();
    const code = await run(command, args, { env: { ...process.env, ...env } });
    done.push({ name, code, seconds: ((Date.now() - started) / 1000).toFixed(1) });
    if (code !== 0 && !all) break;
  }
  const failed = done.filter(({ code }) => code !== 0);
  console.log('');
  for (const { name, code, seconds } of done) console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  const skipped = steps.length - done.length;
  console.log(`${done.length - failed.length} passed, ${failed.length} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return failed.length === 0;
}
