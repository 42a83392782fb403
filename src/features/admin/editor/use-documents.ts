import { type Dispatch, startTransition, useEffect, useEffectEvent } from 'react';
import { insertText } from '~/features/admin/editor/form/sections/pasted-list';
import { loadImporter, refuseFile, tellFailed } from '~/features/admin/editor/import/load-importer';
import { hasLines, isDocument, isTextFile, type PastedSource, sourceOf } from '~/features/admin/editor/import/pasted';
import { isUnwritten } from '~/features/admin/editor/model/written';
import { adminWords } from '~/features/admin/words';
import { toast } from '~/ui/toast/toast-store';
import type { EditorAction } from './model/editor-actions';
import type { EditorArticle } from './model/editor-article';

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement && target.type === 'text') || target instanceof HTMLTextAreaElement;

/** True in the form of the editor, or where nothing has the focus. */
const isInForm = (target: EventTarget | null) =>
  document.querySelector('dialog[open]') === null &&
  target instanceof Element &&
  (target === document.body || target.closest('main') !== null);

/** Makes an article of a document that is pasted or dropped while the article has no text, and takes dropped files. */
export function useDocuments(article: EditorArticle, dispatch: Dispatch<EditorAction>) {
  const fill = async (source: PastedSource, target: EventTarget | null) => {
    // The importer may have to load. Without it, the text is pasted as the browser would do it.
    const paste = () => isField(target) && insertText(target, source.text);
    try {
      const importer = await loadImporter(source);
      if (importer.size < 2 && isField(target)) {
        paste();
        return;
      }
      // A long document renders in several tasks.
      startTransition(() => dispatch({ type: 'transform', transform: importer.fill }));
      importer.tell();
    } catch (error) {
      paste();
      tellFailed(error);
    }
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: data, target } = event;
    if (!data || !isInForm(target)) return;
    const source = sourceOf(data);
    const [file] = data.files;
    if (file && isDocument(file) && source.text === '') refuseFile(file);
    if (!isUnwritten(article) || !hasLines(source)) return;
    event.preventDefault();
    event.stopPropagation();
    void fill(source, target);
  });
  const onDrop = useEffectEvent(async (event: DragEvent) => {
    const { dataTransfer: data, target } = event;
    if (event.defaultPrevented || !data) return;
    const [file] = data.files;
    const source = sourceOf(data);
    const takesText = isUnwritten(article) && isInForm(target);
    if (file || (takesText && hasLines(source))) event.preventDefault();
    if (!file) return takesText && hasLines(source) ? fill(source, target) : undefined;
    if (!isTextFile(file)) return refuseFile(file);
    if (!takesText) return toast(adminWords.editor.documents.dropOnContent, { tone: 'error' });
    return fill({ html: '', text: await file.text() }, target);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // Before the fields, which insert a paste as text.
    addEventListener('paste', (event) => onPaste(event), { capture: true, signal });
    addEventListener('drop', (event) => void onDrop(event), { signal });
    addEventListener(
      'dragover',
      (event) => {
        // A file that is dropped elsewhere would open in place of the page.
        if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
}
