import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import { useEffect, useEffectEvent } from 'react';
import { useCachedSince } from '~/api/cached-responses';
import { keptWords } from '~/content/screens/offline';
import { fill } from '~/lib/fill';
import { formatMoment } from '~/lib/format-date';
import { useOnline } from '~/lib/use-online';
import { theme } from '~/theme/theme';
import { Icon } from '~/ui/Icon';
import { clock } from '~/ui/icons/common';

/** A connection that is back, or slow, may need some seconds: the pause before a question doubles from one to the other. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * 'As of ...' over what this device kept, while no newer answer of these queries came; then it goes. While there is a
 * connection it asks again and again, more and more rarely. With fresh answers it takes no room.
 */
export function CachedLine({ of }: { of: readonly QueryKey[] }) {
  const savedAt = useCachedSince(of);
  const isOnline = useOnline();
  const client = useQueryClient();
  const isKept = savedAt !== undefined;
  const ask = useEffectEvent(() =>
    Promise.all(of.map((queryKey) => client.refetchQueries({ queryKey, exact: true }, { cancelRefetch: false }))),
  );
  useEffect(() => {
    if (!isKept || !isOnline) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const askAfter = (pause: number) => {
      timer = setTimeout(async () => {
        await ask();
        if (!isOver) askAfter(Math.min(2 * pause, LONGEST_PAUSE_MS));
      }, pause);
    };
    askAfter(FIRST_PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isKept, isOnline]);
  if (savedAt === undefined) return null;
  return (
    <Line>
      <Icon drawing={clock} />
      {fill(isOnline ? keptWords.slow : keptWords.offline, { time: formatMoment(savedAt) })}
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
