import { useRef } from 'react';
import { exportArticle, importArticle } from '~/features/admin/editor/model/article-file';
import { draftOf, type EditorArticle, editorArticle } from '~/features/admin/editor/model/editor-article';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { adminWords } from '~/features/admin/words';
import { IconButton } from '~/ui/button/IconButton';
import { upload } from '~/ui/icons/admin';
import { download } from '~/ui/icons/screens';
import { SHORT_TOAST_MS, toast } from '~/ui/toast/toast-store';

const words = adminWords.editor.more;

/** Exports the article to a JSON file and imports one. Undo reverts an import. */
export function ImportExport({ article }: { article: EditorArticle }) {
  const { dispatch } = useEditor();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (input.current) input.current.value = '';
    if (!file) return;
    const draft = await importArticle(file);
    if (!draft) {
      toast(words.importFailed, { tone: 'error', durationMs: SHORT_TOAST_MS });
      return;
    }
    dispatch({ type: 'replaceArticle', article: editorArticle(draft) });
    toast(words.imported, { durationMs: SHORT_TOAST_MS });
  };
  return (
    <>
      <IconButton
        label={words.export}
        drawing={download}
        variant="plain"
        onClick={() => exportArticle(draftOf(article))}
      />
      <IconButton label={words.import} drawing={upload} variant="plain" onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={words.import}
        hidden
        onChange={(event) => void take(event.target.files?.[0])}
      />
    </>
  );
}
