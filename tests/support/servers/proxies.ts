import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePorts } from './free-ports';

export interface RunningProxy {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly child: ChildProcess;
  stop(): Promise<void>;
}

export interface Proxy {
  readonly name: string;
  /** Why tests with this proxy are skipped, or undefined. */
  readonly missing: string | undefined;
  /**
   * Starts the proxy on a free port, and waits until it responds.
   * @param targets the origins of the servers behind it. Only nginx uses more than the first.
   * @throws Error with the messages of the proxy if it does not start.
   */
  start(...targets: readonly [string, ...string[]]): Promise<RunningProxy>;
}

const isRoot = process.getuid?.() === 0;
const missing = (name: string, program: string) => (existsSync(program) ? undefined : `${name} is not installed.`);

/** Runs a program on a free port with a configuration file in a temporary folder, and waits until it responds. */
async function run(
  program: string,
  configure: (folder: string, port: number) => string,
  argumentsOf: (file: string, folder: string, port: number) => readonly string[],
): Promise<RunningProxy> {
  const folder = await mkdtemp(join(tmpdir(), 'mindwave-proxy-'));
  // Apache and Varnish read their files as another user.
  await chmod(folder, 0o755);
  const [port = 0] = await freePorts(1);
  const file = join(folder, 'proxy.conf');
  await writeFile(file, configure(folder, port));
  const child = spawn(program, argumentsOf(file, folder, port), { stdio: ['ignore', 'ignore', 'pipe'] });
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
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${program} did not start: ${output}`);
    await setTimeout(50);
  }
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

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so';
const noNginx = missing('nginx', NGINX);

/**
 * Runs nginx with a configuration of a site.
 * @param site a `server` block that listens on port 80.
 * @param modules directives that load modules.
 */
export const startNginx = (site: string, modules = '') =>
  run(
    NGINX,
    (folder, port) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      return [
        modules,
        // Its workers read files of folders that belong to the user who runs the tests.
        isRoot ? 'user root;' : '',
        `daemon off; pid ${folder}/pid; error_log stderr error; events { }`,
        `http { access_log off; include /etc/nginx/mime.types; ${temporary.join(' ')}`,
        site.replace('listen 80;', `listen 127.0.0.1:${port};`),
        '}',
      ].join('\n');
    },
    (file, folder) => ['-p', folder, '-e', 'stderr', '-c', file],
  );

/** The site of `deploy/server/nginx.conf`, with the servers at these origins behind it. */
async function nginxSite(...targets: readonly string[]): Promise<string> {
  const config = await readFile('deploy/server/nginx.conf', 'utf8');
  const servers = targets.map((target) => `server ${new URL(target).host} max_fails=1 fail_timeout=5s;`);
  return config.replace(/ {2}server 127[^\n]+\n/, `  ${servers.join(' ')}\n`);
}

const APACHE = '/usr/sbin/apache2';

/** Runs Apache with some of its modules and further lines of configuration. */
export const runApache = (modules: readonly string[], lines: readonly string[]) =>
  run(
    APACHE,
    (folder, port) =>
      [
        ...modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`),
        isRoot ? 'User www-data' : '',
        `ServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${folder}/pid\nErrorLog ${folder}/error.log`,
        ...lines,
      ].join('\n'),
    (file, folder) => ['-d', folder, '-f', file, '-DFOREGROUND'],
  );

/** Apache as its manual configures a proxy that compresses. */
const startApache = (target: string) =>
  runApache(
    ['mpm_event', 'authz_core', 'proxy', 'proxy_http', 'filter', 'deflate', 'headers'],
    // Addresses arrive as they were sent.
    ['SetOutputFilter DEFLATE', `AllowEncodedSlashes NoDecode\nProxyPass / ${target}/ nocanon\nProxyPreserveHost On`],
  );

const VARNISH = '/usr/sbin/varnishd';
export const noVarnish = missing('Varnish', VARNISH);

/** Runs Varnish with rules, and with further arguments. */
export const runVarnish = (rules: string, more: readonly string[] = []) =>
  run(
    VARNISH,
    () => rules,
    (file, folder, port) => ['-F', '-n', folder, '-f', file, '-a', `127.0.0.1:${port}`, '-s', 'malloc,32m', ...more],
  );

/** Varnish with its built-in rules, which also compresses. */
const startVarnish = (target: string) => {
  const { hostname, port } = new URL(target);
  return runVarnish(`vcl 4.1;
backend default { .host = "${hostname}"; .port = "${port}"; }
sub vcl_backend_response { set beresp.do_gzip = true; }`);
};

/** nginx as `deploy/` configures it. */
export const nginx: Proxy = {
  name: 'nginx with gzip',
  missing: noNginx,
  start: async (...targets) => startNginx(await nginxSite(...targets)),
};

/** Programs that stand between visitors and a server, and change the headers of its responses. */
export const proxies: readonly Proxy[] = [
  nginx,
  {
    name: 'nginx with brotli',
    missing: noNginx ?? missing('The brotli module of nginx', BROTLI),
    start: async (...targets) => {
      const site = (await nginxSite(...targets)).replace('gzip on;', 'brotli on; brotli_types application/json;');
      return startNginx(site, `load_module ${BROTLI};`);
    },
  },
  { name: 'Apache with deflate', missing: missing('Apache', APACHE), start: startApache },
  { name: 'Varnish', missing: noVarnish, start: startVarnish },
];
