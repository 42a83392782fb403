import type { ListField } from '~/api/articles/article';
import { useEditor } from '~/features/admin/editor/model/editor-context';
import { UnreadableContent } from './UnreadableContent';

/** A list of the article that could not be read at all. */
export function UnreadableList({ field, raw }: { field: ListField; raw: string }) {
  const { dispatch } = useEditor();
  return (
    <UnreadableContent
      raw={raw}
      onTurn={() => dispatch({ type: 'turnIntoParagraph', field })}
      onRemove={() => dispatch({ type: 'dropUnreadable', field })}
    />
  );
}
