import styled from 'styled-components';
import type { LinkingArticles } from '~/api/articles/linking';
import { href } from '~/href';
import { theme } from '~/theme/theme';
import { TextLink } from '~/ui/navigation/TextLink';
import { linkWords } from './words';

interface Props extends LinkingArticles {
  /** Why the links of an article were not changed, by its id. */
  failures?: ReadonlyMap<string, string>;
}

/** Lists articles with links to their editors. */
export function EditorLinks({ articles, more, failures }: Props) {
  return (
    <List>
      {articles.map(({ id, title }) => (
        <li key={id}>
          <TextLink tone="inherit" dir="auto" href={`${href('/admin/edit-article')}?id=${encodeURIComponent(id)}`}>
            {title}
          </TextLink>
          {failures?.has(id) && <span>{linkWords.notChanged(failures.get(id) ?? '')}</span>}
        </li>
      ))}
      {more > 0 && <li>{linkWords.more(more)}</li>}
    </List>
  );
}

/** A long list scrolls, so that the buttons below it stay in the window. */
const MAX_HEIGHT = '30vh';

const List = styled.ul`
  display: grid;
  gap: ${theme.space.xs};
  max-height: ${MAX_HEIGHT};
  padding-inline-start: ${theme.space.ml};
  overflow-y: auto;
  list-style: disc;
  overflow-wrap: anywhere;
`;
