import { beforeEach, describe, expect, it, vi } from 'vitest';
import { jobs as builtInJobs } from '~/content/jobs';
import type { Section } from '~contract/contract';
import { accounts, articles, jobs, leads } from './models';
import { HUGE_COUNT, startOf } from './qa/scenarios';

// The collection prints the problems that its schema finds.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

const section = { title: 'Text', content: [{ type: 'table', content: 'Words.' }] } as unknown as Section;

describe('a sample record that breaks the contract fails and names the field:', () => {
  it.each([
    [
      'a long title',
      () => articles.create({ title: 'x'.repeat(301) }),
      /article breaks openapi.yaml at title: maxLength/,
    ],
    ['a wrong date', () => articles.create({ date: '2026-02-30' }), / at date: format/],
    ['a slug that ends in a hyphen', () => articles.create({ slug: 'cut-' }), /slug: pattern/],
    ['a slug of another page', () => articles.create({ slug: 'admin' }), /slug: not/],
    ['a banner with an unsafe address', () => articles.create({ bannerImage: 'javascript:1' }), /bannerImage: anyOf/],
    ['an unknown kind of block', () => articles.create({ sections: [section] }), /sections\.0\.content\.0\.type: enum/],
    [
      'a job with a wrong date',
      () => jobs.create({ validThrough: 'soon' }),
      /job breaks openapi.yaml at validThrough: format/,
    ],
    ['a lead with a wrong address', () => leads.create({ email: 'nobody' }), /lead .* at email: pattern/],
    ['a blank password', () => accounts.create({ password: ' ' }), /account .* at password: pattern/],
  ])('%s', async (_, create, message) => {
    await expect(create()).rejects.toThrow(message);
  });

  it('a missing field', async () => {
    const { title: _, ...untitled } = await articles.create();
    await expect(articles.create({ ...untitled, title: undefined! })).rejects.toThrow(/title: required/);
  });
});

it('the built-in jobs and the articles of the huge scenario conform to the contract', async () => {
  await jobs.createAll(builtInJobs);
  const lists = startOf('huge').articles.map(({ sections, sidebarItems, ...article }) => ({
    ...article,
    sections: JSON.parse(sections),
    sidebarItems: JSON.parse(sidebarItems),
  }));
  expect(await articles.createAll(lists)).toHaveLength(HUGE_COUNT);
});
