import { execFileSync, spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

/**
 * Runs a command with inherited output and resolves with its exit code. After `limitMs`, stops the command with all its child
 * processes and resolves with 1.
 */
export const run = (command, args, { limitMs, ...options } = {}) =>
  new Promise((resolve, reject) => {
    // A detached process has its own group, which can be killed as a whole.
    const group = limitMs === undefined ? {} : { detached: true };
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...group, ...options });
    const stop = () => {
      console.error(
        `${[command, ...args].join(' ')} did not finish within ${limitMs / 60_000} minutes and was stopped.`,
      );
      process.kill(-child.pid, 'SIGKILL');
    };
    const timer = limitMs === undefined ? undefined : setTimeout(stop, limitMs);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      resolve(signal ? 1 : (code ?? 1));
    });
    for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => child.kill(name));
  });

/** Runs a command and exits this process if it fails. */
export async function runOrExit(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** Returns the commit, or an empty text outside of a Git checkout. */
export function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/** Ends the process of a command with a wrong argument, with the code 2. */
export function exitWith(problem, usage) {
  console.error(usage ? `${problem}\nUsage: ${usage}` : problem);
  process.exit(2);
}

/** Reads the options of a command. Exits with 2 if one is unknown. */
export function readOptions(options, usage) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    return exitWith(error.message, usage);
  }
}
