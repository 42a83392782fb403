/** @jsxRuntime classic */
// The manager bundles React, which does not work with another JSX runtime.
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { chapterOf } from '../stories/chapters';
import { CompPanel } from './comp-panel';
import { UsedByPanel } from './used-by-panel';

const COMP = 'mindwave/comp';

const panel = (title: string, render: (isOpen: boolean) => React.ReactNode) => ({
  type: types.PANEL as const,
  title,
  match: ({ viewMode }: { viewMode?: string | undefined }) => viewMode === 'story',
  render: ({ active = false }: { active?: boolean | undefined }) => <>{render(active)}</>,
});

addons.register('mindwave', () => {
  addons.add(
    COMP,
    panel('Comp', (isOpen) => <CompPanel isOpen={isOpen} />),
  );
  addons.add(
    'mindwave/used-by',
    panel('Used by', (isOpen) => isOpen && <UsedByPanel />),
  );
});

addons.setConfig({
  selectedPanel: COMP,
  layout: { bottomPanelHeight: 460 },
  layoutCustomisations: {
    // The welcome page needs the whole window.
    showPanel: ({ storyId = '' }, isShown) => (storyId.startsWith('docs-welcome') ? false : isShown),
  },
  sidebar: { renderLabel: ({ type, name }) => (type === 'root' ? (chapterOf(name) ?? name) : name) },
});
