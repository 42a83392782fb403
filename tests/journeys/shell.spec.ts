import type { Page } from '@playwright/test';
import { openCallback } from '../support/browser/callback-form';
import { afterFrames, expect, stopClock, test, untilLaidOut } from '../support/browser/test';

const header = (page: Page) => page.getByRole('banner');
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test('a page has header, main and footer; the home page starts at the top, others 73px below', {
  tag: ['@S2.layout.parts', '@S2.layout.padding', '@S9.top-padding'],
}, async ({ open }) => {
  const page = await open('/');
  const first = page.getByRole('main').locator('section').first();
  expect(await first.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  for (const path of ['/about', '/careers', '/newsroom']) {
    await page.goto(path);
    await expect(header(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const gap = await page.getByRole('main').evaluate((main) => {
      const box = main.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(main).paddingTop);
      return box + window.scrollY;
    });
    expect(gap, path).toBe(73);
  }
});

test('the hamburger shows up to 992 pixels, the menu from 993', {
  tag: ['@S2.mobile.hamburger', '@S9.breakpoint'],
}, async ({ open }) => {
  const page = await open('/about');
  const burger = page.getByRole('button', { name: 'Open menu' });
  const industries = header(page).getByRole('link', { name: 'Industries', exact: true });
  await page.setViewportSize({ width: 993, height: 800 });
  await expect(burger).toBeHidden();
  await expect(industries).toBeVisible();
  await page.setViewportSize({ width: 992, height: 800 });
  await expect(burger).toBeVisible();
  await expect(industries).toBeHidden();
});

test('the full menu locks scrolling, opens its groups on tap and closes with its overlay', {
  tag: ['@S2.mobile.hamburger', '@S2.mobile.lock', '@S2.mobile.group', '@S2.mobile.overlay'],
}, async ({ open }) => {
  const page = await open('/about');
  await page.setViewportSize({ width: 800, height: 900 });
  const menu = page.getByRole('dialog', { name: 'Main' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  await page.mouse.move(400, 600);
  await page.mouse.wheel(0, 600);
  await afterFrames(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  const banking = menu.getByRole('link', { name: 'Banking' });
  await expect(banking).toBeHidden();
  await menu.getByText('Industries', { exact: true }).click();
  await expect(banking).toBeVisible();
  await menu.getByText('Industries', { exact: true }).click();
  await expect(banking).toBeHidden();

  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const list = await menu.getByRole('navigation').boundingBox();
  if (!list) throw new Error('The menu has no list.');
  await page.mouse.click(list.x + list.width / 2, list.y + list.height - 4);
  await expect(menu).toBeHidden();
});

test('a link navigates and scrolls to the top 100 ms later', {
  tag: ['@S2.links.scroll-top', '@S2.home.info-button', '@S9.navigation-scroll'],
}, async ({ open, page }) => {
  await page.clock.install();
  await open('/');
  const scrolled = () => page.evaluate(() => window.scrollY);
  const button = page.getByRole('main').getByRole('link', { name: 'Get More Info' }).last();
  await button.scrollIntoViewIfNeeded();
  expect(await scrolled()).toBeGreaterThan(300);
  await stopClock(page);
  await button.click();
  await expect(page).toHaveURL(/\/services\/generative-ai$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Generative AI' })).toBeAttached();
  await page.clock.runFor(99);
  expect(await scrolled()).toBeGreaterThan(300);
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await scrolled()).toBe(0);
  }).toPass({ intervals: [500] });
});

test.describe('animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the header enters in 0.6 s, banners in steps of 0.2 s', {
    tag: ['@S9.animation.header', '@S9.animation.banner'],
  }, async ({ open }) => {
    const page = await open('/industries/banking');
    await expect(header(page)).toHaveCSS('animation-duration', '0.6s');
    const delays = await page
      .getByRole('heading', { level: 1 })
      .evaluate((title) =>
        [...(title.parentElement?.children ?? [])].map((part) => getComputedStyle(part).animationDelay),
      );
    expect(delays.length).toBeGreaterThan(1);
    expect(delays).toEqual(
      delays.map((_, i) => `${i === 0 ? 0 : Math.min(i, 3) * 0.2}s`.replace('0.6000000000000001', '0.6')),
    );
  });

  test('the footer rises once, when a fifth of it is visible', {
    tag: ['@S2.footer.entrance', '@S9.animation.footer'],
  }, async ({ open }) => {
    const page = await open('/about');
    await untilLaidOut(page);
    const footer = page.getByRole('contentinfo');
    const { top, height } = await footer.evaluate((element) => {
      const box = element.getBoundingClientRect();
      return { top: box.top + window.scrollY, height: box.height };
    });
    // A footer that the first frame of a scroll shows does not move.
    await scrollTo(page, top - 1000);
    await expect(footer).toHaveAttribute('data-entrance', 'waiting');
    await scrollTo(page, top - 800 + height * 0.1);
    await afterFrames(page);
    await expect(footer).toHaveAttribute('data-entrance', 'waiting');
    const pageHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(pageHeight, 'the page ends where the footer ends').toBe(Math.round(top + height));
    await scrollTo(page, top - 800 + height * 0.25);
    await expect(footer).toHaveAttribute('data-entrance', 'drawing');
    const timing = await footer.evaluate((element) => {
      const columns = element.querySelector('nav')?.parentElement;
      const copyright = [...element.querySelectorAll('span')].find(({ textContent }) => textContent?.startsWith('©'));
      const times = (part: Element | null | undefined) => {
        if (!part) return undefined;
        const { transitionDuration, transitionDelay } = getComputedStyle(part);
        return `${transitionDuration.split(',')[0]} after ${transitionDelay.split(',')[0]}`;
      };
      return {
        blocks: [...(columns?.children ?? [])].map(times),
        bottom: times(copyright?.parentElement?.parentElement) ?? '',
      };
    });
    expect(timing.blocks).toEqual(['0.7s after 0s', '0.7s after 0.15s', '0.7s after 0.3s', '0.7s after 0.45s']);
    expect(timing.bottom).toBe('0.7s after 0.4s');
    await scrollTo(page, 0);
    await expect(footer, 'once').toHaveAttribute('data-entrance', 'drawing');
  });

  test('a full-page screenshot shows the footer and the stations, although nobody has scrolled', async ({ open }) => {
    const page = await open('/industries/banking');
    await untilLaidOut(page);
    await page.screenshot({ fullPage: true });
    for (const name of ['Quick links', 'Locations'])
      await expect(page.getByRole('heading', { name }).locator('..')).toHaveCSS('opacity', '1');
    await expect(page.locator('main [data-animated]')).not.toHaveAttribute('data-entrance', 'waiting');
  });

  test('the footer appears at 400% zoom, where a fifth of it is more than the window', async ({ open, page }) => {
    await page.setViewportSize({ width: 320, height: 200 });
    await open('/about');
    await untilLaidOut(page);
    const columns = page.getByRole('heading', { name: 'Quick links' }).locator('..');
    await scrollTo(page, 10);
    await expect(columns).toHaveCSS('opacity', '0');
    await expect(async () => {
      await page.getByRole('contentinfo').getByText('All rights reserved').scrollIntoViewIfNeeded();
      await expect(columns).toHaveCSS('opacity', '1', { timeout: 2000 });
    }).toPass();
  });

  test('a line of stations is drawn once it is visible, even on a page that a link opens', async ({ open }) => {
    const page = await open('/industries/banking');
    const stations = page.locator('main [data-animated]');
    const drawsOnScroll = async () => {
      await expect(async () => {
        await scrollTo(page, 1);
        await scrollTo(page, 0);
        await expect(stations).toHaveAttribute('data-entrance', 'waiting', { timeout: 500 });
      }).toPass();
      // A navigation scrolls to the top after 100 ms, so the first attempt may be undone.
      await expect(async () => {
        await stations.scrollIntoViewIfNeeded();
        await expect(stations).toHaveAttribute('data-entrance', 'drawing', { timeout: 500 });
      }).toPass();
    };
    await drawsOnScroll();
    await scrollTo(page, 0);
    await expect(stations, 'once').toHaveAttribute('data-entrance', 'drawing');
    await header(page).getByRole('link', { name: 'Technologies' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /technolog/i })).toBeFocused();
    await drawsOnScroll();
  });

  test('the backdrop of a dialog fades in 500 ms and the page stays where it is', {
    tag: ['@S2.callback.lock', '@S9.dialog-backdrop'],
  }, async ({ open }) => {
    const page = await open('/');
    // The page may still move while the sections above the button are laid out.
    await untilLaidOut(page);
    const dialog = await openCallback(page);
    const fade = await dialog.evaluate((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element, '::backdrop');
      return `${transitionDuration} ${animationDuration}`;
    });
    expect(fade).toContain('0.5s');
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(20, 300);
    await page.mouse.wheel(0, 800);
    await afterFrames(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
});
