import { isBlank } from '~contract/text';

/** What a clipboard, a drop or a file contains. Either text may be ''. */
export interface PastedSource {
  readonly html: string;
  readonly text: string;
}

/** A field into which a document was pasted as one text. */
export interface PastePlace {
  readonly section: string;
  readonly block: string;
  /** The text of the field before the paste. */
  readonly original: string;
  /** Its parts before and after the pasted text. */
  readonly before: string;
  readonly after: string;
}

export const sourceOf = (data: DataTransfer): PastedSource => ({
  html: data.getData('text/html'),
  text: data.getData('text/plain'),
});

/** True if the text has more than one line. Only then it is worth loading the importer. */
export const hasLines = ({ html, text }: PastedSource) =>
  text === '' ? html !== '' : text.split(/[\r\n]/).filter((line) => !isBlank(line)).length > 1;

const TEXT_FILE = /\.(?:txt|md|markdown)$/i;
const DOCUMENT = /\.(?:docx?|odt|rtf|pdf|pages)$/i;

export const isTextFile = ({ name }: File) => TEXT_FILE.test(name);
export const isDocument = ({ name }: File) => DOCUMENT.test(name);
