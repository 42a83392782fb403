import { hashKey, keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { mayPrefetch } from '~/lib/saves-data';
import { isWhole, type ListRequest, pageOf } from './article-pages';
import { articlesQuery } from './news';

const isSame = (one: ListRequest, other: ListRequest) => hashKey([one]) === hashKey([other]);

/**
 * A page of articles. The previous page stays until the next one arrives (`isWaiting`). A whole list, which a backend without
 * pagination sends, answers all further requests.
 */
export function useArticles(request: ListRequest, { isEnabled = true } = {}) {
  // The same object as long as the request is equal.
  const [wanted, setWanted] = useState(request);
  if (!isSame(wanted, request)) setWanted(request);
  const [asked, setAsked] = useState(request);
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    ...articlesQuery(asked),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  const hasAll = data !== undefined && isWhole(data, data.request.limit);
  if (!hasAll && !isSame(asked, wanted)) setAsked(wanted);
  const shown = useMemo(() => data && pageOf(data, hasAll ? wanted : data.request), [data, hasAll, wanted]);

  // After a failure, the user still needs the pager.
  const [pageCount, setPageCount] = useState(1);
  if (shown && shown.pageCount !== pageCount) setPageCount(shown.pageCount);

  // Data without a user is dropped at once (S7.cache), so this holds the prefetched page until it is shown.
  const [ahead, setAhead] = useState<ListRequest>();
  useQuery({ ...articlesQuery(ahead ?? asked), enabled: ahead !== undefined && !hasAll });

  return {
    /** Undefined until the first response, and if the page could not be loaded. */
    shown,
    /** As far as known. */
    pageCount,
    /** False if the response was no list. */
    isExpectedShape: data?.isExpectedShape ?? true,
    error,
    isPending,
    isFetching,
    isWaiting: isPlaceholderData,
    retry: () => {
      void refetch();
    },
    /** Loads another page ahead, because the user is about to open it. */
    prefetch: (page: number) => {
      if (mayPrefetch()) setAhead({ ...request, page });
    },
  };
}

export type ArticlesInPages = ReturnType<typeof useArticles>;
