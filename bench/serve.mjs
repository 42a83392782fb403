// Serves a folder like a CDN: HTTP/2 over TLS, compressed files, and hashed files that never change.
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sirv from 'sirv';

/** Whether the build added a hash to the file name. */
const HASHED = /\/assets\/|\.[0-9a-f]{8}\.avif$/;

function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'mindwave-bench-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', keyFile, '-out', certFile];
  execFileSync('openssl', ['req', '-x509', ...kind, ...files, ...subject], { stdio: 'ignore' });
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
  rmSync(folder, { recursive: true });
  return { key, cert };
}

const tls = makeCertificate();
const spki = new X509Certificate(tls.cert).publicKey.export({ type: 'spki', format: 'der' });
/** The flag that makes Chromium trust the certificate of this run. */
export const trustFlag = `--ignore-certificate-errors-spki-list=${createHash('sha256').update(spki).digest('base64')}`;

/** Starts a server for `root` on a free port. `sent` collects the paths and body sizes of all responses. */
export async function serve(root) {
  const setHeaders = (response, path) =>
    response.setHeader(
      'cache-control',
      HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
    );
  const respond = sirv(root, { etag: true, brotli: true, extensions: ['html'], setHeaders });
  const sent = [];
  const server = createSecureServer({ ...tls, allowHTTP1: true }, (request, response) => {
    const path = request.url.split('?', 1)[0];
    response.on('finish', () => {
      const bytes = response.statusCode === 200 ? Number(response.getHeader('content-length')) : 0;
      sent.push({ path, bytes });
    });
    respond(request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `https://localhost:${server.address().port}`, sent, close: () => server.close() };
}
