/** A file in the archive: the indices of its parts or, if it is not text, its bytes in base64. */
export interface ArchivedFile {
  /** The headers that differ between files. All others are those of the archive's own response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly parts?: readonly number[];
  readonly base64?: string;
}

/** All files of the precache. The build writes it as JSON (`tools/site/pwa/archive.ts`). */
export interface Archive {
  /** Pieces of text. Pages share most of theirs. */
  readonly parts: readonly string[];
  /** The files by their URLs, relative to the worker. */
  readonly files: Readonly<Record<string, ArchivedFile>>;
}

/** Where the archive is, relative to the worker, and its hash in the form of subresource integrity. */
export interface ArchiveEntry {
  readonly url: string;
  readonly integrity: string;
}

/** Headers of the archive's response that describe its own bytes. */
const OF_THE_BYTES = ['accept-ranges', 'content-encoding', 'content-length', 'etag', 'last-modified', 'vary'];

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

/**
 * Loads the archive. Resolves with a function that makes the response of a file, or returns undefined if the archive lacks it. Rejects if
 * the archive is missing, cut or another one, because its hash is then wrong.
 */
export async function loadArchive({ url, integrity }: ArchiveEntry): Promise<(file: string) => Response | undefined> {
  const response = await fetch(url, { integrity });
  const shared = new Headers(response.headers);
  for (const name of OF_THE_BYTES) shared.delete(name);
  const { parts, files }: Archive = await response.json();
  return (name) => {
    const file = files[name];
    if (!file) return undefined;
    const headers = new Headers(shared);
    for (const [header, value] of Object.entries(file.headers)) headers.set(header, value);
    const text = file.parts?.map((part) => parts[part]).join('');
    return new Response(text ?? bytesOf(file.base64 ?? ''), { headers });
  };
}
