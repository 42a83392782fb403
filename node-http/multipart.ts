import { MIMEType } from 'node:util';
import { Dicer } from '@fastify/busboy';
import { BodyError, type FormParser } from '~contract/http/request-body';

/** Far more than an article has. Each part takes memory and time, so 16 MB of empty parts would take 600 MB and 3 s. */
const MAX_PARTS = 1000;

/** RFC 2046 allows 70 characters, and Dicer 252. */
const BOUNDARY_MAX = 200;

interface Part {
  /** By name in lower case. Each character is a byte. */
  readonly headers: Readonly<Record<string, readonly string[] | undefined>>;
  readonly bytes: Buffer;
}

const malformed = (reason: string) => new BodyError(400, `The body is not a readable form: ${reason}.`);

/** A media type or a Content-Disposition, whose parameters have the same syntax. Null if it is not valid. */
function mimeType(text: string): MIMEType | null {
  try {
    return new MIMEType(text);
  } catch {
    return null;
  }
}

/**
 * Rewrites two forms that RFC 2046 allows but Dicer loses: spaces after a boundary, and a part that ends after its headers, without
 * an empty line. Lines and their number are limited, because a regular expression that backtracks over 16 MB throws.
 */
function usual(bytes: Buffer, boundary: string): Buffer {
  const line = Buffer.from(`--${boundary}`)
    .toString('latin1')
    .replace(/[^\w-]/g, String.raw`\$&`);
  const text = bytes
    .toString('latin1')
    .replace(new RegExp(`(^|\r\n)(${line}(?:--)?)[ \t]+(?=\r\n|$)`, 'g'), '$1$2')
    .replace(
      new RegExp(`((?:^|\r\n)${line}(?:\r\n(?!${line})[^\r\n]{1,8000}){1,100})(?=\r\n${line})`, 'g'),
      '$1\r\n\r\n',
    );
  return Buffer.from(text, 'latin1');
}

/** Splits a body into its parts. */
function partsOf(bytes: Buffer, boundary: string): Promise<readonly Part[]> {
  return new Promise((resolve, reject) => {
    const parts: { headers?: Part['headers']; chunks: Buffer[] }[] = [];
    const dicer = new Dicer({ boundary });
    dicer.on('part', (stream) => {
      if (parts.length === MAX_PARTS) throw new BodyError(413, `The form has more than ${MAX_PARTS} parts.`);
      const part: (typeof parts)[number] = { chunks: [] };
      parts.push(part);
      stream.on('header', (headers) => {
        part.headers = { ...headers };
      });
      stream.on('data', (chunk) => part.chunks.push(Buffer.from(chunk)));
      // The whole body fails, see below. Without a listener, the process would end.
      stream.on('error', () => undefined);
    });
    dicer.on('error', () => reject(malformed('its end is missing, or its lines do not end with CR LF')));
    dicer.on('finish', () => {
      const whole = parts.flatMap(({ headers, chunks }) =>
        headers ? [{ headers, bytes: Buffer.concat(chunks) }] : [],
      );
      // Dicer drops a part without complete headers.
      if (whole.length === parts.length) resolve(whole);
      else reject(malformed('the headers of a part do not end'));
    });
    try {
      dicer.end(bytes);
    } catch (error) {
      reject(error);
    }
  });
}

/** Undoes a Content-Transfer-Encoding. RFC 7578 advises against it, but libraries for mail send it. */
function decoded({ headers, bytes }: Part): Buffer {
  const encoding = headers['content-transfer-encoding']?.[0]?.trim().toLowerCase() ?? 'binary';
  if (encoding === 'base64') return Buffer.from(bytes.toString('latin1'), 'base64');
  if (encoding === 'quoted-printable') {
    const text = bytes.toString('latin1').replace(/[ \t]*=[ \t]*\r\n/g, '');
    const plain = text.replace(/=([\dA-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
    return Buffer.from(plain, 'latin1');
  }
  if (['7bit', '8bit', 'binary'].includes(encoding)) return bytes;
  throw malformed(`${JSON.stringify(encoding)} is not a known Content-Transfer-Encoding`);
}

function decodeText(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset, { ignoreBOM: true }).decode(bytes);
  } catch {
    throw malformed(`${JSON.stringify(charset)} is not a known charset`);
  }
}

/** The type of a part's Content-Disposition, and its parameters. */
const dispositionOf = ({ headers }: Part) => mimeType(`part/${headers['content-disposition']?.[0]?.trim() ?? ''}`);

/** The name of a part, as UTF-8. Browsers escape quotes and line breaks as the HTML standard says. */
function nameOf(part: Part): string {
  const disposition = dispositionOf(part);
  const name = disposition?.subtype === 'form-data' ? disposition.params.get('name') : null;
  if (name === null || name === undefined) throw malformed('a part has no Content-Disposition with a name');
  return Buffer.from(name, 'latin1')
    .toString()
    .replace(/%(?:22|0D|0A)/gi, decodeURIComponent);
}

/** Whether a part is a file. Clients may leave out its name, or send it as `filename*`. */
function isFile(part: Part, type: MIMEType | null): boolean {
  const params = dispositionOf(part)?.params;
  if (params?.has('filename') || params?.has('filename*')) return true;
  return type?.essence === 'application/octet-stream' || type?.type === 'image';
}

/**
 * Reads a form (RFC 7578) of any HTTP client. Node's own parser accepts only what browsers send: it refuses `filename*`, which .NET
 * sends, and text before the first boundary.
 */
export const parseForm: FormParser = async (body, contentType) => {
  const boundary = mimeType(contentType)?.params.get('boundary');
  if (!boundary) throw malformed('its Content-Type has no boundary');
  if (boundary.length > BOUNDARY_MAX) throw malformed('its boundary is too long');
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const parts = (await partsOf(usual(bytes, boundary), boundary)).map((part) => ({
    name: nameOf(part),
    type: mimeType(part.headers['content-type']?.[0] ?? 'text/plain'),
    part,
    bytes: decoded(part),
  }));
  // A field with this name is the charset of the texts that have none of their own (RFC 7578, 4.6).
  const charset =
    parts
      .find(({ name }) => name === '_charset_')
      ?.bytes.toString()
      .trim() || 'utf-8';
  return parts.map(({ name, type, part, bytes: value }) => [
    name,
    isFile(part, type) ? { bytes: new Uint8Array(value) } : decodeText(value, type?.params.get('charset') ?? charset),
  ]);
};
