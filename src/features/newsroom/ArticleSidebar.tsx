import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SidebarItem } from '~/api/article';
import { articlesQuery } from '~/api/news';
import { newsroomScreen } from '~/content/screens/newsroom';
import { formatDate } from '~/lib/format-date';
import { href } from '~/routes';
import { withoutJs } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Skeleton } from '~/ui/Skeleton';
import { FIRST_PAGE } from './newsroom-pages';
import { openingOf } from './opening';
import { SafeLink } from './SafeLink';

/** The number of articles in the sidebar. */
const RECENT_COUNT = 3;

/** The backend's newest articles, except the current one. Empty if the list fails to load. */
function RecentArticles({ current }: { current: string | undefined }) {
  const { data, isPending } = useQuery(articlesQuery(FIRST_PAGE));
  const recent = data?.articles.filter(({ slug }) => slug && slug !== current).slice(0, RECENT_COUNT) ?? [];
  if (isPending) {
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
  if (recent.length === 0) return <p>{newsroomScreen.noRecent}</p>;
  return (
    <List>
      {recent.map((article) => (
        <li key={article.id}>
          <a href={href('/newsroom/:slug', { slug: article.slug })}>
            <b>{article.title}</b>
            <small>{openingOf(article) || formatDate(article.date)}</small>
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
}

/** Recent Articles, then the sidebar content of the article. */
export function ArticleSidebar({ items, current, note }: Props) {
  return (
    <Aside aria-label={newsroomScreen.recent} data-print="hide">
      <h2>{newsroomScreen.recent}</h2>
      <p data-without-js="">{newsroomScreen.noScript}</p>
      {note}
      <RecentArticles current={current} />
      {items.length > 0 && (
        <>
          <h2>{newsroomScreen.related}</h2>
          <List>
            {items.map(({ title, description, link }, i) => (
              <li key={`${i}-${link}`}>
                <SafeLink href={link}>
                  <b>{title}</b>
                  <small>{description}</small>
                </SafeLink>
              </li>
            ))}
          </List>
        </>
      )}
    </Aside>
  );
}

const { space, text, color, font, leading } = theme;

/** Height of an entry of Recent Articles without its padding. */
const ENTRY_HEIGHT = '69px';

const Aside = styled.aside`
  display: grid;
  gap: ${space.xs};

  h2 {
    font-size: ${text.h4};
  }

  ul + h2 {
    margin-top: ${space.xl};
  }

  /* Without script nothing would replace the boxes. */
  ${withoutJs} {
    [aria-hidden='true'] {
      display: none;
    }
  }
`;

const List = styled.ul`
  overflow-wrap: anywhere;

  li + li {
    border-top: 1px solid ${color.border};
  }

  li > * {
    display: grid;
    gap: ${space.xxs};
    padding: ${space.m} 0;
  }

  b {
    font-weight: ${font.weight.button};
    line-height: ${leading.snug};
  }

  a:hover b {
    text-decoration: underline;
  }

  small {
    color: ${color.text3};
    font-size: ${text.small};
    line-height: ${leading.caption};
  }
`;

/** As high as a two-line title and one line below it. */
const Ghost = styled(Skeleton)`
  height: ${ENTRY_HEIGHT};
`;
