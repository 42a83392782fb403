import type { ReactNode } from 'react';
import type { FixedArticle as Article } from '~/content/model';
import { ArticleBody } from './ArticleBody';
import { ArticleHead } from './ArticleHead';
import { ArticleLayout } from './ArticleLayout';
import { ArticleSidebar } from './ArticleSidebar';

/** Fixed articles have `href` in their calls to action, because the compiler checks their addresses. */
export const sectionsOf = (article: Article) =>
  article.sections.map(({ cta, ...section }) => ({
    ...section,
    ...(cta && { cta: { text: cta.text, link: cta.href } }),
  }));

interface Props {
  article: Article;
  /** The backend's newest articles, for the sidebar. */
  recent: ReactNode;
}

/** An article that ships with the site. */
export function FixedArticle({ article, recent }: Props) {
  return (
    <>
      <ArticleHead article={article} />
      <ArticleLayout aside={<ArticleSidebar items={article.sidebarItems}>{recent}</ArticleSidebar>}>
        <ArticleBody sections={sectionsOf(article)} />
      </ArticleLayout>
    </>
  );
}
