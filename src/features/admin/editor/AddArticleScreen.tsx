import type { ReactNode } from 'react';
import { QueryProvider } from '~/api/QueryProvider';
import { adminMessages } from '~/content/admin-messages';
import { adminScreen } from '~/content/screens/admin';
import { AdminGuard } from '~/features/admin/AdminGuard';
import { AdminShell } from '~/features/admin/AdminShell';
import type { RenderPreview } from '~/features/admin/editor/preview/render-preview';
import { navigateTo } from '~/lib/navigation';
import { setUnsaved } from '~/lib/unsaved';
import { href } from '~/href';
import { SHORT_TOAST_MS, toast } from '~/ui/toast/toast-store';
import { ArticleEditor } from './ArticleEditor';

/** Delays app updates while the message is shown, see `setUnsaved`. */
const MESSAGE = 'saved-message';

/** Opens the dashboard after a save. The success message is a toast, because the editor is gone by then. */
function goToDashboard() {
  toast(adminMessages.editor.saved, { durationMs: SHORT_TOAST_MS });
  // After the next render, the leave guard knows that the article is saved.
  setTimeout(async () => {
    // A waiting app update would reload the page and remove the message. It can wait for the next navigation.
    setUnsaved(MESSAGE, true);
    await navigateTo(href('/admin/dashboard'));
    setUnsaved(MESSAGE, false);
  });
}

/** `/admin/add-article` */
export function AddArticleScreen({ mark, renderPreview }: { mark?: ReactNode; renderPreview: RenderPreview }) {
  return (
    <QueryProvider>
      <AdminGuard>
        <AdminShell mark={mark} width="wide">
          <ArticleEditor heading={adminScreen.editor.add} onSaved={goToDashboard} renderPreview={renderPreview} />
        </AdminShell>
      </AdminGuard>
    </QueryProvider>
  );
}
