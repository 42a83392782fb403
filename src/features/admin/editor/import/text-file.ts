import { toast } from '~/ui/toast/toast-store';
import { isBlank } from '~contract/text';
import { importWords } from './words';

/** Text has no control characters apart from tabs and line breaks. */
const BINARY = /(?!\s)\p{Cc}/u;

/** Decodes UTF-8 and UTF-16, and otherwise the letters of Windows in Western Europe. */
function decode(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    console.info('The file is not UTF-8.', error);
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a text file. If it has no text, says so and returns ''. */
export async function textOfFile(file: File): Promise<string> {
  const text = decode(new Uint8Array(await file.arrayBuffer()));
  if (!isBlank(text) && !BINARY.test(text)) return text;
  toast(importWords.noText(file.name), { tone: 'error' });
  return '';
}
