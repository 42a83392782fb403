import { AddArticle } from '~/features/admin/editor/AddArticle';
import { EditArticle } from '~/features/admin/editor/EditArticle';
import { articlePreview } from './article-preview';

/** The screens of the editor, which load together. */
export const Editor = ({ isNew }: { isNew: boolean }) =>
  isNew ? <AddArticle renderPreview={articlePreview} /> : <EditArticle renderPreview={articlePreview} />;
