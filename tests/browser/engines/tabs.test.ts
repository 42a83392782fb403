import { it } from 'vitest';
import { useBrowser } from './drivers/use-browser';
import { draftQuestion, save, signIn, title, writeArticle } from './steps';

const session = useBrowser();

it('an article saved in one tab appears in another tab', async () => {
  const { site, tab } = await session.fresh();
  const reader = await session.tab(site.origin);
  await reader.open('/newsroom');
  await reader.sees({ role: 'heading', level: 1 });
  await signIn(tab);
  await writeArticle(tab, 'From the other tab', 'from-the-other-tab');
  await save(tab);
  await tab.sees({ text: 'Article saved successfully!' });
  await reader.raw.toFront();
  await reader.sees({ role: 'link', name: '/From the other tab/' });
});

it('a draft and a saved article survive a restart of the browser', async () => {
  const { site, tab } = await session.fresh();
  await signIn(tab);
  await writeArticle(tab, 'Saved before the end', 'saved-before-the-end');
  await save(tab);
  await tab.sees({ role: 'heading', name: 'Newsroom Articles' });
  await writeArticle(tab, 'Typed before the end', 'typed-before-the-end');
  await tab.until('The draft is stored', () =>
    tab.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const opening = indexedDB.open('mindwave-drafts');
          opening.onsuccess = () => {
            const database = opening.result;
            if (!database.objectStoreNames.contains('drafts')) return resolve(false);
            const counting = database.transaction('drafts').objectStore('drafts').count();
            counting.onsuccess = () => {
              database.close();
              resolve(counting.result > 0);
            };
          };
        }),
    ),
  );
  await session.restart();
  const again = await session.tab(site.origin);
  await again.open('/newsroom/saved-before-the-end');
  await again.sees({ role: 'heading', name: 'Saved before the end' });
  await signIn(again);
  await again.open('/admin/add-article');
  await again.sees(draftQuestion);
  await again.click({ role: 'button', name: 'Restore my draft', in: draftQuestion });
  await again.hasValue(title, 'Typed before the end');
});
