import { isShallow, MAX_DEPTH } from './json-depth';

/** A file part of a form, read into memory by the host. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** 16 MB, as in the contract: a banner of 5 MB can come together with the current one as a data URL, which is a third longer. */
export const BODY_MAX_BYTES = 16 * 1024 * 1024;

/** A body that cannot be read as what it should be. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 413 | 415,
    message: string,
  ) {
    super(message);
  }
}

const tooLarge = () => new Refusal(413, 'The request is larger than 16 MB.');

/** The body's bytes, read no further than the limit, whatever the headers promise. */
async function limitedBytes(request: Request): Promise<Uint8Array<ArrayBuffer>> {
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
  // Some engines offer no body stream for a Request; there the bytes come whole.
  const bytes = new Uint8Array(await (reader ? new Blob(chunks).arrayBuffer() : request.arrayBuffer()));
  if (bytes.length > BODY_MAX_BYTES) throw tooLarge();
  return bytes;
}

function parseJson(bytes: Uint8Array): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Refusal(400, 'The body is not readable JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal(400, 'The body must be a JSON object.');
  }
  if (!isShallow(value)) throw new Refusal(400, `The body is nested deeper than ${MAX_DEPTH} levels.`);
  return { ...value };
}

async function parseForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Readonly<Record<string, unknown>>> {
  const form = await new Response(bytes, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw new Refusal(400, 'The body is not a readable form.');
  });
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of form) {
    // A field that comes twice is not merged and not guessed about: the first one counts.
    if (name in fields) continue;
    fields[name] =
      typeof value === 'string'
        ? value
        : ({ name: value.name, bytes: new Uint8Array(await value.arrayBuffer()) } satisfies UploadedFile);
  }
  return fields;
}

/**
 * Reads a request's body as the operation expects it.
 * @throws Refusal 415 for another content type, 413 beyond the limit, 400 when it is not readable.
 */
export async function readBody(
  request: Request,
  kind: 'none' | 'json' | 'form',
): Promise<Readonly<Record<string, unknown>>> {
  if (kind === 'none') return {};
  const type = request.headers.get('Content-Type') ?? '';
  const essence = (type.split(';')[0] ?? '').trim().toLowerCase();
  const expected = kind === 'json' ? 'application/json' : 'multipart/form-data';
  if (essence !== expected) throw new Refusal(415, `The body must be ${expected}.`);
  const bytes = await limitedBytes(request);
  return kind === 'json' ? parseJson(bytes) : parseForm(bytes, type);
}
