import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { useCachedSince } from '~/api/cached-responses';
import { useOnline } from '~/lib/hooks/use-online';
import { fill } from '~/lib/text/fill';
import { formatMoment } from '~/lib/text/format-date';
import { theme } from '~/theme/theme';
import { Icon } from '~/ui/icons/Icon';
import { clock } from '~/ui/icons/screens';
import { cachedLine } from './words';

/** A connection that has just returned, or is slow, may need some seconds. The pause between retries doubles. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * 'As of ...' above a cached response of these queries, which are given as prefixes of their keys. While there is a
 * connection, it loads them again with growing pauses. It disappears when a fresh response arrives, and then takes no
 * space.
 */
export function CachedLine({ of }: { of: readonly QueryKey[] }) {
  const savedAt = useCachedSince(of);
  const isOnline = useOnline();
  const client = useQueryClient();
  const isCached = savedAt !== undefined;
  const refetch = useEffectEvent(() =>
    Promise.all(of.map((queryKey) => client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false }))),
  );
  useEffect(() => {
    if (!isCached || !isOnline) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const refetchAfter = (pause: number) => {
      timer = setTimeout(async () => {
        await refetch();
        if (!isOver) refetchAfter(Math.min(2 * pause, LONGEST_PAUSE_MS));
      }, pause);
    };
    refetchAfter(FIRST_PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isCached, isOnline]);
  if (savedAt === undefined) return null;
  return (
    <Line>
      <Icon drawing={clock} />
      <span>{fill(isOnline ? cachedLine.slow : cachedLine.offline, { time: formatMoment(savedAt) })}</span>
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space.xs};
  padding-block: ${theme.space.s};
  color: ${theme.color.text2};
  font-size: ${theme.text.small};

  .icon {
    flex: none;
  }
`;
