import { useQuery } from '@tanstack/react-query';
import { articlesQuery } from '~/api/articles/news';
import { errorText } from '~/api/errors';
import { pageMessages } from '~/content/page-messages';
import { href } from '~/href';
import { Button } from '~/ui/button/Button';
import { Alert } from '~/ui/status/Alert';
import { Ghost, List } from './ArticleSidebar.styles';
import { RECENT_COUNT, type RecentArticle, recentArticles } from './initial-article';
import { FIRST_PAGE } from './newsroom-pages';
import { newsroomWords } from './words';

const { article: words } = pageMessages;

interface Props {
  /** Slug of the article being read. */
  current: string | undefined;
  /** Shown until the list is loaded, and if that fails. */
  initial?: readonly RecentArticle[] | undefined;
  /** True if `initial` is as good as a response of the backend. Then no request is sent. */
  isFresh?: boolean;
}

/** The backend's newest articles, except the current one. */
export function RecentArticles({ current, initial, isFresh = false }: Props) {
  const { data, error, isPending, isFetching, refetch } = useQuery({
    ...articlesQuery(FIRST_PAGE),
    enabled: !(isFresh && initial),
  });
  const recent = data?.isExpectedShape ? recentArticles(data.articles, current) : initial;
  if (isPending && !recent) {
    return (
      <List aria-hidden="true" aria-busy="true">
        {Array.from({ length: RECENT_COUNT }, (_, i) => (
          <li key={i}>
            <div>
              <Ghost />
            </div>
          </li>
        ))}
      </List>
    );
  }
  if (!recent) {
    return (
      <Alert
        tone="danger"
        actions={
          <Button size="small" isBusy={isFetching} onClick={() => refetch()}>
            {newsroomWords.tryAgain}
          </Button>
        }
      >
        {words.listError + errorText(error, words.unknownError)}
      </Alert>
    );
  }
  if (recent.length === 0) return <p>{newsroomWords.noRecent}</p>;
  return (
    <List>
      {recent.map(({ id, slug, title, line }) => (
        <li key={id}>
          <a href={href('/newsroom/:slug', { slug })}>
            <b dir="auto">{title}</b>
            <small dir="auto">{line}</small>
          </a>
        </li>
      ))}
    </List>
  );
}
