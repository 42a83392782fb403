import type { ReactNode } from 'react';
import { QueryProvider } from '~/api/QueryProvider';
import type { FixedArticle } from '~/content/model';
import { ArticleBody } from './ArticleBody';
import { ArticleHead } from './ArticleHead';
import { ArticleLayout } from './ArticleLayout';
import { ArticleSidebar } from './ArticleSidebar';

/** Fixed articles have `href` in their calls to action, because the compiler checks their addresses. */
const sectionsOf = (article: FixedArticle) =>
  article.sections.map(({ cta, ...section }) => ({
    ...section,
    ...(cta && { cta: { text: cta.text, link: cta.href } }),
  }));

interface Props {
  article: FixedArticle;
  /** Above Recent Articles, the only part of this page that comes from the backend. */
  note?: ReactNode;
  children?: ReactNode;
}

/** An article that ships with the site, with the backend's newest in the sidebar and `children` below it. */
export function FixedArticleScreen({ article, note, children }: Props) {
  const sections = sectionsOf(article);
  return (
    <QueryProvider>
      <ArticleHead article={article} />
      <ArticleLayout aside={<ArticleSidebar items={article.sidebarItems} current={article.slug} note={note} />}>
        <ArticleBody sections={sections} />
      </ArticleLayout>
      {children}
    </QueryProvider>
  );
}
