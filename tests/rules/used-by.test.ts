import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { componentUsage } from '../../.storybook/component-usage';
import { sectionRegistry } from '../../src/sections/registry';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('Storybook finds a page for each kind of section', () => {
  const { components } = componentUsage(root);
  const sections = Object.entries(components).filter(
    ([name, { pages }]) => name.startsWith('sections/') && pages.length,
  );
  expect(sections).toHaveLength(Object.keys(sectionRegistry).length);
  expect(components['sections/banners/Hero']?.pages).toEqual(['home']);
});
