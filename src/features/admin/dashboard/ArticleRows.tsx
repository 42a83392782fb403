import type { SavedArticle } from '~/api/articles/article';
import type { Sort } from '~/api/articles/article-pages';
import { adminWords } from '~/features/admin/words';
import { arrowUp } from '~/ui/icons/common';
import { Icon } from '~/ui/icons/Icon';
import { arrowDown } from '~/ui/icons/screens';
import { ArticleRow } from './ArticleRow';
import { Card, HeadRow, List } from './ArticleRows.styles';

const { columns } = adminWords.dashboard;

interface Props {
  articles: readonly SavedArticle[];
  sort: Sort;
  /** The rows are of the previous page or search. */
  isWaiting: boolean;
  onIntent: (id: string) => void;
  onDelete: (article: SavedArticle) => void;
}

/** The articles and their column headings. An arrow marks the column they are sorted by. */
export function ArticleRows({ articles, sort, isWaiting, onIntent, onDelete }: Props) {
  return (
    <Card>
      <HeadRow aria-hidden="true">
        <span>{columns.banner}</span>
        <span data-sorted={sort === 'title' ? '' : undefined}>
          {columns.article}
          {sort === 'title' && <Icon drawing={arrowUp} size="s" />}
        </span>
        <span data-sorted={sort === 'title' ? undefined : ''}>
          {columns.date}
          {sort !== 'title' && <Icon drawing={sort === 'newest' ? arrowDown : arrowUp} size="s" />}
        </span>
        <span>{columns.status}</span>
      </HeadRow>
      <List aria-busy={isWaiting}>
        {articles.map((article) => (
          <ArticleRow key={article.id} article={article} onIntent={onIntent} onDelete={onDelete} />
        ))}
      </List>
    </Card>
  );
}
