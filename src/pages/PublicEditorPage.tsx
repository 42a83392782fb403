import { PublicEditorScreen } from '~/features/admin/editor/PublicEditorScreen';
import { articlePreview } from './article-preview';

/** `/newsroom/admin` */
export default function PublicEditorPage() {
  return <PublicEditorScreen renderPreview={articlePreview} />;
}
