import { type ReactNode, useMemo, useState } from 'react';
import { AnnouncementLog } from '~/features/admin/editor/form/AnnouncementLog';
import { itemAdders } from '~/features/admin/editor/form/add-items';
import { EditorContext } from '~/features/admin/editor/model/editor-context';
import { PreviewOverlay } from '~/features/admin/editor/preview/PreviewOverlay';
import type { RenderPreview } from '~/features/admin/editor/preview/render-preview';
import { SavePreviewButton } from '~/features/admin/editor/preview/SavePreviewButton';
import { SaveBar } from '~/features/admin/editor/saving/SaveBar';
import { SaveButton } from '~/features/admin/editor/saving/SaveButton';
import { SaveLine } from '~/features/admin/editor/saving/SaveLine';
import { VersionsButton } from '~/features/admin/editor/versions/VersionsButton';
import { useMedia } from '~/lib/hooks/use-media';
import { query } from '~/theme/media';
import { DuplicateButton } from './DuplicateButton';
import { EditorColumns } from './EditorColumns';
import { EditorDialogs } from './EditorDialogs';
import { EditorHeader } from './EditorHeader';
import { ImportExport } from './ImportExport';
import { type EditorInput, useArticleEditor } from './use-article-editor';
import { useShortcuts } from './use-shortcuts';

interface Props extends EditorInput {
  heading?: ReactNode;
  /** Renders the public article. The page provides it. */
  renderPreview: RenderPreview;
}

/** The editor 'Newsroom Content Manager'. */
export function ArticleEditor({ heading, renderPreview, ...input }: Props) {
  const editing = useArticleEditor(input);
  const { state, dispatch, announcer, saving, drafts, undo, redo, previewed } = editing;
  const { present, openSection } = state;
  const [isPreviewing, setPreviewing] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [wantsLive, setWantsLive] = useState(false);
  const isLive = useMedia(query.livePreview) && wantsLive;
  const isNarrow = useMedia(query.mobile);
  const tools = useMemo(() => ({ dispatch, say: announcer.say }), [dispatch, announcer]);
  const isPublic = input.isPublic ?? false;

  const add = itemAdders(tools);
  const opened = present.sections.find(({ key }) => key === openSection);
  useShortcuts({
    save: saving.save,
    preview: () => setPreviewing(true),
    undo,
    redo,
    help: () => setHelpOpen(true),
    addSection: () => add.section(present.sections.length),
    addContent: () => opened && add.content(opened.key, opened.blocks.length),
  });

  const previewFile = { draft: previewed, picture: present.picture?.blob, renderPreview };
  const saveLine = (
    <SaveLine status={saving.status} isDirty={saving.isDirty} isInMemory={drafts.isInMemory} onCancel={saving.cancel} />
  );
  const saveButton = <SaveButton isBusy={saving.status.kind === 'saving'} onClick={saving.save} />;
  return (
    <EditorContext value={tools}>
      <EditorHeader
        heading={heading}
        hasBack={!isPublic}
        saveLine={!isNarrow && saveLine}
        saveButton={!isNarrow && saveButton}
        extra={
          <>
            {!isPublic && saving.server.id !== undefined && (
              <>
                <VersionsButton id={saving.server.id} article={present} />
                <DuplicateButton id={saving.server.id} title={saving.base.title} />
              </>
            )}
            <ImportExport article={present} />
            <SavePreviewButton {...previewFile} />
          </>
        }
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        isLive={wantsLive}
        onUndo={undo}
        onRedo={redo}
        onHelp={() => setHelpOpen(true)}
        onLive={() => setWantsLive(!wantsLive)}
        onPreview={() => setPreviewing(true)}
      />
      <EditorColumns editing={editing} isLive={isLive} isPublic={isPublic} renderPreview={renderPreview} />
      {isNarrow && (
        <SaveBar>
          {saveLine}
          {saveButton}
        </SaveBar>
      )}
      <AnnouncementLog announcer={announcer} />
      {isPreviewing && (
        <PreviewOverlay
          isDirty={saving.isDirty}
          tool={<SavePreviewButton {...previewFile} isOnDark />}
          onClose={() => setPreviewing(false)}
        >
          {renderPreview(previewed, 'screen')}
        </PreviewOverlay>
      )}
      <EditorDialogs editing={editing} isHelpOpen={isHelpOpen} onHelpClose={() => setHelpOpen(false)} />
    </EditorContext>
  );
}
