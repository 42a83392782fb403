import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import { adding } from '~/features/admin/editor/form/adding';
import { AnnouncementLog } from '~/features/admin/editor/form/AnnouncementLog';
import { ChecksPanel } from '~/features/admin/editor/form/ChecksPanel';
import { InformationPanel } from '~/features/admin/editor/form/InformationPanel';
import { SectionsPanel } from '~/features/admin/editor/form/SectionsPanel';
import { SidebarPanel } from '~/features/admin/editor/form/SidebarPanel';
import { EditorContext } from '~/features/admin/editor/model/editor-context';
import { LivePreview } from '~/features/admin/editor/preview/LivePreview';
import { LooksPanel } from '~/features/admin/editor/preview/LooksPanel';
import type { RenderPreview } from '~/features/admin/editor/preview/preview';
import { PreviewOverlay } from '~/features/admin/editor/preview/PreviewOverlay';
import { SaveLine } from '~/features/admin/editor/saving/SaveLine';
import { useMedia } from '~/lib/use-media';
import { query } from '~/theme/media';
import { EditorDialogs } from './EditorDialogs';
import { EditorHeader } from './EditorHeader';
import { Column, Columns, Sticky } from './EditorLayout.styles';
import { EditorNotices } from './EditorNotices';
import { FileTools } from './FileTools';
import { type EditorInput, useArticleEditor } from './use-article-editor';
import { useShortcuts } from './use-shortcuts';

const noSubscription = () => () => {};
const useHost = () =>
  useSyncExternalStore(
    noSubscription,
    () => location.host,
    () => '',
  );

interface Props extends EditorInput {
  heading?: string;
  /** The public article, drawn by the page. */
  renderPreview: RenderPreview;
}

/** The editor 'Newsroom Content Manager'. */
export function ArticleEditor({ heading, renderPreview, ...input }: Props) {
  const editing = useArticleEditor(input);
  const { state, dispatch, announcer, saving, drafts, undo, redo, previewed } = editing;
  const { present, openSection, savedSlug } = state;
  const [isPreviewing, setPreviewing] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [wantsLive, setWantsLive] = useState(false);
  const isLive = useMedia(query.livePreview) && wantsLive;
  const tools = useMemo(() => ({ dispatch, say: announcer.say }), [dispatch, announcer]);
  // What stands beside the form may lag behind the typing.
  const shownDraft = useDeferredValue(previewed);
  const shownArticle = useDeferredValue(present);
  const host = useHost();
  const isPublic = input.isPublic ?? false;

  const add = adding(tools);
  const edited = present.sections.findIndex(({ key }) => key === openSection);
  const opened = present.sections[edited];
  useShortcuts({
    save: saving.save,
    preview: () => setPreviewing(true),
    undo,
    redo,
    help: () => setHelpOpen(true),
    addSection: () => add.section(present.sections.length),
    addContent: () => opened && add.content(opened.key, opened.blocks.length),
  });

  const sidePanels = (
    <>
      <ChecksPanel article={shownArticle} id={saving.server.id} savedSlug={savedSlug} />
      <LooksPanel draft={shownDraft} host={host} />
    </>
  );
  return (
    <EditorContext value={tools}>
      <EditorHeader
        heading={heading}
        hasBack={!isPublic}
        saveLine={
          <SaveLine
            status={saving.status}
            isDirty={saving.isDirty}
            isInMemory={drafts.isInMemory}
            onCancel={saving.cancel}
          />
        }
        extra={<FileTools article={present} />}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        isLive={wantsLive}
        isSaving={saving.status.kind === 'saving'}
        onUndo={undo}
        onRedo={redo}
        onHelp={() => setHelpOpen(true)}
        onLive={() => setWantsLive(!wantsLive)}
        onPreview={() => setPreviewing(true)}
        onSave={saving.save}
      />
      <Columns data-live={isLive || undefined}>
        <Column>
          <EditorNotices editing={editing} isPublic={isPublic} />
          <InformationPanel
            article={present}
            picture={present.picture}
            savedSlug={savedSlug}
            errors={saving.fieldErrors}
          />
          <SectionsPanel
            sections={present.sections}
            openSection={openSection}
            unreadable={present.unreadable.sections}
          />
          <SidebarPanel items={present.sidebarItems} unreadable={present.unreadable.sidebarItems} />
          {isLive && sidePanels}
        </Column>
        {isLive ? (
          <Sticky>
            <LivePreview draft={shownDraft} edited={opened && edited + 1} renderPreview={renderPreview} />
          </Sticky>
        ) : (
          <Column>{sidePanels}</Column>
        )}
      </Columns>
      <AnnouncementLog announcer={announcer} />
      {isPreviewing && (
        <PreviewOverlay isDirty={saving.isDirty} onClose={() => setPreviewing(false)}>
          {renderPreview(previewed, 'screen')}
        </PreviewOverlay>
      )}
      <EditorDialogs editing={editing} isHelpOpen={isHelpOpen} onHelpClose={() => setHelpOpen(false)} />
    </EditorContext>
  );
}
