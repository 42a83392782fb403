import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { type Article, decodeArticle } from '~/api/articles/article';
import { errorText, isMissing } from '~/api/errors';
import { articleQuery } from '~/api/articles/news';
import { pageMessages } from '~/content/page-messages';
import { adminScreen } from '~/content/screens/admin';
import { company } from '~/content/site';
import type { RenderPreview } from '~/features/admin/editor/preview/render-preview';
import { useDocumentTitle } from '~/lib/hooks/use-document-title';
import { href } from '~/href';
import { Alert } from '~/ui/status/Alert';
import { Button } from '~/ui/button/Button';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { Loading } from '~/ui/status/Loading';
import { ArticleEditor } from './ArticleEditor';

const words = adminScreen.editor;

/** The article from the dashboard. The history state can contain anything, so decode it. */
const passedArticle = (state: unknown): Article | undefined =>
  typeof state === 'object' && state !== null && 'article' in state ? decodeArticle(state.article) : undefined;

function Missing({ title, retry }: { title: string; retry?: ReactNode }) {
  return (
    <>
      <h1 tabIndex={-1} className="vh">
        {words.title}
      </h1>
      <Alert
        tone="danger"
        actions={
          <>
            {retry}
            <ButtonLink variant="line" size="small" href={href('/admin/dashboard')}>
              {words.back}
            </ButtonLink>
          </>
        }
      >
        {title}
      </Alert>
    </>
  );
}

interface EditorProps {
  id: string;
  onSaved: (saved: Article | undefined) => void;
  renderPreview: RenderPreview;
}

function Editor({ id, onSaved, renderPreview }: EditorProps) {
  const state = useHistoryState<unknown>();
  const [passed] = useState(() => passedArticle(state));
  const first = passed?.id === id ? passed : undefined;
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...articleQuery(id), enabled: id !== '' });
  const article = first ?? data?.article;
  const heading = words.edit(article?.title ?? '');
  useDocumentTitle(heading.trim(), { suffix: ` | ${company.name}` });
  if (article) {
    return (
      <ArticleEditor
        heading={
          <>
            <span>{words.edit('')}</span>
            <bdi>{article.title}</bdi>
          </>
        }
        article={article}
        {...(!first && data?.version !== undefined && { version: data.version })}
        {...(first && data?.article && { fresh: { article: data.article, version: data.version } })}
        onSaved={onSaved}
        renderPreview={renderPreview}
      />
    );
  }
  if (id !== '' && isPending) return <Loading>{words.loading}</Loading>;
  if (!error || isMissing(error)) return <Missing title={pageMessages.article.notFound} />;
  return (
    <Missing
      title={`${pageMessages.article.loadError}${errorText(error, pageMessages.article.unknownError)}`}
      retry={
        <Button size="small" isBusy={isFetching} onClick={() => refetch()}>
          {words.tryAgain}
        </Button>
      }
    />
  );
}

/**
 * `/admin/edit-article?id=`. Shows the article from the dashboard at once, and loads it from the backend. Another article is another
 * editor; the unsaved text of the one before is stored as a draft.
 */
export function EditArticleScreen({ renderPreview }: { renderPreview: RenderPreview }) {
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const state = useHistoryState<unknown>();
  const id = params.get('id') ?? passedArticle(state)?.id ?? '';
  // An article that was deleted elsewhere gets another id when it is saved again. It stays in the editor where it was opened.
  const [opened, setOpened] = useState({ key: id, id, savedAs: id });
  if (id !== opened.id) setOpened(id === opened.savedAs ? { ...opened, id } : { key: id, id, savedAs: id });

  /** Puts the saved article into the address, so that a reload starts with it. */
  const showInAddress = (saved: Article | undefined) => {
    if (!saved) return;
    setOpened({ ...opened, savedAs: saved.id });
    navigate(`${href('/admin/edit-article')}?id=${encodeURIComponent(saved.id)}`, {
      replace: true,
      state: { article: saved },
    });
  };
  return <Editor key={opened.key} id={opened.key} onSaved={showInAddress} renderPreview={renderPreview} />;
}
