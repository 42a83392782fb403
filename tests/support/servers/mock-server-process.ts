import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { program } from '../programs';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface RunningServer {
  /** The API's root. */
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Everything printed so far. */
  output(): string;
  /** Stops the process and waits for its exit. The data directory remains. */
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
}

export const temporaryDirectory = () => mkdtemp(join(tmpdir(), 'mindwave-'));
export const removeDirectory = (path: string) => rm(path, { recursive: true, force: true });

/** Runs the mock server, or another build of it: `args` are the arguments of Node. */
export function spawnServer(
  env: Readonly<Record<string, string>>,
  args = program('mock-server'),
): { readonly child: ChildProcess; output(): string } {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, PORT: '0', ...env } });
  let text = '';
  const collect = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return { child, output: () => text };
}

/** Starts the mock server on a free port and waits until it is ready. @throws Error with its output if it does not start. */
export async function startServer(
  env: Readonly<Record<string, string>> & { readonly DATA_DIR: string },
  args?: readonly string[],
): Promise<RunningServer> {
  const { child, output } = spawnServer(env, args);
  const address = () => /http:\/\/\S+\/api/.exec(output())?.[0];
  while (!address()) {
    if (child.exitCode !== null) throw new Error(`The mock server did not start: ${output()}`);
    await Promise.race([once(child.stdout ?? child, 'data'), once(child, 'exit')]);
  }
  return {
    url: address() ?? '',
    dataDir: env.DATA_DIR,
    process: child,
    output,
    async end(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, 'exit');
      }
      return child.exitCode;
    },
  };
}
