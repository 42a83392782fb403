import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { compOf, compOfStory, pictureNames } from '../../stories/comps';
import { filesBelow } from './source-files';

const FOLDER = 'docs/comps';
const MAX_BYTES = 3_000_000;
/** Components without a comp: overview stories, and parts that are too small. */
const WITHOUT = [
  'docs-copy-deck',
  'docs-tokens',
  'docs-welcome',
  // Dialogs whose parts have comps: a form, a list and a comparison.
  'features-admin-account',
  'features-admin-earlier-versions',
  'features-screenreader',
  'shell-pageloading',
  'shell-scrolltotop',
  'ui-icon',
  'ui-tooltip',
];

/** Ids of all stories, as Storybook derives them from titles and exports. */
const storyIds = [...filesBelow('stories'), ...filesBelow('src/screens')]
  .filter((path) => path.endsWith('.stories.tsx'))
  .flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const title = /title: '([^']+)'/.exec(text)?.[1] ?? '';
    return [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => toId(title, storyNameFromExport(name)));
  });
const componentOf = (id: string) => id.split('--')[0] ?? '';

describe('comps of the stories', () => {
  it('names only stories and components that exist', () => {
    const known = new Set([...storyIds, ...storyIds.map(componentOf)]);
    expect(known.size).toBeGreaterThan(300);
    expect(Object.keys(compOfStory).filter((id) => !known.has(id))).toEqual([]);
  });

  it('has a comp for every component, apart from the listed exceptions', () => {
    const bare = [...new Set(storyIds.map(componentOf))].filter(
      (component) => !storyIds.some((id) => componentOf(id) === component && compOf(id)),
    );
    expect(bare.sort()).toEqual(WITHOUT);
  });

  it('has a file for every picture, and no other files', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(pictureNames.map((name) => `${name}.webp`).sort());
  });

  it(`limits the pictures to ${MAX_BYTES / 1e6} MB`, () => {
    expect(existsSync(`${FOLDER}/home.webp`)).toBe(true);
    const bytes = readdirSync(FOLDER).reduce((sum, name) => sum + statSync(`${FOLDER}/${name}`).size, 0);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });
});
