import type { ReactNode } from 'react';
import { useStoresText } from '~/api/articles/stored-texts';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { limitOf } from '~/features/admin/editor/saving/save-rules';
import { Checkbox } from '~/ui/form/Checkbox';
import { TextField } from '~/ui/form/TextField';
import type { ArticleTexts, TextField as Name } from '~contract/article-texts';
import { typedText } from './typed-text';

interface Props {
  field: Name;
  text: string | undefined;
  saved: ArticleTexts | undefined;
  error: string | undefined;
  words: {
    readonly label: string;
    readonly hint: string;
    /** The label of the checkbox that says that no text is needed here. */
    readonly none?: string;
  };
  /** Shown below the field while it has no text. */
  note?: ReactNode;
}

/** A text that an article may lack. Not shown if the backend does not store it. */
export function OptionalText({ field, text, saved, error, words, note }: Props) {
  const { dispatch } = useEditor();
  const set = (next: string | undefined) => dispatch({ type: 'setText', field, text: next });
  if (useStoresText(field) === false) return null;
  return (
    <div>
      <TextField
        id={`article-${field}`}
        label={words.label}
        isOptional
        hint={words.hint}
        limit={limitOf(field, text, saved)}
        value={text ?? ''}
        error={error}
        note={text === undefined && note}
        onChange={(event) => set(typedText(event) || undefined)}
      />
      {words.none && (
        <Checkbox
          label={words.none}
          checked={text === ''}
          onChange={({ target }) => set(target.checked ? '' : undefined)}
        />
      )}
    </div>
  );
}
