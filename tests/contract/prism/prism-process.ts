import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../../support/servers/free-ports';

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Prism {
  /** The API's root. */
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Starts Prism with openapi.yaml.
 * @param mode `static` responds with the examples, `dynamic` with values generated from the schemas.
 */
export async function startPrism(mode: 'static' | 'dynamic'): Promise<Prism> {
  const [port] = await freePorts(1);
  const command = 'tests/contract/prism/node_modules/@stoplight/prism-cli/dist/index.js';
  const args = ['mock', 'openapi.yaml', '-p', String(port), '-h', '127.0.0.1', ...(mode === 'dynamic' ? ['-d'] : [])];
  // Without this its logging workers keep running.
  const child = spawn(process.execPath, [command, ...args, '--multiprocess', 'false'], { cwd: root });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-10_000);
    });
  }
  while (!output.includes('Prism is listening')) {
    if (child.exitCode !== null) throw new Error(`Prism did not start: ${output}`);
    await setTimeout(50);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode !== null) return;
      child.kill();
      await once(child, 'exit');
    },
  };
}
