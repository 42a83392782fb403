import type { ReactNode } from 'react';
import { QueryProvider } from '~/api/QueryProvider';
import type { FixedArticle } from '~/content/model';
import { ArticleBody } from './ArticleBody';
import { ArticleHead } from './ArticleHead';
import { ArticleLayout } from './ArticleLayout';
import { ArticleSidebar } from './ArticleSidebar';

/** A fixed article has `href` in its calls to action, because its addresses are checked by the compiler. */
const sectionsOf = (article: FixedArticle) =>
  article.sections.map(({ cta, ...section }) => ({
    ...section,
    ...(cta && { cta: { text: cta.text, link: cta.href } }),
  }));

interface Props {
  article: FixedArticle;
  /** Stands above Recent Articles, which alone of this page comes from the backend. */
  note?: ReactNode;
  children?: ReactNode;
}

/** An article that ships with the site, with the backend's newest beside it and what the page adds under it. */
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
