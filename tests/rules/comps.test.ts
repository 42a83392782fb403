import { readdirSync, readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { compOfStory, pictureNames } from '../../stories/comps';
import { filesBelow } from './source-files';

const FOLDER = 'docs/comps';

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

  it('has a file for every picture, and no other files', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(pictureNames.map((name) => `${name}.webp`).sort());
  });
});
