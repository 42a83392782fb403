import { useMemo, useReducer, useState } from 'react';
import type { Article } from '~/api/article';
import { messages } from '~/content/messages';
import { adminScreen } from '~/content/screens/admin';
import { Alert } from '~/ui/Alert';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { SignInDialog } from '~/features/admin/SignInDialog';
import { AnnouncementLog } from './AnnouncementLog';
import { createAnnouncer } from './announcer';
import { draftOf, draftOfArticle, editorArticle, emptyDraft, localToday, newKey } from './editor-article';
import { initialState } from './editor-actions';
import { EditorContext } from './editor-context';
import { EditorHeader } from './EditorHeader';
import { reduce } from './editor-state';
import { InformationPanel } from './InformationPanel';
import type { RenderPreview } from './preview';
import { PreviewOverlay } from './PreviewOverlay';
import { SaveLine } from './SaveLine';
import { SectionsPanel } from './SectionsPanel';
import { SidebarPanel } from './SidebarPanel';
import { useFocusTarget } from './use-focus-target';
import { useLeaving } from './use-leaving';
import { useObjectUrl } from './use-object-url';
import { useSaving } from './use-saving';
import { useShortcuts } from './use-shortcuts';

const words = adminScreen.editor;

interface Props {
  heading?: string;
  /** Missing for a new article. */
  article?: Article;
  version?: string;
  isPublic?: boolean;
  onSaved?: (stored: Article | undefined, wasNew: boolean) => void;
  /** The public article, drawn by the page. */
  renderPreview: RenderPreview;
  /** The backend's copy, when it arrives after the first paint. */
  fresh?: { article: Article; version: string | undefined };
}

/** The editor 'Newsroom Content Manager'. */
export function ArticleEditor({ heading, article, version, isPublic = false, onSaved, renderPreview }: Props) {
  const [start] = useState(() => (article ? draftOfArticle(article) : emptyDraft(localToday())));
  const [state, dispatch] = useReducer(reduce, start, (draft) => initialState(editorArticle(draft), article?.slug));
  const [announcer] = useState(createAnnouncer);
  const [isPreviewing, setPreviewing] = useState(false);
  const tools = useMemo(() => ({ dispatch, say: announcer.say }), [announcer]);
  const { present } = state;
  const saving = useSaving({
    state,
    dispatch,
    article,
    version,
    start,
    isPublic,
    onSaved: (stored, wasNew) => onSaved?.(stored, wasNew),
  });
  const leaving = useLeaving(saving.isDirty);
  const pictureUrl = useObjectUrl(present.picture?.blob);
  useFocusTarget(state.focus);

  const undo = () => {
    dispatch({ type: 'undo' });
    announcer.say(words.said.undone);
  };
  const redo = () => {
    dispatch({ type: 'redo' });
    announcer.say(words.said.redone);
  };
  useShortcuts({
    save: saving.save,
    preview: () => setPreviewing(true),
    undo,
    redo,
    help: () => undefined,
    addSection: () => dispatch({ type: 'addSection', key: newKey() }),
    addContent: () => state.openSection && dispatch({ type: 'addBlock', section: state.openSection, key: newKey() }),
  });

  const draft = draftOf(present);
  const previewed = pictureUrl ? { ...draft, bannerImage: pictureUrl } : draft;
  return (
    <EditorContext value={tools}>
      <EditorHeader
        heading={heading}
        hasBack={!isPublic}
        saveLine={<SaveLine status={saving.status} isDirty={saving.isDirty} isInMemory={false} />}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        isLive={false}
        isSaving={saving.isSaving}
        onUndo={undo}
        onRedo={redo}
        onHelp={() => undefined}
        onLive={() => undefined}
        onPreview={() => setPreviewing(true)}
        onSave={saving.save}
      />
      {saving.isSuccess && <Alert tone="ok">{messages.editor.saved}</Alert>}
      {saving.error && <Alert tone="danger">{saving.error}</Alert>}
      <InformationPanel
        article={present}
        picture={present.picture}
        savedSlug={state.savedSlug}
        errors={saving.fields}
      />
      <SectionsPanel
        sections={present.sections}
        openSection={state.openSection}
        unreadable={present.unreadable.sections}
      />
      <SidebarPanel items={present.sidebarItems} unreadable={present.unreadable.sidebarItems} />
      <AnnouncementLog announcer={announcer} />
      {isPreviewing && (
        <PreviewOverlay isDirty={saving.isDirty} onClose={() => setPreviewing(false)}>
          {renderPreview(previewed, 'screen')}
        </PreviewOverlay>
      )}
      <SignInDialog isOpen={saving.signIn.isOpen} onSignedIn={saving.signIn.done} onCancel={saving.signIn.cancel} />
      <ConfirmDialog
        isOpen={leaving.isAsking}
        title={adminScreen.leave.title}
        text={adminScreen.leave.text}
        confirmLabel={adminScreen.leave.leave}
        cancelLabel={adminScreen.leave.stay}
        onConfirm={leaving.leave}
        onCancel={leaving.stay}
      />
    </EditorContext>
  );
}
