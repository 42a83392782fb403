import { type ClipboardEvent, type DragEvent, type SyntheticEvent, useState } from 'react';
import type { Importer } from '~/features/admin/editor/import/importer';
import { loadImporter, loadText, tellFailed } from '~/features/admin/editor/import/load-importer';
import {
  hasLines,
  isTextFile,
  type PastedSource,
  type PastePlace,
  sourceOf,
} from '~/features/admin/editor/import/pasted';
import type { EditorBlock } from '~/features/admin/editor/model/editor-article';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { adminWords } from '~/features/admin/words';
import { Button } from '~/ui/button/Button';
import { Alert } from '~/ui/status/Alert';
import { insertText } from './pasted-list';

const words = adminWords.editor.documents;

interface Offer {
  readonly importer: Importer;
  readonly place: PastePlace;
  /** The text of the field after the paste. Once it changes, the offer is gone. */
  readonly text: string;
}

/**
 * Offers to make sections of a document that is pasted or dropped into a Content field. The browser inserts its text
 * first.
 */
export function usePastedDocument(section: string, { key, text }: EditorBlock) {
  const { dispatch } = useEditor();
  const [offer, setOffer] = useState<Offer>();

  const read = async (source: PastedSource, place: PastePlace, pastedText: string) => {
    try {
      const importer = await loadImporter(source);
      if (importer.size > 1) setOffer({ importer, place, text: pastedText });
    } catch (error) {
      tellFailed(error);
    }
  };
  /** Waits until the browser has inserted the text. `from` is where a paste begins; a drop says where it ends. */
  const watch = (field: HTMLTextAreaElement, source: PastedSource, from?: number) => {
    if (!hasLines(source)) return;
    const original = field.value;
    const onInput = () => {
      const after = field.value.slice(field.selectionEnd);
      const before = original.slice(0, from ?? original.length - after.length);
      void read(source, { section, block: key, original, before, after }, field.value.replaceAll('\v', '\n'));
    };
    field.addEventListener('input', onInput, { once: true });
    // The browser inserts the text right after this event, or not at all.
    setTimeout(() => field.removeEventListener('input', onInput));
  };
  const insertFile = async (field: HTMLTextAreaElement, file: File) => {
    try {
      const dropped = await loadText(file);
      watch(field, { html: '', text: dropped }, field.selectionStart);
      insertText(field, dropped);
    } catch (error) {
      tellFailed(error);
    }
  };
  const take = (event: SyntheticEvent<HTMLTextAreaElement>, data: DataTransfer, from?: number) => {
    const [file] = data.files;
    if (file && isTextFile(file)) {
      event.preventDefault();
      void insertFile(event.currentTarget, file);
    } else if (!file || from !== undefined) watch(event.currentTarget, sourceOf(data), from);
  };
  const close = () => {
    setOffer(undefined);
    document.getElementById(`${key}-text`)?.focus();
  };
  const makeSections = ({ importer, place }: Offer) => {
    setOffer(undefined);
    dispatch({ type: 'transform', transform: (state) => importer.insert(state, place) });
    importer.tell();
  };
  return {
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) =>
      take(event, event.clipboardData, event.currentTarget.selectionStart),
    onDrop: (event: DragEvent<HTMLTextAreaElement>) => take(event, event.dataTransfer),
    offer: offer && offer.text === text && (
      <Alert
        actions={
          <>
            <Button size="small" onClick={() => makeSections(offer)}>
              {words.makeSections}
            </Button>
            <Button variant="line" size="small" onClick={close}>
              {words.keepText}
            </Button>
          </>
        }
      >
        {words.offer}
      </Alert>
    ),
  };
}
