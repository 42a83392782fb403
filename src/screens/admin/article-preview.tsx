import type { RenderPreview } from '~/features/admin/editor/preview/render-preview';
import { ArticleBody } from '~/features/newsroom/ArticleBody';
import { ArticleHead } from '~/features/newsroom/ArticleHead';
import { ArticleLayout } from '~/features/newsroom/ArticleLayout';
import { ArticleSidebar } from '~/features/newsroom/ArticleSidebar';
import { RecentArticles } from '~/features/newsroom/RecentArticles';

/** The public article for the editor's previews: the whole page, or head and text for the column next to the form. */
export const articlePreview: RenderPreview = (draft, place) => (
  <>
    <ArticleHead article={draft} isPreview />
    <ArticleLayout
      aside={
        place === 'screen' && (
          <ArticleSidebar items={draft.sidebarItems}>
            <RecentArticles current={draft.slug} />
          </ArticleSidebar>
        )
      }
    >
      <ArticleBody sections={draft.sections} />
    </ArticleLayout>
  </>
);
