import { AddArticleScreen } from '~/features/admin/editor/AddArticleScreen';
import { EditArticleScreen } from '~/features/admin/editor/EditArticleScreen';
import { articlePreview } from './article-preview';

/** The screens of the editor, which load together. */
export const Editor = ({ isNew }: { isNew: boolean }) =>
  isNew ? <AddArticleScreen renderPreview={articlePreview} /> : <EditArticleScreen renderPreview={articlePreview} />;
