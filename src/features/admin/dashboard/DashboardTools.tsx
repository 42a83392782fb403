import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import type { Sort } from '~/api/articles/article-pages';
import { adminWords } from '~/features/admin/words';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { inputStyles, selectStyles } from '~/ui/form/form-styles';
import { Icon } from '~/ui/icons/Icon';
import { search } from '~/ui/icons/screens';
import { LIST_ARTICLES_Q_MAX_LENGTH } from '~contract/generated/limits';
import type { View } from './dashboard-list';

const words = adminWords.dashboard;
const SORTS = ['newest', 'oldest', 'title'] as const satisfies readonly Sort[];
/** The address changes when the user stops typing for this long. */
const PAUSE_MS = 200;

interface Props {
  view: View;
  onChange: (change: Partial<View>) => void;
}

/** The text of the search. It reaches the address after a pause, and follows the address after Back. */
function useSearchText(shown: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(shown);
  const [seen, setSeen] = useState(shown);
  const [sent, setSent] = useState<string>();
  if (shown !== seen) {
    setSeen(shown);
    // The address changes once for a search of this field. Every other change is Back or Forward.
    if (shown !== sent) setText(shown);
    setSent(undefined);
  }
  const wanted = text.trim();
  const search = useEffectEvent(() => {
    setSent(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    if (wanted === shown) return;
    const timer = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, shown]);
  return [text, setText] as const;
}

/** Searches and sorts the list. */
export function DashboardTools({ view, onChange }: Props) {
  const [text, setText] = useSearchText(view.text, (next) => onChange({ text: next }));
  return (
    <Tools role="search">
      <Box>
        <Icon drawing={search} />
        <Search
          type="search"
          dir="auto"
          aria-label={words.search}
          placeholder={words.searchHint}
          maxLength={LIST_ARTICLES_Q_MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Box>
      <Order
        aria-label={words.sort}
        value={view.sort}
        onChange={(event) => onChange({ sort: SORTS.find((sort) => sort === event.target.value) ?? 'newest' })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {words.sorts[sort]}
          </option>
        ))}
      </Order>
    </Tools>
  );
}

const { space, color } = theme;

const SORT_COLUMN = '240px';

const Tools = styled.div`
  display: grid;
  gap: ${space.sPlus};
  margin-bottom: ${space.mPlus};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(${SORT_COLUMN}, max-content);
  }
`;

const Box = styled.div`
  position: relative;

  > .icon {
    position: absolute;
    top: ${space.m};
    left: ${space.m};
    color: ${color.text3};
    pointer-events: none;
  }
`;

const Search = styled.input`
  ${inputStyles}
  padding-left: ${space.xxl};
`;

const Order = styled.select`
  ${selectStyles}
`;
