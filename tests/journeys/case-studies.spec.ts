import type { Page } from '@playwright/test';
import { caseStudies } from '~/content/case-studies';
import { projects } from '~/content/vision-and-mission';
import { expect, test } from '../support/browser/test';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter case studies' }).getByRole('button', { name });
const mainTitle = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('case studies', () => {
  test('can be filtered by category; the URL has the filter, and Back undoes it', {
    tag: ['@S2.cases.filter', '@S4.cases.filter'],
  }, async ({ open }) => {
    const page = await open('/case-studies');
    await expect(cards(page)).toHaveCount(4);
    await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
    await filter(page, 'Mobile App').click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page).toHaveURL(/\?category=mobile-app$/);
    await filter(page, 'Web Application').click();
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByRole('status').filter({ hasText: '3 case studies' })).toBeAttached();
    await page.goBack();
    await expect(filter(page, 'Mobile App')).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(cards(page)).toHaveCount(2);
    await filter(page, 'All').click();
    await expect(page).toHaveURL(/\/case-studies$/);
  });

  test('open from the list and show every part', { tag: ['@S2.cases.cards', '@S2.cases.detail'] }, async ({ open }) => {
    const page = await open('/case-studies');
    for (const study of caseStudies) {
      await cards(page).getByRole('link', { name: study.title }).click();
      await expect(mainTitle(page)).toHaveText(study.title);
      await expect(page).toHaveURL(new RegExp(`/case-studies/${study.id}$`));
      for (const name of [
        'Overview',
        'Challenges',
        'Design Phase',
        'Development Phase',
        'Deployment Phase',
        'Results',
        'Tech Stack',
      ]) {
        await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      }
      const { designPhase, developmentPhase, techStack } = study;
      for (const text of [
        study.overview,
        ...study.challenges,
        designPhase.conclusion,
        ...designPhase.features.map(({ description }) => description),
        ...developmentPhase.features.map(({ description }) => description),
        developmentPhase.conclusion,
        study.deploymentPhase,
        ...study.results,
        ...techStack.map(({ items }) => items.join(', ')),
      ]) {
        await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
      }
      await page.goBack();
      await expect(cards(page)).toHaveCount(4);
    }
  });

  test('show each feature’s image on the side that the content specifies', async ({ open }) => {
    const page = await open('/case-studies/air-cargo-platform');
    for (const { title, isImageFirst } of caseStudies[0]?.developmentPhase.features ?? []) {
      const heading = page.getByRole('heading', { level: 3, name: title });
      const left = await heading.evaluate((element) => element.getBoundingClientRect().left);
      const picture = await heading.evaluate(
        (element) => element.parentElement?.previousElementSibling?.getBoundingClientRect().left ?? 0,
      );
      expect(picture < left, title).toBe(isImageFirst);
    }
  });
});

test.describe('Vision and Mission', () => {
  for (const { id, heading, title, next } of projects) {
    test(`${title} shows its phases and a link to continue`, async ({ open }) => {
      const page = await open(`/projects/${id}`);
      await expect(mainTitle(page)).toHaveText(heading);
      await expect(page).toHaveTitle(`${title} | Mindwave`);
      await page.getByRole('link', { name: next.title }).click();
      await expect(page).toHaveURL(new RegExp(`${next.href}$`));
    });
  }
});
