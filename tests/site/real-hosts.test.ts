import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shells } from '~/app/shells';
import { cacheControl, NEVER_STORE, pagePolicy, REVALIDATE, securityHeaders } from '../../node-http/security-headers';
import { contentSecurityPolicy } from '../../server/render/page-template';
import { hostFiles } from '../../tools/site/hosting/host-files';
import { runApache, startNginx } from '../support/servers/proxies';
import { writePolicies } from '../support/servers/server-process';
import { startSite } from '../support/servers/site';

const MAP = 'https://www.openstreetmap.org';

/** The policy of a page with these styles. */
const policyOf = (styles: string) => contentSecurityPolicy([], [styles], MAP);

const pages = [
  'index.html',
  'about.html',
  'newsroom.html',
  'newsroom/sample.html',
  'careers/job/react-developer.html',
  ...shells.map(({ file }) => file),
];

/** The policies of the pages. Two of three pages of jobs have the same. */
const documentPolicies: Readonly<Record<string, string>> = {
  ...Object.fromEntries(pages.map((file) => [file, policyOf(file)])),
  'careers/job/data-engineer.html': policyOf('job'),
  'careers/job/scrum-master.html': policyOf('job'),
};

const ARCHIVE = 'assets/site-1234.json';

/** A small site with one file of each kind. */
const site: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.keys(documentPolicies).map((file) => [file, `<p>${file}</p>`])),
  'config.json': '{"apiUrl":null,"contactForm":"log","mapMode":"auto"}',
  'manifest.webmanifest': '{}',
  'assets/app-1234.js': '1',
  [ARCHIVE]: '{"index.html":{}}',
};

const policies = new Map(Object.entries(documentPolicies).map(([file, policy]) => [file, pagePolicy(policy)]));
const configuration = hostFiles(policies);

interface Host {
  readonly origin: string;
  stop(): Promise<void>;
}

const MODULES = '/usr/lib/apache2/modules';

async function startApache(root: string): Promise<Host> {
  await writeFile(join(root, '.htaccess'), configuration['apache/.htaccess'] ?? '');
  const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite'];
  // `ServerTokens` is only allowed in the server's configuration, not in the site's.
  return runApache(modules, [
    'ServerTokens Prod',
    'TypesConfig /etc/mime.types',
    `DocumentRoot ${root}`,
    `<Directory ${root}>\nAllowOverride All\nRequire all granted\n</Directory>`,
  ]);
}

const startNginxFor = (root: string): Promise<Host> =>
  startNginx((configuration['nginx/mindwave.conf'] ?? '').replace('/var/www/mindwave', root));

const found = (path: string) => existsSync(path);

describe.each([
  { name: 'the production server', isHere: true, start: (root: string): Promise<Host> => startSite({}, root) },
  { name: 'nginx', isHere: found('/usr/sbin/nginx'), start: startNginxFor },
  { name: 'Apache', isHere: found('/usr/sbin/apache2') && found(MODULES), start: startApache },
])('the site behind $name', ({ name, isHere, start }) => {
  if (!isHere) {
    console.warn(`${name} is not installed, so its configuration was not tested. Install it and run this test again.`);
    it(`runs if ${name} is installed`, ({ skip }) => skip(`${name} is not installed`));
    return;
  }
  let host: Host | undefined;
  let directory: string;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'mindwave-host-'));
    // Apache reads the files as another user.
    await chmod(directory, 0o755);
    const root = join(directory, 'site');
    for (const [path, text] of Object.entries(site)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    await writeFile(join(root, `${ARCHIVE}.br`), brotliCompressSync(site[ARCHIVE] ?? ''));
    await writeFile(join(root, `${ARCHIVE}.gz`), gzipSync(site[ARCHIVE] ?? ''));
    await writePolicies(root, documentPolicies);
    host = await start(root);
  });
  afterAll(async () => {
    await host?.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it.each([
    ['/', 200, 'index.html', REVALIDATE],
    ['/about', 200, 'about.html', REVALIDATE],
    ['/newsroom', 200, 'newsroom.html', REVALIDATE],
    ['/newsroom/sample', 200, 'newsroom/sample.html', REVALIDATE],
    ['/newsroom/some-article', 200, 'shell/article.html', REVALIDATE],
    ['/newsroom/admin', 200, 'shell/public-editor.html', REVALIDATE],
    ['/careers/job/react-developer', 200, 'careers/job/react-developer.html', REVALIDATE],
    ['/careers/job/data-engineer', 200, 'careers/job/data-engineer.html', REVALIDATE],
    ['/careers/job/scrum-master?from=list', 200, 'careers/job/scrum-master.html', REVALIDATE],
    ['/careers/job/unknown', 404, 'shell/job.html', REVALIDATE],
    ['/admin', 200, 'shell/admin.html', REVALIDATE],
    ['/admin/dashboard', 200, 'shell/admin.html', REVALIDATE],
    ['/admin/edit-article?id=3', 200, 'shell/admin.html', REVALIDATE],
    ['/nothing', 404, '404.html', REVALIDATE],
    // The worker precaches it by this name.
    ['/404.html', 200, '404.html', REVALIDATE],
    ['/404', 404, '404.html', REVALIDATE],
    ['/nothing/at/all', 404, '404.html', REVALIDATE],
    ['/config.json', 200, undefined, NEVER_STORE],
    ['/assets/app-1234.js', 200, 'assets/app-1234.js', cacheControl('/assets/')],
    ['/assets/missing.js', 404, '404.html', REVALIDATE],
  ])(
    'serves %s with status %i, %s and all headers, and a page with its whole policy',
    async (path, status, file, cache) => {
      const response = await fetch((host?.origin ?? '') + path);
      expect(response.status).toBe(status);
      if (file !== undefined) expect(await response.text()).toBe(site[file]);
      const policy = policies.get(file ?? '');
      const expected = { ...securityHeaders, ...(policy !== undefined && { 'Content-Security-Policy': policy }) };
      for (const [header, value] of Object.entries(expected)) expect(response.headers.get(header), header).toBe(value);
      expect(response.headers.get('Cache-Control')).toBe(cache);
    },
  );

  it('removes a trailing slash with a redirect that preserves the query', async () => {
    const response = await fetch(`${host?.origin}/about/?a=1`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get('Location') ?? '', host?.origin).href).toBe(`${host?.origin}/about?a=1`);
  });

  // Debian's nginx has no module for Brotli.
  it.each(name === 'nginx' ? ['gzip'] : ['gzip', 'br'])('sends the archive of the worker with %s', async (encoding) => {
    const response = await fetch(`${host?.origin}/${ARCHIVE}`, { headers: { 'Accept-Encoding': encoding } });
    const headers = ['Content-Encoding', 'Cache-Control'].map((header) => response.headers.get(header));
    expect(headers).toEqual([encoding, cacheControl('/assets/')]);
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(await response.text()).toBe(site[ARCHIVE]);
  });

  it('serves the manifest with its type, so that the site can be installed', async () => {
    const response = await fetch(`${host?.origin}/manifest.webmanifest`);
    expect(response.headers.get('Content-Type')).toContain('application/manifest+json');
  });

  it('reveals no directory listing and no server version', async () => {
    const response = await fetch(`${host?.origin}/assets`);
    expect(response.status).toBe(404);
    expect(response.headers.get('Server') ?? '').not.toMatch(/\d\.\d/);
  });
});
