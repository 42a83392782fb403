import { adminWords } from '~/features/admin/words';
import { toast } from '~/ui/toast/toast-store';
import type { Importer } from './importer';
import { isDocument, type PastedSource } from './pasted';

const words = adminWords.editor.documents;

/** Long enough to read what to do instead. */
const NOTE_MS = 15_000;

/** The importer is only loaded for a document. Rejects if it could not be loaded. */
export const loadImporter = async (source: PastedSource): Promise<Importer> =>
  (await import('./importer')).importerOf(source);

/** The text of a file, or '' if it has none. Rejects if the code could not be loaded. */
export const loadText = async (file: File): Promise<string> => (await import('./text-file')).textOfFile(file);

export function tellFailed(error: unknown) {
  console.info('The document could not be read.', error);
  toast(words.failed, { tone: 'error', durationMs: NOTE_MS });
}

/** Says how to bring in a file that cannot be read. */
export const refuseFile = (file: File) =>
  toast(isDocument(file) ? words.otherDocument(file.name) : words.otherFile(file.name), {
    tone: 'error',
    durationMs: NOTE_MS,
  });
