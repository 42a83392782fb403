import { expect } from '@playwright/test';
import { unique } from '../../support/servers/backend-client';
import { Client } from './client';
import { fieldsOf, statuses, test, times } from './clients';

test.describe('create with one slug', () => {
  test('two concurrent creates: one succeeds, the other is refused', async ({ clients: [one, two] }) => {
    const slug = unique('slug');
    const responses = await Promise.all([one.create(fieldsOf(slug, 'One')), two.create(fieldsOf(slug, 'Two'))]);
    expect(statuses(responses)).toEqual([201, 409]);
    expect(await one.withSlug(slug)).toHaveLength(1);
  });

  test('ten concurrent creates: exactly one succeeds', async ({ clients: [one] }) => {
    const slug = unique('slug');
    const responses = await Promise.all(times(10).map((n) => one.create(fieldsOf(slug, `Author ${n}`))));
    expect(statuses(responses)).toEqual([201, ...times(9).map(() => 409)]);
  });

  test('a create while another article claims the slug: one of them gets it', async ({ clients: [one, two] }) => {
    const { id, version } = await one.createArticle();
    const slug = unique('slug');
    const responses = await Promise.all([one.update(id, fieldsOf(slug), version), two.create(fieldsOf(slug))]);
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(1);
    expect(await one.withSlug(slug)).toHaveLength(1);
  });

  test('a create while the slug’s owner is deleted: never two articles', async ({ clients: [one, two] }) => {
    const { id, slug } = await one.createArticle();
    const [, creation] = await Promise.all([one.remove(id), two.create(fieldsOf(slug))]);
    expect(await one.withSlug(slug)).toHaveLength(creation.status === 201 ? 1 : 0);
  });

  test('a create while the slug’s owner changes its slug: never two articles', async ({ clients: [one, two] }) => {
    const { id, slug, version } = await one.createArticle();
    const [, creation] = await Promise.all([
      one.update(id, fieldsOf(unique('moved')), version),
      two.create(fieldsOf(slug)),
    ]);
    expect(await one.withSlug(slug)).toHaveLength(creation.status === 201 ? 1 : 0);
  });
});

test.describe('save twice', () => {
  test('one key, two concurrent saves: one article, returned to both', async ({ clients: [one] }) => {
    const [slug, key] = [unique('twice'), unique('key')];
    const responses = await Promise.all(times(2).map(() => one.create(fieldsOf(slug), key)));
    expect(statuses(responses)).toEqual([201, 201]);
    expect(responses[0]?.id).toBe(responses[1]?.id);
    expect(await one.withSlug(slug)).toHaveLength(1);
  });

  test('one key, ten saves: one article', async ({ clients: [one] }) => {
    const [slug, key] = [unique('ten'), unique('key')];
    const responses = await Promise.all(times(10).map(() => one.create(fieldsOf(slug), key)));
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect(await one.withSlug(slug)).toHaveLength(1);
  });

  test('one key for two different articles: one is created, the other is refused', async ({ clients: [one] }) => {
    const key = unique('key');
    const responses = await Promise.all(times(2).map(() => one.create(fieldsOf(unique('misused')), key)));
    expect(statuses(responses)).toEqual([201, 422]);
  });

  test('two keys for two articles: both are created', async ({ clients: [one, two] }) => {
    const slugs = [unique('two'), unique('two')] as const;
    await Promise.all([one.create(fieldsOf(slugs[0]), unique('key')), two.create(fieldsOf(slugs[1]), unique('key'))]);
    expect([...(await one.withSlug(slugs[0])), ...(await one.withSlug(slugs[1]))]).toHaveLength(2);
  });

  test('twenty concurrent saves: twenty articles with different ids', async ({ clients: [one, two] }) => {
    const slugs = times(20).map(() => unique('many'));
    const made = await Promise.all(slugs.map((slug, n) => (n % 2 ? one : two).create(fieldsOf(slug))));
    expect(new Set(made.map(({ id }) => id)).size).toBe(20);
    const stored = new Set((await one.list()).map(({ slug }) => slug));
    expect(slugs.filter((slug) => !stored.has(slug))).toEqual([]);
  });
});

test.describe('sessions', () => {
  test('a second sign-in does not end the first session', async ({ api, clients: [one] }) => {
    await Client.signIn(api);
    expect((await one.create(fieldsOf(unique('session')))).status).toBe(201);
  });

  test('ten concurrent sign-ins: ten working sessions', async ({ api }) => {
    const all = await Promise.all(times(10).map(() => Client.signIn(api)));
    expect(new Set(all.map(({ token }) => token)).size).toBe(10);
    const made = await Promise.all(all.map((client) => client.create(fieldsOf(unique('session')))));
    expect(new Set(statuses(made))).toEqual(new Set([201]));
  });

  test('an invalid token during an edit: it is refused and changes nothing', async ({ api, clients: [one] }) => {
    const { id, slug, version } = await one.createArticle();
    const stranger = new Client(api, 'garbage');
    const responses = await Promise.all([
      one.update(id, fieldsOf(slug, 'Ours'), version),
      stranger.update(id, fieldsOf(slug, 'Theirs'), version),
    ]);
    expect(statuses(responses)).toEqual([200, 401]);
    expect((await one.read(id)).title).toBe('Ours');
  });
});

test.describe('leads and lists', () => {
  test('one lead sent twice with one key is stored once', async ({ clients: [one, two] }) => {
    const [company, key] = [unique('Lines'), unique('key')];
    const responses = await Promise.all([one.lead(company, key), two.lead(company, key)]);
    expect(statuses(responses)).toEqual([201, 201]);
    expect(await one.leads(company)).toBe(1);
  });

  test('thirty concurrent leads: all are stored', async ({ clients: [one] }) => {
    const company = unique('Lines');
    await Promise.all(times(30).map(() => one.lead(company, unique('key'))));
    expect(await one.leads(company)).toBe(30);
  });

  test('leads during article saves: all are stored', async ({ clients: [one, two] }) => {
    const company = unique('Lines');
    const slugs = times(10).map(() => unique('concurrent'));
    await Promise.all(
      slugs.flatMap((slug): Promise<unknown>[] => [one.create(fieldsOf(slug)), two.lead(company, unique('key'))]),
    );
    expect(await one.leads(company)).toBe(10);
    const stored = new Set((await one.list()).map(({ slug }) => slug));
    expect(slugs.every((slug) => stored.has(slug))).toBe(true);
  });

  test('lists during creates: each is complete and none gets shorter', async ({ clients: [one, two] }) => {
    const making = Promise.all(times(12).map(() => one.create(fieldsOf(unique('listed')))));
    const counts: number[] = [];
    for (const _ of times(8)) counts.push((await two.list()).length);
    await making;
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });
});
