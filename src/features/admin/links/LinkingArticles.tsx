import { useQuery } from '@tanstack/react-query';
import type { SavedArticle } from '~/api/articles/article';
import { linkingQuery } from '~/api/articles/linking';
import { Stack } from '~/ui/layout';
import { EditorLinks } from './EditorLinks';
import { linkWords as words } from './words';

/** Says which articles link to an article that is about to be deleted. */
export function LinkingArticles({ article: { id, slug } }: { article: Pick<SavedArticle, 'id' | 'slug'> }) {
  const { data, isPending, isError } = useQuery(linkingQuery(slug));
  const others = data?.articles.filter((other) => other.id !== id) ?? [];
  const count = others.length + (data?.more ?? 0);
  const text = () => {
    if (isPending) return words.looking;
    if (isError) return words.failed;
    if (!data) return words.unknown;
    return count === 0 ? words.none : words.found(count);
  };
  return (
    <Stack $gap="xs">
      <p role="status">{text()}</p>
      {data && count > 0 && <EditorLinks articles={others} more={data.more} />}
    </Stack>
  );
}
