import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type Article, decodeArticle } from '~/api/articles/article';
import { errorText, isMissing } from '~/api/errors';
import { articleQuery } from '~/api/articles/news';
import { QueryProvider } from '~/api/QueryProvider';
import { pageMessages } from '~/content/page-messages';
import { adminScreen } from '~/content/screens/admin';
import { company } from '~/content/site';
import { AdminGuard } from '~/features/admin/AdminGuard';
import { AdminShell } from '~/features/admin/AdminShell';
import type { RenderPreview } from '~/features/admin/editor/preview/render-preview';
import { windowAddress } from '~/lib/address';
import { useDocumentTitle } from '~/lib/hooks/use-document-title';
import { href } from '~/href';
import { Alert } from '~/ui/status/Alert';
import { Button } from '~/ui/button/Button';
import { ButtonLink } from '~/ui/button/ButtonLink';
import { Loading } from '~/ui/status/Loading';
import { ArticleEditor } from './ArticleEditor';

const words = adminScreen.editor;

/** The article from the dashboard. `history.state` can contain anything, so decode it. */
function passedArticle(): Article | undefined {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'article' in state ? decodeArticle(state.article) : undefined;
}

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

/** After a save, puts the saved article into the address and its state, so that a reload starts with it. */
function showInAddress(saved: Article | undefined) {
  if (!saved) return;
  // This is not a navigation, so nothing must load or scroll.
  windowAddress.change(`${href('/admin/edit-article')}?id=${encodeURIComponent(saved.id)}`, {
    replace: true,
    state: { article: saved },
  });
}

const idInAddress = () => new URLSearchParams(location.search).get('id') ?? passedArticle()?.id ?? '';

/** The article of the address. Back and Forward may go from one article to another without leaving this page. */
function useShownId() {
  const [id, setId] = useState(idInAddress);
  useEffect(() => {
    const { pathname } = location;
    const look = () => location.pathname === pathname && setId(idInAddress());
    addEventListener('popstate', look);
    return () => removeEventListener('popstate', look);
  }, []);
  return id;
}

function Editor({ id, renderPreview }: { id: string; renderPreview: RenderPreview }) {
  const [passed] = useState(passedArticle);
  const first = passed?.id === id ? passed : undefined;
  const { data, error, isPending, isFetching, refetch } = useQuery({ ...articleQuery(id), enabled: id !== '' });
  const article = first ?? data?.article;
  const heading = words.edit(article?.title ?? '');
  useDocumentTitle(heading.trim(), { suffix: ` | ${company.name}` });
  if (article) {
    return (
      <ArticleEditor
        heading={heading}
        article={article}
        {...(!first && data?.version !== undefined && { version: data.version })}
        {...(first && data?.article && { fresh: { article: data.article, version: data.version } })}
        onSaved={showInAddress}
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

/** Another article is another editor. The unsaved text of the one before is stored as a draft. */
function EditorAtAddress({ renderPreview }: { renderPreview: RenderPreview }) {
  const id = useShownId();
  return <Editor key={id} id={id} renderPreview={renderPreview} />;
}

/** `/admin/edit-article?id=`. Shows the article from the dashboard at once, and loads it from the backend. */
export function EditArticleScreen({ mark, renderPreview }: { mark?: ReactNode; renderPreview: RenderPreview }) {
  return (
    <QueryProvider>
      <AdminGuard>
        <AdminShell mark={mark} width="wide">
          <EditorAtAddress renderPreview={renderPreview} />
        </AdminShell>
      </AdminGuard>
    </QueryProvider>
  );
}
