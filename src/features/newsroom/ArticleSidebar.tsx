import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { SidebarItem } from '~contract/contract';
import { articlesQuery } from '~/api/articles/news';
import { errorText } from '~/api/errors';
import { pageMessages } from '~/content/page-messages';
import { newsroomScreen } from '~/content/screens/newsroom';
import { href } from '~/href';
import { Button } from '~/ui/button/Button';
import { Alert } from '~/ui/status/Alert';
import { Aside, Ghost, List } from './ArticleSidebar.styles';
import { RECENT_COUNT, type RecentArticle, recentArticles } from './initial-article';
import { FIRST_PAGE } from './newsroom-pages';
import { SafeLink } from './SafeLink';

const { article: words } = pageMessages;

interface RecentProps {
  current: string | undefined;
  /** Shown until the list is loaded, and if that fails. */
  initial: readonly RecentArticle[] | undefined;
}

/** The backend's newest articles, except the current one. */
function RecentArticles({ current, initial }: RecentProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(articlesQuery(FIRST_PAGE));
  const recent = data?.isExpectedShape ? recentArticles(data.articles, current) : initial;
  if (isPending && !recent) {
    return (
      <List aria-hidden="true">
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
            {newsroomScreen.tryAgain}
          </Button>
        }
      >
        {words.listError + errorText(error, words.unknownError)}
      </Alert>
    );
  }
  if (recent.length === 0) return <p>{newsroomScreen.noRecent}</p>;
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

interface Props {
  items: readonly SidebarItem[];
  /** Slug of the article being read. */
  current?: string;
  /** Above Recent Articles. */
  note?: ReactNode;
  /** Recent Articles in the HTML of the page. */
  recent?: readonly RecentArticle[] | undefined;
}

/** Recent Articles, then the sidebar content of the article. */
export function ArticleSidebar({ items, current, note, recent }: Props) {
  return (
    <Aside aria-label={newsroomScreen.recent} data-print="hide">
      <h2>{newsroomScreen.recent}</h2>
      {!recent && <p data-without-js="">{newsroomScreen.noScript}</p>}
      {note}
      <RecentArticles current={current} initial={recent} />
      {items.length > 0 && (
        <>
          <h2>{newsroomScreen.related}</h2>
          <List>
            {items.map(({ title, description, link }, i) => (
              <li key={`${i}-${link}`}>
                <SafeLink href={link}>
                  <b dir="auto">{title}</b>
                  <small dir="auto">{description}</small>
                </SafeLink>
              </li>
            ))}
          </List>
        </>
      )}
    </Aside>
  );
}
