/**
 * Configuration files for hosts that serve the built site without `server/`. Headers, cache rules and shells come from the same sources
 * as in `server/`: `security-headers.ts`, `routes.ts` and `shells.ts`. The policies come from the pages, so every build writes the files
 * again, next to the site.
 */
import { resolve } from 'node:path';
import { cacheControl, NEVER_STORE, REVALIDATE, securityHeaders } from '../../../node-http/security-headers';
import { shellOf } from '../../../src/app/shells';
import { screenRoutes } from '../../../src/routes';
import { pageFile, pageRank } from '../page-order';
import { type PagePolicies, rulesByAddress, rulesByFile } from './page-policies';

const NOTE = 'Written by the build for its pages. Copy it again after the next build.';

/** Cloudflare Pages ignores further rules. */
const CLOUDFLARE_RULES = 100;

/** Returns the folder of these files. It is next to the site's folder, because it is not public. */
export const hostsFolder = (root: string) => `${resolve(root)}-hosts`;

/** Addresses with a different cache rule. */
const cacheRules: readonly { readonly prefix: string; readonly value: string }[] = [
  { prefix: '/assets/', value: cacheControl('/assets/') },
  { prefix: '/config.json', value: NEVER_STORE },
];

interface ShellRule {
  /** The path template of a route, such as `/newsroom/:slug`. */
  readonly path: string;
  /** The shell for addresses without a page, as a path in the built site. */
  readonly file: string;
  readonly status: 200 | 404;
}

/** The shells of routes without pages, in the order of the route table, which has the most specific routes first. */
export const shellRules: readonly ShellRule[] = screenRoutes.flatMap(({ path, screen }) => {
  const shell = shellOf(screen);
  return shell?.screen ? [{ path, file: `/${shell.file}`, status: shell.status }] : [];
});

/** Converts a path template to a regular expression (PCRE) without the leading slash. */
const pattern = (path: string) => path.slice(1).replace(/:\w+/g, '[^/]+');
const starred = (path: string) => path.replace(/:\w+/g, '*');

const POLICY = 'Content-Security-Policy';
const headerEntries = Object.entries(securityHeaders);
const otherHeaders = headerEntries.filter(([name]) => name !== POLICY);
const filePolicy = securityHeaders[POLICY] ?? '';

/**
 * Writes the configuration of nginx. An `add_header` in a `location` block would discard all inherited ones, so the policy and the cache
 * rule are maps. `$uri` is the file of the response, also for a shell or an error page. The cache rule depends on the status, so that
 * caches do not store a 404 for a year.
 */
function nginx(pages: PagePolicies): string {
  const shells = shellRules.map(({ path, file, status }) => {
    const place = path.includes(':') ? `~ ^/${pattern(path)}$` : `= ${path}`;
    const body = status === 200 ? `try_files $uri.html ${file};` : `error_page 404 ${file}; try_files $uri.html =404;`;
    return `    location ${place} { ${body} }`;
  });
  return `# ${NOTE}
# nginx: include this file in the http block; set listen, server_name and root.
map $uri $mindwave_policy {
    default "${filePolicy}";
${rulesByFile(pages)
  .map(({ pattern, policy }) => `    "~^${pattern.replaceAll('\\', '\\\\')}$" "${policy}";`)
  .join('\n')}
}

map $status$uri $mindwave_cache {
    default "${REVALIDATE}";
${cacheRules.map(({ prefix, value }) => `    "~^[23]..${prefix.replaceAll('.', '\\\\.')}" "${value}";`).join('\n')}
}

server {
    listen 80;
    root /var/www/mindwave;
    server_tokens off;
    absolute_redirect off;
    gzip_static on;

${otherHeaders.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n')}
    add_header ${POLICY} $mindwave_policy always;
    add_header Cache-Control $mindwave_cache always;

    error_page 404 /404.html;
    location ~ ^/(.+)/$ { return 301 /$1$is_args$args; }
    location = /404 { return 404; }
    location = / { try_files /index.html =404; }
    location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }
${shells.join('\n')}
    location / { try_files $uri $uri.html =404; }
}
`;
}

/** Sends the archive of the worker as its compressed copy. By default, Apache compresses no JSON, and its own compression is slower. */
const apacheArchive = (
  [
    ['br', 'br'],
    ['gzip', 'gz'],
  ] as const
).flatMap(([encoding, suffix]) => [
  `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
  `RewriteCond %{DOCUMENT_ROOT}/$1.${suffix} -f`,
  `RewriteRule ^(assets/site-\\w+\\.json)$ /$1.${suffix} [E=no-gzip:1,END]`,
  `<FilesMatch "^site-\\w+\\.json\\.${suffix}$">\n    ForceType application/json\n    Header set Content-Encoding ${encoding}\n    Header set Vary Accept-Encoding\n</FilesMatch>`,
]);

/** Writes `.htaccess` for Apache. It needs mod_headers, mod_rewrite, and `AllowOverride All` for the folder. */
function apache(pages: PagePolicies): string {
  const notFound = shellRules
    .filter(({ status }) => status === 404)
    .map(({ path, file }) => `<If "%{REQUEST_URI} =~ m#^/${pattern(path)}$#">\n    ErrorDocument 404 ${file}\n</If>`);
  const found = shellRules
    .filter(({ status }) => status === 200)
    .map(({ path, file }) => `RewriteRule ^${pattern(path)}$ ${file} [END]`);
  const caches = cacheRules.map(
    ({ prefix, value }) =>
      `<If "%{REQUEST_URI} =~ m#^${prefix.replaceAll('.', '\\.')}#">\n    Header always set Cache-Control "${value}"\n</If>`,
  );
  // The last `<If>` that matches applies.
  const policies = rulesByFile(pages)
    .toReversed()
    .map(
      ({ pattern, policy }) =>
        `<If "%{REQUEST_URI} =~ m#^${pattern}$#">\n    Header always set ${POLICY} "${policy}"\n</If>`,
    );
  return `# ${NOTE}
# Apache: copy this file to the root of the site as .htaccess. Needs mod_headers, mod_rewrite and AllowOverride All.
Options -Indexes -MultiViews
DirectorySlash Off
DirectoryIndex index.html
ErrorDocument 404 /404.html
AddType application/manifest+json .webmanifest
AddType font/woff2 .woff2
ServerSignature Off

${headerEntries.map(([name, value]) => `Header always set ${name} "${value}"`).join('\n')}
Header always set Cache-Control "${REVALIDATE}"
${caches.join('\n')}
${policies.join('\n')}

RewriteEngine On
${apacheArchive.join('\n')}
RewriteRule ^(.+)/$ /$1 [R=301,L]
RewriteRule ^404$ - [R=404,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ /$1.html [END]
${found.join('\n')}
${notFound.join('\n')}
`;
}

/** Orders rules by importance. A rule for many addresses comes first. */
const rankOf = (address: string) => (address.endsWith('*') ? -1 : pageRank(pageFile(address)));

/** Returns the policies by address, the most important pages first. */
const policiesByAddress = (pages: PagePolicies) =>
  [...rulesByAddress(pages, shellRules)].toSorted(([a], [b]) => rankOf(a) - rankOf(b));

/**
 * Writes `_headers` for Netlify and Cloudflare Pages. Both revalidate by default, so the file lists only other cache rules. A page beyond
 * `maxRules` has its policy only in its `<meta>`, like the page for unknown addresses.
 */
function headersFile(pages: PagePolicies, maxRules = Number.POSITIVE_INFINITY): string {
  const block = (path: string, entries: readonly (readonly [string, string])[]) =>
    [path, ...entries.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const rules = [
    block('/*', headerEntries),
    ...cacheRules.map(({ prefix, value }) =>
      block(prefix.endsWith('/') ? `${prefix}*` : prefix, [['Cache-Control', value]]),
    ),
    ...policiesByAddress(pages).map(([address, policy]) => block(address, [[POLICY, policy]])),
  ];
  return [`# ${NOTE}`, ...rules.slice(0, maxRules), ''].join('\n');
}

/** Writes `_redirects`. Cloudflare does not support the status 404 in it, but serves 404.html for these addresses, with that status. */
function redirectsFile(statuses: readonly number[]): string {
  const lines = shellRules
    .filter(({ status }) => statuses.includes(status))
    .map(({ path, file, status }) => `${starred(path)} ${file} ${status}`);
  return [`# ${NOTE}`, ...lines, ''].join('\n');
}

/** Returns the files by path. `pages` has the policies of the built pages. */
export const hostFiles = (pages: PagePolicies): Readonly<Record<string, string>> => ({
  'nginx/mindwave.conf': nginx(pages),
  'apache/.htaccess': apache(pages),
  'netlify/_headers': headersFile(pages),
  'netlify/_redirects': redirectsFile([200, 404]),
  'cloudflare/_headers': headersFile(pages, CLOUDFLARE_RULES),
  'cloudflare/_redirects': redirectsFile([200]),
});
