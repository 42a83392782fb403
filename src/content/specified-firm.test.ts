import { expect, it } from 'vitest';
import { footer, offices } from './contacts';
import { contentPages } from './pages';

const all = await Promise.all(
  Object.entries(contentPages).map(async ([path, load]) => ({ path, sections: (await load()).sections })),
);
const textOf = async (path: keyof typeof contentPages) => JSON.stringify((await contentPages[path]()).sections);

it('says what the firm does, for whom, and where it is', { tags: ['S1.firm'] }, async () => {
  const description = footer.companyInfo.description.join(' ');
  expect(description).toContain('solutions for complex business processes to customers across the United States');
  expect(description).toContain('offices in New Jersey, Atlanta and India');
  expect(offices.headquarters).toMatchObject({
    name: 'Corporate Headquarters',
    address: 'Alpharetta, Georgia, United States',
  });
  expect(offices.offshore).toMatchObject({ name: 'Offshore Development Center', address: 'Hyderabad, India' });
});

it('states the benefit on the home page and on About', { tags: ['S1.benefit'] }, async () => {
  const benefit = /save time and money, with no need to hire extra staff or train existing staff for highly technical/;
  expect(await textOf('/')).toMatch(benefit);
  expect(await textOf('/about')).toMatch(benefit);
});

/** The cards and panels of one kind on all pages. */
const cards = (...variants: string[]) =>
  all
    .flatMap(({ sections }) => sections)
    .flatMap((section) =>
      section.kind === 'cardGrid' && variants.includes(section.variant) ? [...section.cards] : [],
    );
const whyChooseUs = all
  .flatMap(({ sections }) => sections)
  .flatMap((section) => (section.kind === 'accordionPanel' && section.title === 'Why Choose Us' ? section.panels : []));

it.each([
  ['simple service cards', cards('number')],
  ['content cards', cards('feature', 'whyUs')],
  ['items of a solution section', cards('solution')],
])('gives %s a title and a description', { tags: ['S3.title-text'] }, (_what, items) => {
  expect(items.length).toBeGreaterThan(0);
  for (const item of items) {
    expect(item).toMatchObject({ title: expect.stringMatching(/\S/), text: expect.stringMatching(/\S/) });
  }
});

it('gives each item of Why Choose Us a title and its content', { tags: ['S3.title-text'] }, () => {
  expect(whyChooseUs.length).toBeGreaterThan(0);
  for (const { title, paragraphs, list = [] } of whyChooseUs) {
    expect(title).toMatch(/\S/);
    expect([...paragraphs, ...list].join('')).toMatch(/\S/);
  }
});
