import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { decodeArticle, type SavedArticle } from '~/api/articles/article';
import { articleQuery } from '~/api/articles/news';
import { company } from '~/content/site';
import type { RenderPreview } from '~/features/admin/editor/preview/render-preview';
import { adminWords } from '~/features/admin/words';
import { href } from '~/href';
import { useDocumentTitle } from '~/lib/hooks/use-document-title';
import { Loading } from '~/ui/status/Loading';
import { ArticleEditor } from './ArticleEditor';
import { MissingArticle } from './MissingArticle';

const words = adminWords.editor;

/** The article from the dashboard. The history state can contain anything, so decode it. */
const passedArticle = (state: unknown): SavedArticle | undefined =>
  typeof state === 'object' && state !== null && 'article' in state ? decodeArticle(state.article) : undefined;

function Title({ text }: { text: string }) {
  useDocumentTitle(text, { suffix: ` | ${company.name}` });
  return null;
}

interface EditorProps {
  id: string;
  onSaved: (saved: SavedArticle | undefined) => void;
  renderPreview: RenderPreview;
}

function Editor({ id, onSaved, renderPreview }: EditorProps) {
  const state = useHistoryState<unknown>();
  const [passed] = useState(() => passedArticle(state));
  const first = passed?.id === id ? passed : undefined;
  const { data, error, isPending, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...articleQuery(id),
    enabled: id !== '',
  });
  // What the dashboard has in memory may be older than the backend's version.
  const fresh = first && isFetchedAfterMount && !error ? data?.article : undefined;
  const article = first ?? data?.article;
  if (article) {
    return (
      <>
        <Title text={words.edit(article.title).trim()} />
        <ArticleEditor
          heading={
            <>
              <span>{words.edit('')}</span>
              <bdi>{article.title}</bdi>
            </>
          }
          article={article}
          {...(!first && data?.version !== undefined && { version: data.version })}
          {...(fresh && { fresh: { article: fresh, version: data?.version } })}
          onSaved={onSaved}
          renderPreview={renderPreview}
        />
      </>
    );
  }
  if (id !== '' && isPending) return <Loading>{words.loading}</Loading>;
  return <MissingArticle error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
}

/**
 * `/admin/edit-article?id=`. Shows the article from the dashboard at once, and loads it from the backend. Each article
 * has its own editor. When another article opens, the unsaved text of the previous one is stored as a draft.
 */
export function EditArticle({ renderPreview }: { renderPreview: RenderPreview }) {
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const state = useHistoryState<unknown>();
  const id = params.get('id') ?? passedArticle(state)?.id ?? '';
  // An article that was deleted elsewhere gets a new id when it is saved again. It stays in the editor in which it was
  // opened.
  const [opened, setOpened] = useState({ key: id, id, savedAs: id });
  if (id !== opened.id) setOpened(id === opened.savedAs ? { ...opened, id } : { key: id, id, savedAs: id });

  /** Puts the saved article into the address, so that a reload starts with it. */
  const showInAddress = (saved: SavedArticle | undefined) => {
    if (!saved) return;
    setOpened({ ...opened, savedAs: saved.id });
    navigate(`${href('/admin/edit-article')}?id=${encodeURIComponent(saved.id)}`, {
      replace: true,
      state: { article: saved },
    });
  };
  return <Editor key={opened.key} id={opened.key} onSaved={showInAddress} renderPreview={renderPreview} />;
}
