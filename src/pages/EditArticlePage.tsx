import { EditArticleScreen } from '~/features/admin/editor/EditArticleScreen';
import { DemoMark } from '~/features/demo/DemoMark';
import { articlePreview } from './article-preview';

/** `/admin/edit-article` */
export default function EditArticlePage() {
  return <EditArticleScreen mark={<DemoMark />} renderPreview={articlePreview} />;
}
