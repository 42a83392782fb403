import styled from 'styled-components';
import type { Sort } from '~/api/articles/article-pages';
import { adminWords } from '~/features/admin/words';
import { useSearchText } from '~/lib/hooks/use-search-text';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { selectStyles } from '~/ui/form/form-styles';
import { SearchField } from '~/ui/form/SearchField';
import { LIST_ARTICLES_Q_MAX_LENGTH } from '~contract/generated/limits';
import type { View } from './dashboard-list';

const words = adminWords.dashboard;
const SORTS = ['newest', 'oldest', 'title'] as const satisfies readonly Sort[];

interface Props {
  view: View;
  onChange: (change: Partial<View>) => void;
}

/** Searches and sorts the list. */
export function DashboardTools({ view, onChange }: Props) {
  const { text, setText } = useSearchText(view.text, LIST_ARTICLES_Q_MAX_LENGTH, (next) => onChange({ text: next }));
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
