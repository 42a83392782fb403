import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { adminMessages } from '~/content/admin-messages';
import type { RenderPreview } from '~/features/admin/editor/preview/render-preview';
import { adminWords } from '~/features/admin/words';
import { href } from '~/href';
import { SHORT_TOAST_MS, toast } from '~/ui/toast/toast-store';
import { ArticleEditor } from './ArticleEditor';

/** `/admin/add-article`. Opens the dashboard after a save. */
export function AddArticle({ renderPreview }: { renderPreview: RenderPreview }) {
  const [, navigate] = useLocation();
  const [isSaved, setSaved] = useState(false);
  // Runs after the render in which the leave guard learns that the article is saved.
  useEffect(() => {
    if (!isSaved) return;
    // The editor is gone when the user reads the message.
    toast(adminMessages.editor.saved, { durationMs: SHORT_TOAST_MS });
    navigate(href('/admin/dashboard'));
  }, [isSaved, navigate]);
  return <ArticleEditor heading={adminWords.editor.add} onSaved={() => setSaved(true)} renderPreview={renderPreview} />;
}
