import { describe, expect, it } from 'vitest';
import { WORDS } from '../../support/servers/backend-client';
import { removeDirectory, startServer, temporaryDirectory } from '../../support/servers/mock-server-process';
import { useBrowser } from './drivers/use-browser';
import { makePicture, save, signIn, writeArticle } from './steps';

const session = useBrowser();

describe.each(['the embedded backend', 'json-server'])('an article with a banner image, %s', (backend) => {
  it('is saved by an admin and read by a visitor', async () => {
    const DATA_DIR = await temporaryDirectory();
    const server = backend === 'json-server' ? await startServer({ DATA_DIR }) : undefined;
    try {
      const { site, tab } = await session.fresh(server ? { API_URL: server.url, CONTACT_FORM: 'api' } : {});
      await signIn(tab);
      await writeArticle(tab, 'Harbor news', 'harbor-news');
      await tab.raw.chooseFile('input[type=file]:not([hidden])', await makePicture());
      await tab.sees({ role: 'img', name: 'Chosen banner' });
      await save(tab);
      await tab.sees({ text: 'Article saved successfully!' });
      const visitor = await session.tab(site.origin);
      await visitor.open('/newsroom/harbor-news');
      await visitor.sees({ role: 'heading', name: 'Harbor news' });
      await visitor.sees({ text: WORDS });
      await visitor.scrollThrough();
      expect(await visitor.brokenImages()).toEqual([]);
      await visitor.until('The banner is loaded', () =>
        visitor.evaluate(() =>
          [...document.querySelectorAll('main img')].some(
            (image) =>
              image instanceof HTMLImageElement &&
              /^data:|\/uploads\//.test(image.currentSrc) &&
              image.naturalWidth > 100,
          ),
        ),
      );
    } finally {
      await server?.end();
      await removeDirectory(DATA_DIR);
    }
  });
});
