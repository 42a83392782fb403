// Serves a folder like a CDN: HTTP/2 over TLS, precompressed brotli, immutable hashed files.
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
};
const TEXT = /\.(?:html|js|css|json|webmanifest|xml|txt|svg)$/;
/** Whether the build added a hash to the file name. */
const isHashed = (path) => path.startsWith('/assets/') || /\.[0-9a-f]{8}\.avif$/.test(path);

let tls;
/** A certificate for this run, and the flag that makes Chromium trust it. */
export function certificate() {
  if (tls) return tls;
  const folder = mkdtempSync(join(tmpdir(), 'mindwave-bench-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', keyFile, '-out', certFile, ...subject], {
    stdio: 'ignore',
  });
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
  rmSync(folder, { recursive: true });
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const pin = createHash('sha256').update(spki).digest('base64');
  tls = { key, cert, flag: `--ignore-certificate-errors-spki-list=${pin}` };
  return tls;
}

function read(root) {
  const files = new Map();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue;
    const full = join(entry.parentPath, entry.name);
    const path = `/${relative(root, full).split(sep).join('/')}`;
    const body = readFileSync(full);
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    files.set(path, {
      body,
      br: TEXT.test(path) && body.length > 200 ? brotliCompressSync(body, options) : undefined,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha1').update(body).digest('hex').slice(0, 16)}"`,
      cache: isHashed(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    });
  }
  return files;
}

/** Starts a server for `root` on a free port. `files` maps paths to bodies, and `sent` counts the bytes of all responses. */
export async function serve(root) {
  const files = read(root);
  const find = (path) =>
    files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`) ?? files.get(`${path}.html`);
  const { key, cert } = certificate();
  const sent = [];
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'https://localhost').pathname);
    const file = find(path);
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end('Not found');
      sent.push({ path, bytes: 'Not found'.length });
      return;
    }
    const isPacked = file.br && /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    const headers = {
      'content-type': file.type,
      'cache-control': file.cache,
      etag: file.etag,
      vary: 'accept-encoding',
    };
    if (isPacked) headers['content-encoding'] = 'br';
    const isKnown = request.headers['if-none-match'] === file.etag;
    const body = isPacked ? file.br : file.body;
    response.writeHead(isKnown ? 304 : 200, headers);
    response.end(isKnown ? undefined : body);
    sent.push({ path, bytes: isKnown ? 0 : body.length });
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `https://localhost:${server.address().port}`, files, find, sent, close: () => server.close() };
}
