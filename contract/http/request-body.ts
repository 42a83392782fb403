import { BODY_MAX_BYTES, JSON_MAX_DEPTH } from '../generated/limits';
import { megabytes } from '../megabytes';
import { isShallow } from '../validation/json-depth';

/** A file from a form, in memory. Its name is left out, because the product never uses it. */
export interface UploadedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Reads the names and values of a form (`multipart/form-data`), in order.
 * @param type the Content-Type with the boundary.
 * @throws BodyError with status 400 if the body is malformed, or 413 if it has too many parts.
 */
export type FormParser = (
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
) => Promise<readonly (readonly [name: string, value: string | UploadedFile])[]>;

/** Thrown if the body of a request cannot be read. The caller sees the message. */
export class BodyError extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

/** The members of a request from which its body is read. A web Request has them. */
export interface BodySource {
  readonly headers: { get(name: string): string | null };
  readonly body: {
    getReader(): Pick<ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>, 'read' | 'cancel'>;
  } | null;
  arrayBuffer?(): Promise<ArrayBuffer>;
}

const tooLarge = () => new BodyError(413, `The request is larger than ${megabytes(BODY_MAX_BYTES)}.`);

/** Reads the body up to the limit. `Content-Length` alone is not enough, because it may be missing or wrong. */
async function limitedBytes(request: BodySource): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('Content-Length')) > BODY_MAX_BYTES) throw tooLarge();
  const chunks: BlobPart[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > BODY_MAX_BYTES) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  // Some engines have no `body` stream on a Request, so read all bytes at once.
  const whole = reader ? new Blob(chunks).arrayBuffer() : request.arrayBuffer?.();
  const bytes = new Uint8Array((await whole) ?? new ArrayBuffer(0));
  if (bytes.length > BODY_MAX_BYTES) throw tooLarge();
  return bytes;
}

function parseJson(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new BodyError(400, 'The body is not readable JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BodyError(400, 'The body must be a JSON object.');
  }
  if (!isShallow(value)) throw new BodyError(400, `The body is nested deeper than ${JSON_MAX_DEPTH} levels.`);
  return { ...value };
}

/** The platform's parser. It reads the forms of browsers. In Node.js, it refuses the forms of many other HTTP clients. */
const platformForm: FormParser = async (bytes, type) => {
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new BodyError(400, 'The body is not a readable form.');
  });
  return Promise.all(
    [...form].map(
      async ([name, value]) =>
        [name, typeof value === 'string' ? value : { bytes: new Uint8Array(await value.arrayBuffer()) }] as const,
    ),
  );
};

/** The fields of a form. If a field occurs twice, the first one counts. */
function fieldsOf(entries: Awaited<ReturnType<FormParser>>): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries) if (!(name in fields)) fields[name] = value;
  return fields;
}

/**
 * Reads the body of a request as JSON or as a form.
 * @throws BodyError with status 415 for another content type, 413 beyond the limit, and 400 for an unreadable body.
 */
export async function readBody(
  request: BodySource,
  kind: 'none' | 'json' | 'form',
  parseForm: FormParser = platformForm,
): Promise<Readonly<Record<string, unknown>>> {
  if (kind === 'none') return {};
  const type = request.headers.get('Content-Type') ?? '';
  const essence = (type.split(';')[0] ?? '').trim().toLowerCase();
  const expected = kind === 'json' ? 'application/json' : 'multipart/form-data';
  if (essence !== expected) throw new BodyError(415, `The body must be ${expected}.`);
  const bytes = await limitedBytes(request);
  return kind === 'json' ? parseJson(bytes) : fieldsOf(await parseForm(bytes, type));
}
