import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { IconName as ContentIconName } from '~/content/model';
import { generateIcons } from '~/ui/icons/generate';
import type { IconName } from '~/ui/icon-names';

/** Without what the formatter decides. */
const bare = (text: string) => text.replace(/[\s']+/g, '');

it('draws every icon as lucide does', async () => {
  for (const [name, text] of Object.entries(await generateIcons())) {
    expect(bare(readFileSync(`src/ui/icons/${name}`, 'utf8'))).toBe(bare(text));
  }
});

it('has a drawing for every icon that content may name', () => {
  // Compiles only while the two unions are the same.
  const drawn = (name: ContentIconName): IconName => name;
  const named = (name: IconName): ContentIconName => name;
  expect(drawn('truck')).toBe(named('truck'));
});
