import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ArticleDraft } from '~/api/articles/article';
import { adminWords } from '~/features/admin/words';
import { Button } from '~/ui/button/Button';
import { IconButton } from '~/ui/button/IconButton';
import { fileText } from '~/ui/icons/admin';
import { Icon } from '~/ui/icons/Icon';
import { toast } from '~/ui/toast/toast-store';
import type { RenderPreview } from './render-preview';

const words = adminWords.editor.previewFile;

interface Props {
  /** The article with the address of the chosen picture. */
  draft: ArticleDraft;
  /** The chosen picture, which is not saved yet. */
  picture: Blob | undefined;
  renderPreview: RenderPreview;
  /** In the dark bar of the preview. */
  isOnDark?: boolean;
}

/** Saves the preview as an HTML file. It is rendered once more for that, where nobody sees it. */
export function SavePreviewButton({ draft, picture, renderPreview, isOnDark = false }: Props) {
  const [isSaving, setSaving] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const save = useEffectEvent(async (rendered: HTMLElement) => {
    try {
      const { savePreview } = await import('./save-preview');
      const hasPictures = await savePreview(rendered, draft, picture);
      if (!hasPictures) toast(words.noPicture, { tone: 'info' });
    } catch (error) {
      console.info('The preview was not saved as a file.', error);
      toast(words.failed, { tone: 'error' });
    }
    setSaving(false);
  });
  useEffect(() => {
    if (isSaving && page.current) void save(page.current);
  }, [isSaving]);
  const start = () => setSaving(true);
  return (
    <>
      {isOnDark ? (
        <Button variant="line" size="small" aria-label={words.save} title={words.save} onClick={start}>
          <Icon drawing={fileText} />
        </Button>
      ) : (
        <IconButton label={words.save} drawing={fileText} variant="plain" onClick={start} />
      )}
      {isSaving && (
        <div ref={page} hidden>
          {renderPreview(draft, 'screen')}
        </div>
      )}
    </>
  );
}
