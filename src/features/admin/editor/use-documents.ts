import { type Dispatch, startTransition, useEffect, useEffectEvent } from 'react';
import { insertText } from '~/features/admin/editor/form/sections/pasted-list';
import { loadImporter, loadText, refuseFile, tellFailed } from '~/features/admin/editor/import/load-importer';
import { hasLines, isDocument, isTextFile, type PastedSource, sourceOf } from '~/features/admin/editor/import/pasted';
import { isUnwritten } from '~/features/admin/editor/model/written';
import { adminWords } from '~/features/admin/words';
import { toast } from '~/ui/toast/toast-store';
import type { EditorAction } from './model/editor-actions';
import type { EditorArticle } from './model/editor-article';

const words = adminWords.editor.documents;

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
  const takeFile = async (files: FileList, target: EventTarget | null) => {
    const [file] = files;
    if (!file || files.length > 1) return toast(words.oneFile, { tone: 'error' });
    if (!isTextFile(file)) return refuseFile(file);
    if (!isUnwritten(article) || !isInForm(target)) return toast(words.dropOnContent, { tone: 'error' });
    try {
      const text = await loadText(file);
      if (text !== '') await fill({ html: '', text }, target);
    } catch (error) {
      tellFailed(error);
    }
    return undefined;
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: data, target } = event;
    if (!data || !isInForm(target)) return;
    const source = sourceOf(data);
    const [file] = data.files;
    const isUnwrittenNow = isUnwritten(article);
    if (file && source.html === '' && (isDocument(file) || isTextFile(file))) {
      // A Content field reads a text file itself.
      if (isTextFile(file) && !isUnwrittenNow && target instanceof HTMLTextAreaElement) return;
      event.preventDefault();
      event.stopPropagation();
      void takeFile(data.files, target);
      return;
    }
    if (!isUnwrittenNow || !hasLines(source)) return;
    event.preventDefault();
    event.stopPropagation();
    void fill(source, target);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    const { dataTransfer: data, target } = event;
    if (event.defaultPrevented || !data) return;
    if (data.files.length > 0) {
      event.preventDefault();
      void takeFile(data.files, target);
      return;
    }
    const source = sourceOf(data);
    if (!isUnwritten(article) || !isInForm(target) || !hasLines(source)) return;
    event.preventDefault();
    void fill(source, target);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    // Before the fields, which insert a paste as text.
    addEventListener('paste', (event) => onPaste(event), { capture: true, signal });
    addEventListener('drop', (event) => onDrop(event), { signal });
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
