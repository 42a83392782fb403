import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { articleBySlugQuery } from '~/api/articles/news';
import type { Check } from '~/features/admin/editor/model/article-checks';
import type { EditorArticle } from '~/features/admin/editor/model/editor-article';
import { checkLinks, linkedSlugs } from './link-checks';

interface LookupProps {
  slug: string;
  /** Called with the present slug of the article, or null if there is none. A failed request says nothing. */
  onFound: (slug: string, present: string | null) => void;
}

function Lookup({ slug, onFound }: LookupProps) {
  const { data } = useQuery(articleBySlugQuery(slug));
  useEffect(() => {
    if (data !== undefined) onFound(slug, data && (data.slug || slug));
  }, [slug, data, onFound]);
  return null;
}

interface Props {
  /** The article when the user has stopped typing. */
  article: EditorArticle;
  onChecked: (checks: readonly Check[]) => void;
}

/** Checks the links of an article that stay on the site. It shows nothing itself. */
export function LinkChecks({ article, onChecked }: Props) {
  const [found, setFound] = useState<ReadonlyMap<string, string | null>>(new Map());
  const checks = useMemo(() => checkLinks(article, found), [article, found]);
  useEffect(() => onChecked(checks), [checks, onChecked]);
  const slugs = useMemo(() => linkedSlugs(article), [article]);
  const note = useCallback(
    (slug: string, present: string | null) => setFound((before) => new Map(before).set(slug, present)),
    [],
  );
  return slugs.map((slug) => <Lookup key={slug} slug={slug} onFound={note} />);
}
