import { AddArticleScreen } from '~/features/admin/editor/AddArticleScreen';
import { DemoMark } from '~/features/demo/DemoMark';
import { articlePreview } from './article-preview';

/** `/admin/add-article` */
export default function AddArticlePage() {
  return <AddArticleScreen mark={<DemoMark />} renderPreview={articlePreview} />;
}
