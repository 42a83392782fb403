import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test';
import { forCi } from '../support/sample';

/** Text that prints on a dark background, or is too light for white paper. */
const unprintable = (page: Page) =>
  page.evaluate(() => {
    const light = (color: string) => {
      const [r = 255, g = 255, b = 255, alpha = 1] = color.match(/[\d.]+/g)?.map(Number) ?? [];
      return alpha === 0 ? undefined : (r + g + b) / 3;
    };
    const backgroundOf = (element: Element | null): number => {
      if (!element) return 255;
      return light(getComputedStyle(element).backgroundColor) ?? backgroundOf(element.parentElement);
    };
    return [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => backgroundOf(element) < 180 || (light(getComputedStyle(element).color) ?? 0) > 130)
      .map((element) => element.textContent?.trim().slice(0, 40));
  });

for (const [index, path] of ['/newsroom/sample', '/careers/job/react-developer', '/technologies'].entries()) {
  test(
    `${path} prints black on white in both themes, with the answers open and without screen-only controls`,
    forCi(index > 0),
    async ({ open }) => {
      const page = await open(path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ media: 'print', colorScheme });
        await expect.poll(() => unprintable(page)).toEqual([]);
      }
      for (const answer of await page.getByRole('main').locator('details > :not(summary)').all()) {
        expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
      }
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('navigation')).toHaveCount(0);
    },
  );
}

test('the heroes of the home page print black in both themes', forCi(true), async ({ open }) => {
  const page = await open('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme });
    for (const name of [/promise in transit/, /^Money that keeps moving/])
      await expect(page.getByRole('heading', { name })).toHaveCSS('color', 'rgb(0, 0, 0)');
  }
});

/** Firefox does not fragment a grid or flex item: it moves the item to the next page, or cuts a line in two. */
for (const [path, text] of [
  ['/newsroom/sample', 'article :is(p, li)'],
  ['/case-studies/air-cargo-platform', 'h3 + p, h2 + ul > li'],
  ['/technologies', 'details :is(p, li)'],
] as const) {
  test(`the printed text of ${path} breaks between lines or stays on one page`, async ({ open }) => {
    const page = await open(path);
    await page.emulateMedia({ media: 'print' });
    const { count, inCells } = await page.evaluate((selector) => {
      const staysWhole = (element: Element) => getComputedStyle(element).breakInside === 'avoid';
      const texts = [...document.querySelectorAll(`main :is(${selector})`)].filter((element) =>
        element.checkVisibility(),
      );
      const isCut = (element: Element) => {
        const boxes: Element[] = [];
        for (let box: Element | null = element.parentElement; box && !box.matches('main'); box = box.parentElement)
          boxes.push(box);
        const whole = boxes.findLastIndex(staysWhole);
        return boxes.slice(whole + 1).some((box) => /grid|flex/.test(getComputedStyle(box).display));
      };
      const wrong = texts.filter((element) => !staysWhole(element) || isCut(element));
      return { count: texts.length, inCells: wrong.map((element) => element.textContent?.slice(0, 40)) };
    }, text);
    expect(count).toBeGreaterThan(5);
    expect(inCells).toEqual([]);
  });
}

for (const [path, link, address] of [
  ['/newsroom/sample', 'See shipment management', 'https://www.mindwave.example/industries/'],
  ['/newsroom/claims-in-fewer-stops', 'See insurance technology', 'https://www.mindwave.example/industries/insurance'],
  ['/case-studies/air-cargo-platform', 'See the service', 'https://www.mindwave.example/industries/logistics'],
] as const) {
  test(`${path} prints its banner once and full addresses, and nothing that only a screen can use`, async ({
    open,
  }) => {
    const page = await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    const anchor = page.getByRole('main').getByRole('link', { name: link });
    expect(await anchor.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(address);
    const { used, floating, banners } = await page.evaluate(() => {
      const seen = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility());
      const text = (element: Element) => element.textContent?.trim();
      const [banner] = document.querySelectorAll<HTMLImageElement>('main img');
      return {
        used: seen.filter((element) => element.matches('button, input, nav, footer a:not([href^=mailto])')).map(text),
        floating: seen.filter((element) => /fixed|sticky/.test(getComputedStyle(element).position)).map(text),
        banners: seen.filter((element) => element instanceof HTMLImageElement && element.src === banner?.src).length,
      };
    });
    expect({ used, floating, banners }).toEqual({ used: [], floating: [], banners: 1 });
  });
}

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('buttons have borders, icons a colour, and the current page, the active filter and focus an indicator', async ({
    open,
  }) => {
    const page = await open('/case-studies');
    const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const buttons = page.locator('header a, main :is(button, a)').filter({ hasText: /Contact Us|Web Application|All/ });
    for (const button of await buttons.all()) {
      if (!(await button.isVisible())) continue;
      const { borderTopStyle, borderTopWidth, color, backgroundColor } = await button.evaluate((element) => {
        const style = getComputedStyle(element);
        return {
          borderTopStyle: style.borderTopStyle,
          borderTopWidth: style.borderTopWidth,
          color: style.color,
          backgroundColor: style.backgroundColor,
        };
      });
      expect(borderTopStyle).toBe('solid');
      expect(Number.parseFloat(borderTopWidth)).toBeGreaterThan(0);
      expect(color).not.toBe(backgroundColor);
    }
    const filters = page.getByRole('main').locator('button[aria-pressed]');
    const look = (pressed: boolean) =>
      filters
        .and(page.locator(`[aria-pressed="${pressed}"]`))
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await look(true)).not.toBe(await look(false));
    await page.keyboard.press('Tab');
    await filters.first().focus();
    await expect(filters.first()).toHaveCSS('outline-style', 'solid');
    const mark = page.locator('header nav [data-current]').first();
    expect(await mark.evaluate((element) => getComputedStyle(element, '::after').backgroundColor)).not.toBe(background);
  });
});
