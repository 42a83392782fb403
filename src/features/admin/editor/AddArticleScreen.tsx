import type { ReactNode } from 'react';
import { QueryProvider } from '~/api/QueryProvider';
import { messages } from '~/content/messages';
import { adminScreen } from '~/content/screens/admin';
import { AdminGuard } from '~/features/admin/AdminGuard';
import { AdminShell } from '~/features/admin/AdminShell';
import type { RenderPreview } from '~/features/admin/editor/preview/render-preview';
import { navigateTo } from '~/lib/navigation';
import { setUnsaved } from '~/lib/unsaved';
import { href } from '~/routes';
import { SHORT_TOAST_MS, toast } from '~/ui/toast-store';
import { ArticleEditor } from './ArticleEditor';

/** Names the message to what holds updates back. */
const MESSAGE = 'saved-message';

/** After the save the dashboard is shown, and with it the message that the editor cannot show any more. */
function goToDashboard() {
  toast(messages.editor.saved, { durationMs: SHORT_TOAST_MS });
  // The editor's own save is not unsaved text any more once React has rendered it.
  setTimeout(async () => {
    // A new version that waits would reload the page and remove the message; it is applied with the next navigation.
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
