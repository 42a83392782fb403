/**
 * Settings for hosts that serve the built site without our server: the same headers, cache rules and shells, from the same
 * sources (`security-headers.ts`, `routes.ts`, `shells.ts`). `npm run host-files` writes them into `deploy/`.
 */
import { shellOf } from '../src/app/shells.ts';
import { type RouteEntry, routes } from '../src/routes.ts';
import { cacheControl, NEVER_STORE, REVALIDATE, securityHeaders } from '../server/security-headers.ts';

const NOTE =
  'Written by `npm run host-files` from the list of headers and the route table of the site. Do not edit it by hand.';

/** Addresses whose answers are kept in another way than the rest. */
const cachedApart: readonly { readonly prefix: string; readonly value: string }[] = [
  { prefix: '/assets/', value: cacheControl('/assets/') },
  { prefix: '/config.json', value: NEVER_STORE },
];

interface ShellRule {
  /** Path template of the route table, such as `/newsroom/:slug`. */
  readonly path: string;
  /** File for an address that has no page of its own, from the root of the built site. */
  readonly file: string;
  readonly status: 200 | 404;
}

/** Which shell answers for which addresses; most specific first, as the route table has them. */
export const shellRules: readonly ShellRule[] = routes.flatMap((route: RouteEntry) => {
  const shell = shellOf(route.page);
  return shell && shell.pages.length > 0 ? [{ path: route.path, file: `/${shell.file}`, status: shell.status }] : [];
});

/** The template as a regular expression of PCRE, without the slash at its beginning. */
const pattern = (path: string) => path.slice(1).replace(/:\w+/g, '[^/]+');
const starred = (path: string) => path.replace(/:\w+/g, '*');

const headerEntries = Object.entries(securityHeaders);

/**
 * `location` blocks hold no `add_header`, because the first one in a block drops all those above it. The cache rule is a map for
 * the same reason, and of the status too: nobody may keep a missing file for a year.
 */
function nginx(): string {
  const shells = shellRules.map(({ path, file, status }) => {
    const place = path.includes(':') ? `~ ^/${pattern(path)}$` : `= ${path}`;
    const body = status === 200 ? `try_files $uri.html ${file};` : `error_page 404 ${file}; try_files $uri.html =404;`;
    return `    location ${place} { ${body} }`;
  });
  return `# ${NOTE}
# nginx: include this file in the http block; set listen, server_name and root.
map $status$uri $mindwave_cache {
    default "${REVALIDATE}";
${cachedApart.map(({ prefix, value }) => `    "~^[23]..${prefix.replaceAll('.', '\\\\.')}" "${value}";`).join('\n')}
}

server {
    listen 80;
    root /var/www/mindwave;
    server_tokens off;
    absolute_redirect off;
    gzip_static on;

${headerEntries.map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n')}
    add_header Cache-Control $mindwave_cache always;

    error_page 404 /404.html;
    location ~ ^/(.+)/$ { return 301 /$1$is_args$args; }
    location = / { try_files /index.html =404; }
    location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }
${shells.join('\n')}
    location / { try_files $uri $uri.html =404; }
}
`;
}

/** Needs mod_headers and mod_rewrite, and `AllowOverride All` for the folder. */
function apache(): string {
  const notFound = shellRules
    .filter(({ status }) => status === 404)
    .map(({ path, file }) => `<If "%{REQUEST_URI} =~ m#^/${pattern(path)}$#">\n    ErrorDocument 404 ${file}\n</If>`);
  const found = shellRules
    .filter(({ status }) => status === 200)
    .map(({ path, file }) => `RewriteRule ^${pattern(path)}$ ${file} [END]`);
  const caches = cachedApart.map(
    ({ prefix, value }) =>
      `<If "%{REQUEST_URI} =~ m#^${prefix.replaceAll('.', '\\.')}#">\n    Header always set Cache-Control "${value}"\n</If>`,
  );
  return `# ${NOTE}
# Apache: lies in the root of the site as .htaccess. Needs mod_headers, mod_rewrite and AllowOverride All.
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

RewriteEngine On
RewriteRule ^(.+)/$ /$1 [R=301,L]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ /$1.html [END]
${found.join('\n')}
${notFound.join('\n')}
`;
}

/** Netlify and Cloudflare Pages read the same notation. Both ask on each use by themselves, so only other rules are named. */
function headersFile(): string {
  const block = (path: string, entries: readonly (readonly [string, string])[]) =>
    [path, ...entries.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    `# ${NOTE}`,
    block('/*', headerEntries),
    ...cachedApart.map(({ prefix, value }) =>
      block(prefix.endsWith('/') ? `${prefix}*` : prefix, [['Cache-Control', value]]),
    ),
    '',
  ].join('\n');
}

/** Cloudflare knows no 404 here: there the site's own 404.html answers for these addresses, with the same status. */
function redirectsFile(statuses: readonly number[]): string {
  const lines = shellRules
    .filter(({ status }) => statuses.includes(status))
    .map(({ path, file, status }) => `${starred(path)} ${file} ${status}`);
  return [`# ${NOTE}`, ...lines, ''].join('\n');
}

/** Name below `deploy/` -> text. */
export const hostFiles = (): Readonly<Record<string, string>> => ({
  'nginx/mindwave.conf': nginx(),
  'apache/.htaccess': apache(),
  'netlify/_headers': headersFile(),
  'netlify/_redirects': redirectsFile([200, 404]),
  'cloudflare/_headers': headersFile(),
  'cloudflare/_redirects': redirectsFile([200]),
});
