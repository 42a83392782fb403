import { useState } from 'react';
import { comparedDraft, draftOf, type EditorArticle } from '~/features/admin/editor/model/editor-article';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { mergedArticle } from '~/features/admin/editor/saving/save-rules';
import { adminWords } from '~/features/admin/words';
import { IconButton } from '~/ui/button/IconButton';
import { clock } from '~/ui/icons/screens';
import { SHORT_TOAST_MS, toast } from '~/ui/toast/toast-store';
import { EarlierVersions } from './EarlierVersions';

const words = adminWords.versions;

/**
 * Opens the earlier versions of a saved article. A restored version is unsaved text, and undo brings back the text
 * before.
 */
export function VersionsButton({ id, article }: { id: string; article: EditorArticle }) {
  const { dispatch } = useEditor();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label={words.title} drawing={clock} variant="plain" onClick={() => setOpen(true)} />
      {isOpen && (
        <EarlierVersions
          id={id}
          mine={comparedDraft(draftOf(article), article.picture)}
          onRestore={(merged, version) => {
            dispatch({ type: 'replaceArticle', article: mergedArticle(merged, version, article) });
            toast(words.restored, { durationMs: SHORT_TOAST_MS });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
