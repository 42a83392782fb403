import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import type { Sort } from '~/api/articles/article-pages';
import { adminWords } from '~/features/admin/words';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { selectStyles } from '~/ui/form/form-styles';
import { SearchField } from '~/ui/form/SearchField';
import { lengthProblem } from '~/ui/form/text-limit';
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

/**
 * The text of the search. It reaches the address after a pause, and follows the address after Back. A text that is too
 * long searches nothing.
 */
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
  const isTooLong = lengthProblem(text, LIST_ARTICLES_Q_MAX_LENGTH) !== undefined;
  const search = useEffectEvent(() => {
    setSent(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    if (wanted === shown || isTooLong) return;
    const timer = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted, shown, isTooLong]);
  return [text, setText] as const;
}

/** Searches and sorts the list. */
export function DashboardTools({ view, onChange }: Props) {
  const [text, setText] = useSearchText(view.text, (next) => onChange({ text: next }));
  return (
    <Tools role="search">
      <SearchField
        label={words.search}
        placeholder={words.searchHint}
        limit={LIST_ARTICLES_Q_MAX_LENGTH}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
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

const { space } = theme;

const SORT_COLUMN = '240px';

const Tools = styled.div`
  display: grid;
  gap: ${space.sPlus};
  align-items: start;
  margin-bottom: ${space.mPlus};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(${SORT_COLUMN}, max-content);
  }
`;

const Order = styled.select`
  ${selectStyles}
`;
