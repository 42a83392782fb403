import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { articlePage } from './article-page';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

it('shows the shell if the cached settings cannot be read', async () => {
  const network = vi.fn();
  vi.stubGlobal('fetch', network);
  for (const text of ['<h1>Accept our terms</h1>', 'null']) {
    const page = articlePage(new Request('https://www.mindwave.example/newsroom/one'), new Response(text), 4000);
    await expect(page).resolves.toBeUndefined();
  }
  expect(network).not.toHaveBeenCalled();
});
