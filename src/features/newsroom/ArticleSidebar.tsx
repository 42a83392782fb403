import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { SidebarItem } from '~/api/articles/article';
import { articlesQuery } from '~/api/articles/news';
import { newsroomScreen } from '~/content/screens/newsroom';
import { href } from '~/href';
import { withoutJs } from '~/theme/mixins';
import { theme } from '~/theme/theme';
import { Skeleton } from '~/ui/status/Skeleton';
import { RECENT_COUNT, type RecentArticle, recentArticles } from './initial-article';
import { FIRST_PAGE } from './newsroom-pages';
import { SafeLink } from './SafeLink';

interface RecentProps {
  current: string | undefined;
  /** Shown until the list is loaded, and if that fails. */
  initial: readonly RecentArticle[] | undefined;
}

/** The backend's newest articles, except the current one. Empty if the list fails to load. */
function RecentArticles({ current, initial }: RecentProps) {
  const { data, isPending } = useQuery(articlesQuery(FIRST_PAGE));
  const recent = data ? recentArticles(data.articles, current) : initial;
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
  if (!recent?.length) return <p>{newsroomScreen.noRecent}</p>;
  return (
    <List>
      {recent.map(({ id, slug, title, line }) => (
        <li key={id}>
          <a href={href('/newsroom/:slug', { slug })}>
            <b>{title}</b>
            <small>{line}</small>
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
