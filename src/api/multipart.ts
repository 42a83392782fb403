import { randomId } from '~/lib/random-id';

/** A quoted name, escaped as the HTML standard specifies. */
const quoted = (name: string) => `"${name.replace(/\r\n|\r|\n/g, '%0D%0A').replaceAll('"', '%22')}"`;

/** A text as a form sends it: every line break becomes CR LF (HTML standard). This can make it longer. */
export const inForm = (text: string) => text.replace(/\r\n|\r|\n/g, '\r\n');

/**
 * The fields of a form as a `multipart/form-data` body whose bytes every engine can read. WebKit throws `InvalidStateError` when a
 * script reads a Request made from a FormData with a file. Send the body with `contentType`, which contains the
 * boundary.
 */
export function multipartOf(form: Readonly<Record<string, string | Blob | undefined>>): {
  readonly body: Blob;
  readonly contentType: string;
} {
  // A Blob's type is always lower case, so the boundary is too.
  const boundary = `mindwave-${randomId()}`;
  const contentType = `multipart/form-data; boundary=${boundary}`;
  const parts: BlobPart[] = [];
  for (const [name, value] of Object.entries(form)) {
    if (value === undefined) continue;
    parts.push(`--${boundary}\r\nContent-Disposition: form-data; name=${quoted(name)}`);
    if (typeof value === 'string') parts.push('\r\n\r\n', inForm(value));
    else {
      const type = value.type || 'application/octet-stream';
      const file = value instanceof File ? value.name : name;
      parts.push(`; filename=${quoted(file)}\r\nContent-Type: ${type}\r\n\r\n`, value);
    }
    parts.push('\r\n');
  }
  return { body: new Blob([...parts, `--${boundary}--\r\n`], { type: contentType }), contentType };
}
