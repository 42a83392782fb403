import { useDeferredValue } from 'react';
import styled from 'styled-components';
import { ChecksPanel } from '~/features/admin/editor/form/ChecksPanel';
import { InformationPanel } from '~/features/admin/editor/form/InformationPanel';
import { SidebarPanel } from '~/features/admin/editor/form/SidebarPanel';
import { SectionsPanel } from '~/features/admin/editor/form/sections/SectionsPanel';
import { LivePreview } from '~/features/admin/editor/preview/LivePreview';
import type { RenderPreview } from '~/features/admin/editor/preview/render-preview';
import { SnippetPanel } from '~/features/admin/editor/preview/SnippetPanel';
import { useClientValue } from '~/lib/hooks/use-client-value';
import { media } from '~/theme/media';
import { theme } from '~/theme/theme';
import { Stack } from '~/ui/layout';
import { EditorNotices } from './EditorNotices';
import type { ArticleEditing } from './use-article-editor';

interface Props {
  editing: ArticleEditing;
  isLive: boolean;
  isPublic: boolean;
  renderPreview: RenderPreview;
}

/** The form, and next to it the checks and snippets. A live preview takes their place, and they move below the form. */
export function EditorColumns({ editing, isLive, isPublic, renderPreview }: Props) {
  const { state, saving, previewed } = editing;
  const { present, openSection, savedSlug } = state;
  // Typing must stay fast, so everything next to the form may render later.
  const shownDraft = useDeferredValue(previewed);
  const shownArticle = useDeferredValue(present);
  const host = useClientValue(() => location.host, '');
  const openIndex = present.sections.findIndex(({ key }) => key === openSection);
  const sidePanels = (
    <>
      <ChecksPanel article={shownArticle} id={saving.server.id} savedSlug={savedSlug} />
      <SnippetPanel draft={shownDraft} host={host} />
    </>
  );
  return (
    <Columns data-live={isLive || undefined}>
      <Stack $gap="mPlus">
        <EditorNotices editing={editing} isPublic={isPublic} />
        <InformationPanel
          article={present}
          picture={present.picture}
          savedSlug={savedSlug}
          saved={saving.server.content}
          errors={saving.fieldErrors}
        />
        <SectionsPanel sections={present.sections} openSection={openSection} unreadable={present.unreadable.sections} />
        <SidebarPanel items={present.sidebarItems} unreadable={present.unreadable.sidebarItems} />
        {isLive && sidePanels}
      </Stack>
      {isLive ? (
        <Sticky>
          <LivePreview
            draft={shownDraft}
            edited={openIndex < 0 ? undefined : openIndex + 1}
            renderPreview={renderPreview}
          />
        </Sticky>
      ) : (
        <Stack $gap="mPlus">{sidePanels}</Stack>
      )}
    </Columns>
  );
}

const { space } = theme;

/** The live preview takes 47 % next to the form. */
const FORM_COLUMNS = 'minmax(0, 1fr) minmax(0, 0.94fr)';

/** The form takes almost two thirds, the tools take the rest. */
const TOOL_COLUMNS = 'minmax(0, 1.78fr) minmax(0, 1fr)';

/** Below the sticky header of the editor. */
const STICKY_TOP = '112px';

/** From 1200px on, the tools or the live preview are at the right of the form. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.mPlus} ${space.l};
  align-items: start;

  ${media.livePreview} {
    grid-template-columns: ${TOOL_COLUMNS};

    &[data-live] {
      grid-template-columns: ${FORM_COLUMNS};
    }
  }
`;

/** Stays below the sticky header while the form scrolls. */
const Sticky = styled.div`
  display: none;

  ${media.livePreview} {
    position: sticky;
    top: ${STICKY_TOP};
    display: block;
  }
`;
