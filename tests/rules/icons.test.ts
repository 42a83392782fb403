import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { generateIcons } from '../../tools/generate-icons';

/** Removes differences in formatting. */
const bare = (text: string) => text.replace(/[\s']+/g, '');

it('every icon is the same as in lucide', async () => {
  for (const [name, text] of Object.entries(await generateIcons())) {
    expect(bare(readFileSync(`src/ui/icons/${name}`, 'utf8'))).toBe(bare(text));
  }
});
