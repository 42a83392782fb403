import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { adminMessages } from '~/content/admin-messages';
import { COPY } from '~/features/admin/duplicate-href';
import type { RenderPreview } from '~/features/admin/editor/preview/render-preview';
import { adminWords } from '~/features/admin/words';
import { href } from '~/href';
import { Loading } from '~/ui/status/Loading';
import { SHORT_TOAST_MS, toast } from '~/ui/toast/toast-store';
import { ArticleEditor } from './ArticleEditor';
import { copyQuery } from './copy-query';
import { MissingArticle } from './MissingArticle';

const words = adminWords.editor;

/**
 * `/admin/add-article`, and with `?copy=` a copy of an article. When the copy is open, the address loses the parameter: a
 * reload then offers the draft. Opens the dashboard after a save.
 */
export function AddArticle({ renderPreview }: { renderPreview: RenderPreview }) {
  const [, navigate] = useLocation();
  const [params] = useSearchParams();
  const [original] = useState(params.get(COPY) ?? '');
  const [isOpen, setOpen] = useState(original === '');
  const {
    data: copy,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...copyQuery(useQueryClient(), original),
    enabled: !isOpen,
  });
  useEffect(() => {
    if (!copy) return;
    setOpen(true);
    toast(words.copied(copy.title), { tone: 'info' });
    navigate(href('/admin/add-article'), { replace: true });
  }, [copy, navigate]);

  const [isSaved, setSaved] = useState(false);
  // Runs after the render in which the leave guard learns that the article is saved.
  useEffect(() => {
    if (!isSaved) return;
    // The editor is gone when the user reads the message.
    toast(adminMessages.editor.saved, { durationMs: SHORT_TOAST_MS });
    navigate(href('/admin/dashboard'));
  }, [isSaved, navigate]);

  if (error && !copy) return <MissingArticle error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!isOpen && !copy) return <Loading>{words.loading}</Loading>;
  return (
    <ArticleEditor
      heading={words.add}
      {...(copy && { copy })}
      onSaved={() => setSaved(true)}
      renderPreview={renderPreview}
    />
  );
}
