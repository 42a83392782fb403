import { expect, it } from 'vitest';
import { DEMO_ADMIN } from '~mocks/backend/backend';
import { articleWith, publish } from '../../support/admin/text-articles';
import { removeDirectory, startServer, temporaryDirectory } from '../../support/servers/mock-server-process';
import { badText } from '../text-of-editors';
import { useBrowser } from './drivers/use-browser';
import { signIn } from './steps';

const session = useBrowser();
const WIDTHS = [320, 390, 1440];

it.each([
  ['190 letters without a space', 'W', false, 'W'.repeat(190), 'W'.repeat(61)],
  ['Arabic', 'ش', true, 'شركة الشحن تصل اليوم. (2026)', 'شاهد الشحن الآن: اقرأ المزيد.'],
] as const)('%s: every place shows the whole text', async (_name, mark, isRtl, text, button) => {
  const DATA_DIR = await temporaryDirectory();
  const server = await startServer({ DATA_DIR });
  try {
    const id = await publish({ api: server.url, who: DEMO_ADMIN }, articleWith(text, button), 'text');
    const { tab } = await session.fresh({ API_URL: server.url });
    const wrong: string[] = [];
    const look = async (place: string, least: number) => {
      for (const width of WIDTHS) {
        await tab.raw.resize(width, 800);
        const found = await tab.evaluate(badText, [mark, isRtl] as const);
        expect(found.count, `${place} at ${width}px`).toBeGreaterThanOrEqual(least);
        wrong.push(...found.wrong.map((problem) => `${place} at ${width}px: ${problem}`));
      }
    };
    await tab.open('/newsroom/text');
    await tab.sees({ role: 'heading', level: 1 });
    await look('the article', 12);
    await signIn(tab);
    await tab.sees({ role: 'link', name: '/newsroom.text/' });
    await look('the dashboard', 1);
    await tab.open(`/admin/edit-article?id=${id}`);
    await tab.click({ role: 'button', name: 'Expand: Section 1' });
    await tab.sees({ label: '/^Section Title/' });
    await look('the editor', 12);
    expect(wrong).toEqual([]);
  } finally {
    await server.end();
    await removeDirectory(DATA_DIR);
  }
});
