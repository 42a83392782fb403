import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateIcons } from '~/ui/icons/generate';

/** Without what the formatter decides. */
const bare = (text: string) => text.replace(/[\s']+/g, '');

it('draws every icon as lucide does', async () => {
  for (const [name, text] of Object.entries(await generateIcons())) {
    expect(bare(readFileSync(`src/ui/icons/${name}`, 'utf8'))).toBe(bare(text));
  }
});
