import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { useSearch } from 'wouter';
import type { Article } from '~/api/article';
import { articlesQuery } from '~/api/news';
import { messages } from '~/content/messages';
import { newsroomScreen } from '~/content/screens/newsroom';
import { errorText } from '~/api/errors';
import { formatDate } from '~/lib/format-date';
import { navigateTo } from '~/lib/navigation';
import { href } from '~/routes';
import { media } from '~/theme/media';
import { wrap } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Alert } from '~/ui/Alert';
import { Button } from '~/ui/Button';
import { Pager } from '~/ui/Pager';
import { Skeleton } from '~/ui/Skeleton';
import { DEFAULT_IMAGE } from './ArticleView';

/** Articles on one page of the list (comp: newsroom). */
const PAGE_SIZE = 5;

/** The opening sentence of an article, or '' where it has none. */
function openingOf({ sections }: Article) {
  const paragraph = sections.flatMap(({ content }) => content).find(({ type }) => type === 'paragraph');
  const text = typeof paragraph?.content === 'string' ? paragraph.content : '';
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}

function Row({ article }: { article: Article }) {
  const { slug, title, date, bannerImage } = article;
  return (
    <li>
      <a href={href('/newsroom/:slug', { slug })}>
        <time dateTime={date}>{formatDate(date)}</time>
        <span>
          <h3>{title}</h3>
          <p>{openingOf(article)}</p>
        </span>
        <img src={bannerImage || DEFAULT_IMAGE} alt="" width={168} height={96} loading="lazy" />
      </a>
    </li>
  );
}

/** Boxes where the rows will stand, with the sentence for those who do not see them. */
function Waiting() {
  return (
    <Rows aria-busy="true">
      <li className="vh" role="status">
        {messages.article.loading}
      </li>
      {Array.from({ length: PAGE_SIZE }, (_, i) => (
        <Ghost key={i}>
          <Skeleton shape="title" width="half" />
        </Ghost>
      ))}
    </Rows>
  );
}

function List() {
  const { data, error, isPending, refetch } = useQuery(articlesQuery);
  const wanted = Number(new URLSearchParams(useSearch()).get('page') ?? 1);
  if (isPending) return <Waiting />;
  if (error) {
    return (
      <Alert
        tone="danger"
        actions={
          <Button size="small" onClick={() => refetch()}>
            {newsroomScreen.tryAgain}
          </Button>
        }
      >
        {messages.dashboard.loadError}
        {errorText(error, messages.article.unknownError)}
      </Alert>
    );
  }
  const { articles } = data;
  if (articles.length === 0) return <p>{newsroomScreen.latestEmpty}</p>;
  const pageCount = Math.ceil(articles.length / PAGE_SIZE);
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pageCount);
  const first = (page - 1) * PAGE_SIZE;
  const shown = articles.slice(first, first + PAGE_SIZE);
  return (
    <>
      <Rows>
        {shown.map((article) => (
          <Row key={article.id} article={article} />
        ))}
      </Rows>
      {pageCount > 1 && (
        <Pager
          label={newsroomScreen.pages}
          page={page}
          pageCount={pageCount}
          range={`Articles ${first + 1} to ${first + shown.length} of ${articles.length}`}
          onSelect={(target) => void navigateTo(`${href('/newsroom')}?page=${target}`, { keepScroll: true })}
        />
      )}
    </>
  );
}

/** The backend's whole list, paged, so that readers can find every article. */
export function LatestArticles() {
  return (
    <Band id="latest">
      <div>
        <h2>{newsroomScreen.latest}</h2>
        <List />
      </div>
    </Band>
  );
}

const { space, text, color, radius } = theme;

const Band = styled.section`
  padding-block: ${space.section};
  background: ${color.bgAlt};

  > div {
    ${wrap}
  }

  h2 {
    margin-bottom: ${space.xll};
  }
`;

const Ghost = styled.li`
  display: grid;
  align-items: center;
  min-height: ${theme.layout.listRow};
  border-bottom: 1px solid ${color.border};
`;

const Rows = styled.ul`
  border-top: 1px solid ${color.border};

  a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) ${theme.layout.listThumbSmall};
    gap: ${space.px6} ${space.ml};
    align-items: center;
    padding: ${space.l} 0;
    border-bottom: 1px solid ${color.border};
  }

  time {
    grid-column: 1 / -1;
    color: ${color.text3};
    font-size: ${text.small};
  }

  h3 {
    font-size: ${text.prose};
    overflow-wrap: anywhere;
  }

  a:hover h3 {
    text-decoration: underline;
  }

  p {
    display: none;
    margin-top: ${space.px6};
    color: ${color.text2};
  }

  img {
    width: 100%;
    border-radius: ${radius.m};
    background: ${color.surface3};
    object-fit: cover;
    aspect-ratio: 168 / 96;
  }

  ${media.desktop} {
    a {
      grid-template-columns: ${theme.layout.listDate} minmax(0, 1fr) ${theme.layout.listThumb};
      column-gap: ${space.xl};
    }

    time {
      grid-column: auto;
    }

    h3 {
      font-size: ${text.card};
    }

    p {
      display: block;
    }
  }
`;
