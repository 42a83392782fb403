import { spawn } from 'node:child_process';

/** Runs a command with inherited output; resolves with its exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: process.platform === 'win32', ...options });
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
    for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => child.kill(name));
  });

/** Runs a command and ends this process when it fails. */
export async function must(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}
