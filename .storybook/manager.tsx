/** @jsxRuntime classic */
// The manager bundles React, which does not work with another JSX runtime.
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { chapterOf } from '../stories/chapters';
import { CompPanel } from './comp-panel';
import { UsedByPanel } from './used-by-panel';

const COMP = 'mindwave/comp';

/** Renders the panel only while it is open, because it contains a second copy of the story. */
const panel = (title: string, content: React.ReactNode) => ({
  type: types.PANEL as const,
  title,
  match: ({ viewMode }: { viewMode?: string | undefined }) => viewMode === 'story',
  render: ({ active }: { active?: boolean | undefined }) => (active ? <>{content}</> : null),
});

addons.register('mindwave', () => {
  addons.add(COMP, panel('Comp', <CompPanel />));
  addons.add('mindwave/used-by', panel('Used by', <UsedByPanel />));
});

addons.setConfig({
  selectedPanel: COMP,
  bottomPanelHeight: 460,
  layoutCustomisations: {
    // The welcome page needs the whole window.
    showPanel: ({ storyId = '' }, isShown) => (storyId.startsWith('docs-welcome') ? false : isShown),
  },
  sidebar: { renderLabel: ({ type, name }) => (type === 'root' ? (chapterOf(name) ?? name) : name) },
});
