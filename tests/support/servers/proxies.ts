import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from './free-ports';

const PROGRAM = '/usr/sbin/nginx';

/** Why tests with nginx are skipped, or undefined. */
export const noNginx = existsSync(PROGRAM) ? undefined : 'nginx is not installed.';

export interface RunningNginx {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Runs nginx with a file of `deploy/` on a free port, and waits until it responds.
 * @param site the content of the file, which listens on port 80.
 * @throws Error with the messages of nginx if it does not start.
 */
export async function startNginx(site: string): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'mindwave-nginx-'));
  const [port = 0] = await freePorts(1);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const lines = [
    // Its workers read files of folders that belong to the user who runs the tests.
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; pid ${folder}/pid; error_log stderr error; events { }`,
    `http { access_log off; include /etc/nginx/mime.types; ${temporary.join(' ')}`,
    site.replace('listen 80;', `listen 127.0.0.1:${port};`),
    '}',
  ];
  const config = join(folder, 'nginx.conf');
  await writeFile(config, lines.join('\n'));
  const child = spawn(PROGRAM, ['-p', folder, '-e', 'stderr', '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const origin = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(origin).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) if (child.exitCode !== null) throw new Error(`nginx did not start: ${output}`);
  return {
    origin,
    child,
    async stop() {
      if (child.exitCode === null) {
        child.kill();
        await once(child, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
