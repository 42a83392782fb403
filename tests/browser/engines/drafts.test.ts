import { describe, expect, it } from 'vitest';
import type { Tab } from './drivers/tab';
import { engine, useBrowser } from './drivers/use-browser';
import { draftQuestion, signIn, title, writeArticle } from './steps';

const session = useBrowser();

/** Leaves the page, and confirms the editor's prompt about unsaved text. */
const leaveFor = (tab: Tab, path: string) =>
  tab.evaluate((to) => {
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
    location.assign(to);
  }, path);

/** Marks the page, to find out later whether it was restored from the back/forward cache. */
const markPage = (tab: Tab) =>
  tab.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { cameBack: persisted }));
  });
/** False after a reload, which drops the mark. */
const isSamePage = (tab: Tab) => tab.evaluate(() => 'cameBack' in window && window.cameBack === true);

/** Whether the engine puts the editor, which has an open database, into the back/forward cache. */
const CACHES_EDITOR = engine.name === 'webkit';

/** Restores the draft that the add page offers. */
async function restoreDraft(tab: Tab, name: string) {
  await tab.sees(draftQuestion);
  await tab.click({ role: 'button', name: 'Restore my draft', in: draftQuestion });
  await tab.hasValue(title, name);
}

describe('leaving a page with unsaved text by loading another URL', () => {
  it('offers the draft, stores further input, and logs out', async () => {
    const { tab } = await session.fresh();
    await signIn(tab);
    await writeArticle(tab, 'Left in a hurry', 'left-in-a-hurry');
    await leaveFor(tab, '/about');
    await tab.isAt('/about');
    await tab.open('/admin/add-article');
    await restoreDraft(tab, 'Left in a hurry');
    await tab.typeInto(title, 'Typed after that');
    await leaveFor(tab, '/about');
    await tab.isAt('/about');
    await tab.open('/admin/add-article');
    await restoreDraft(tab, 'Typed after that');
    await tab.click({ role: 'button', name: 'Logout' });
    await tab.click({ role: 'button', name: 'Leave', in: { role: 'alertdialog', name: 'Leave without saving?' } });
    await tab.click({ role: 'button', name: 'Delete them and log out' });
    await tab.sees({ role: 'heading', name: 'Admin Login' });
    await signIn(tab);
    await tab.open('/admin/add-article');
    await tab.sees({ text: 'No sections yet' });
    expect(await tab.isSeen(draftQuestion)).toBe(false);
  });

  it('restores the page with Back, and continues to store drafts', async () => {
    const { tab } = await session.fresh();
    await signIn(tab);
    await writeArticle(tab, 'Back and forth', 'back-and-forth');
    await markPage(tab);
    await leaveFor(tab, '/about');
    await tab.isAt('/about');
    await tab.back();
    await tab.isAt('/admin/add-article');
    await tab.untilLive();
    expect(await isSamePage(tab)).toBe(CACHES_EDITOR);
    if (!CACHES_EDITOR) await restoreDraft(tab, 'Back and forth');
    await tab.hasValue(title, 'Back and forth');
    await tab.typeInto(title, 'Typed after Back');
    await tab.sees({ text: 'Only on this device' });
    await tab.reload();
    await tab.untilLive();
    await restoreDraft(tab, 'Typed after Back');
    await tab.sees({ role: 'heading', name: 'Stored section' });
  });
});
