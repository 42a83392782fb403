import { expect, test as base } from '@playwright/test';
import { removeDirectory, startServer, temporaryDirectory } from '../../support/mock-server-process';
import { unique } from '../../support/backend-client';
import { Client, type Fields } from './client';

/** Two clients use the json-server mock concurrently or in turn; nothing is lost, duplicated or mixed up. */
const test = base.extend<{ clients: readonly [Client, Client] }, { api: string }>({
  api: [
    async ({ browserName: _browserName }, use) => {
      const directory = await temporaryDirectory();
      const server = await startServer({ DATA_DIR: directory, CONTACTS_PER_MINUTE: '1000000' });
      await use(server.url);
      await server.end();
      await removeDirectory(directory);
    },
    { scope: 'worker' },
  ],
  clients: async ({ api }, use) => use([await Client.signIn(api), await Client.signIn(api)]),
});

const times = (count: number) => Array.from({ length: count }, (_, number) => number);
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).sort();
const fieldsOf = (slug: string, title = slug): Fields => ({ title, slug, text: `Words of ${title}.` });

test.describe('edit and edit', () => {
  test('concurrent edits of one version: one succeeds, the other is refused', async ({ clients: [one, two] }) => {
    const { id, slug, version } = await one.createArticle();
    const answers = await Promise.all([
      one.update(id, fieldsOf(slug, 'One'), version),
      two.update(id, fieldsOf(slug, 'Two'), version),
    ]);
    expect(statuses(answers)).toEqual([200, 412]);
    const { title } = await one.read(id);
    expect(title).toBe(answers[0].status === 200 ? 'One' : 'Two');
  });

  test('sequential edits of one version: the first is preserved', async ({ clients: [one, two] }) => {
    const { id, slug, version } = await one.createArticle();
    await one.update(id, fieldsOf(slug, 'First'), version);
    expect((await two.update(id, fieldsOf(slug, 'Second'), version)).status).toBe(412);
    expect((await one.read(id)).title).toBe('First');
  });

  test('sequential edits with a read in between: both succeed', async ({ clients: [one, two] }) => {
    const { id, slug, version } = await one.createArticle();
    await one.update(id, fieldsOf(slug, 'First'), version);
    const { version: newer } = await two.read(id);
    expect((await two.update(id, fieldsOf(slug, 'Second'), newer)).status).toBe(200);
    expect((await one.read(id)).title).toBe('Second');
  });

  test('concurrent edits without versions: the result is one of the two, never a mixture', async ({
    clients: [one, two],
  }) => {
    const { id, slug } = await one.createArticle();
    await Promise.all([one.update(id, fieldsOf(slug, 'One')), two.update(id, fieldsOf(slug, 'Two'))]);
    const { title, text } = await one.read(id);
    expect(['One', 'Two']).toContain(title);
    expect(text).toBe(fieldsOf(slug, title).text);
  });

  test('ten concurrent edits of one version: exactly one succeeds', async ({ clients: [one] }) => {
    const { id, slug, version } = await one.createArticle();
    const answers = await Promise.all(times(10).map((n) => one.update(id, fieldsOf(slug, `Editor ${n}`), version)));
    expect(statuses(answers)).toEqual([200, ...times(9).map(() => 412)]);
  });

  test('ten concurrent edits without versions: all get a response, and the result is one complete edit', async ({
    clients: [one],
  }) => {
    const { id, slug } = await one.createArticle();
    const answers = await Promise.all(times(10).map((n) => one.update(id, fieldsOf(slug, `Editor ${n}`))));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    const { title, text } = await one.read(id);
    expect(text).toBe(`Words of ${title}.`);
  });

  test('concurrent edits of two articles: both are stored', async ({ clients: [one, two] }) => {
    const [a, b] = [await one.createArticle(), await two.createArticle()];
    await Promise.all([
      one.update(a.id, fieldsOf(a.slug, 'A'), a.version),
      two.update(b.id, fieldsOf(b.slug, 'B'), b.version),
    ]);
    expect([(await one.read(a.id)).title, (await one.read(b.id)).title]).toEqual(['A', 'B']);
  });

  test('an edit of an older version is refused after another editor changed the slug', async ({
    clients: [one, two],
  }) => {
    const { id, slug, version } = await one.createArticle();
    const renamed = unique('renamed');
    await one.update(id, fieldsOf(renamed), version);
    expect((await two.update(id, fieldsOf(slug, 'Late'), version)).status).toBe(412);
    expect((await one.read(id)).slug).toBe(renamed);
  });

  test('two articles claim one slug concurrently: one gets it', async ({ clients: [one, two] }) => {
    const [a, b] = [await one.createArticle(), await two.createArticle()];
    const wanted = unique('wanted');
    const answers = await Promise.all([
      one.update(a.id, fieldsOf(wanted), a.version),
      two.update(b.id, fieldsOf(wanted), b.version),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    expect(await one.withSlug(wanted)).toHaveLength(1);
  });

  test('a chain of edits, each with the version of the last response: none is refused', async ({ clients: [one] }) => {
    const { id, slug, version } = await one.createArticle();
    let latest = version;
    for (const n of times(5)) {
      const answer = await one.update(id, fieldsOf(slug, `Save ${n}`), latest);
      expect(answer.status).toBe(200);
      latest = answer.version;
    }
    expect((await one.read(id)).title).toBe('Save 4');
  });

  test('the same change by two editors at once: one is refused and the text is stored', async ({
    clients: [one, two],
  }) => {
    const { id, slug, version } = await one.createArticle();
    const answers = await Promise.all([one, two].map((it) => it.update(id, fieldsOf(slug, 'Same'), version)));
    expect(statuses(answers)).toEqual([200, 412]);
    expect((await one.read(id)).title).toBe('Same');
  });
});

test.describe('edit and delete', () => {
  test('an edit after a delete returns 404 and does not restore the article', async ({ clients: [one, two] }) => {
    const { id, slug, version } = await one.createArticle();
    await one.remove(id);
    expect((await two.update(id, fieldsOf(slug, 'Late'), version)).status).toBe(404);
    expect(await one.withSlug(slug)).toEqual([]);
  });

  test('an edit without a version after a delete returns 404 and does not restore the article', async ({
    clients: [one, two],
  }) => {
    const { id, slug } = await one.createArticle();
    await one.remove(id);
    expect((await two.update(id, fieldsOf(slug, 'Late'))).status).toBe(404);
    expect(await one.withSlug(slug)).toEqual([]);
  });

  test('a client that read an older version can delete an edited article', async ({ clients: [one, two] }) => {
    const { id, slug, version } = await one.createArticle();
    await one.update(id, fieldsOf(slug, 'Edited'), version);
    expect((await two.remove(id)).status).toBeLessThan(300);
    expect(await one.withSlug(slug)).toEqual([]);
  });

  test('a concurrent delete and edit: the article is gone, whatever the edit returned', async ({
    clients: [one, two],
  }) => {
    const { id, slug, version } = await one.createArticle();
    const [edit, removal] = await Promise.all([one.update(id, fieldsOf(slug, 'Edited'), version), two.remove(id)]);
    expect([200, 404]).toContain(edit.status);
    expect(removal.status).toBeLessThan(300);
    expect(await one.withSlug(slug)).toEqual([]);
  });

  test('one delete among five concurrent edits: the article is gone', async ({ clients: [one, two] }) => {
    const { id, slug } = await one.createArticle();
    await Promise.all([...times(5).map((n) => one.update(id, fieldsOf(slug, `Edit ${n}`))), two.remove(id)]);
    expect(await one.withSlug(slug)).toEqual([]);
  });

  test('a read during a delete returns the complete article or 404', async ({ clients: [one, two] }) => {
    const { id, slug } = await one.createArticle();
    const [, ...reads] = await Promise.all([one.remove(id), ...times(8).map(() => two.read(id))]);
    for (const { status, text } of reads) expect([`200 Words of ${slug}.`, '404 ']).toContain(`${status} ${text}`);
  });
});

test.describe('delete and delete', () => {
  test('concurrent deletes: one succeeds, the other gets 404', async ({ clients: [one, two] }) => {
    const { id } = await one.createArticle();
    const answers = await Promise.all([one.remove(id), two.remove(id)]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(1);
  });

  test('sequential deletes: the second gets 404', async ({ clients: [one, two] }) => {
    const { id } = await one.createArticle();
    await one.remove(id);
    expect((await two.remove(id)).status).toBe(404);
  });

  test('ten concurrent deletes: exactly one succeeds', async ({ clients: [one] }) => {
    const { id } = await one.createArticle();
    const answers = await Promise.all(times(10).map(() => one.remove(id)));
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  });

  test('concurrent deletes of two articles: both are gone', async ({ clients: [one, two] }) => {
    const [a, b] = [await one.createArticle(), await two.createArticle()];
    await Promise.all([one.remove(a.id), two.remove(b.id)]);
    expect([...(await one.withSlug(a.slug)), ...(await one.withSlug(b.slug))]).toEqual([]);
  });

  test('a slug can be reused after a delete: the article is new, and the old id returns 404', async ({
    clients: [one, two],
  }) => {
    const { id, slug } = await one.createArticle();
    await one.remove(id);
    const again = await two.create(fieldsOf(slug));
    expect(again.status).toBe(201);
    expect(again.id).not.toBe(id);
    expect((await one.read(id)).status).toBe(404);
  });
});

test.describe('create with one slug', () => {
  test('two concurrent creates: one succeeds, the other is refused', async ({ clients: [one, two] }) => {
    const slug = unique('slug');
    const answers = await Promise.all([one.create(fieldsOf(slug, 'One')), two.create(fieldsOf(slug, 'Two'))]);
    expect(statuses(answers)).toEqual([201, 409]);
    expect(await one.withSlug(slug)).toHaveLength(1);
  });

  test('ten concurrent creates: exactly one succeeds', async ({ clients: [one] }) => {
    const slug = unique('slug');
    const answers = await Promise.all(times(10).map((n) => one.create(fieldsOf(slug, `Author ${n}`))));
    expect(statuses(answers)).toEqual([201, ...times(9).map(() => 409)]);
  });

  test('a create while another article claims the slug: one of them gets it', async ({ clients: [one, two] }) => {
    const { id, version } = await one.createArticle();
    const slug = unique('slug');
    const answers = await Promise.all([one.update(id, fieldsOf(slug), version), two.create(fieldsOf(slug))]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
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
    const answers = await Promise.all(times(2).map(() => one.create(fieldsOf(slug), key)));
    expect(statuses(answers)).toEqual([201, 201]);
    expect(answers[0]?.id).toBe(answers[1]?.id);
    expect(await one.withSlug(slug)).toHaveLength(1);
  });

  test('one key, ten saves: one article', async ({ clients: [one] }) => {
    const [slug, key] = [unique('ten'), unique('key')];
    const answers = await Promise.all(times(10).map(() => one.create(fieldsOf(slug), key)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await one.withSlug(slug)).toHaveLength(1);
  });

  test('one key for two different articles: one is created, the other is refused', async ({ clients: [one] }) => {
    const key = unique('key');
    const answers = await Promise.all(times(2).map(() => one.create(fieldsOf(unique('misused')), key)));
    expect(statuses(answers)).toEqual([201, 422]);
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
    const answers = await Promise.all([
      one.update(id, fieldsOf(slug, 'Ours'), version),
      stranger.update(id, fieldsOf(slug, 'Theirs'), version),
    ]);
    expect(statuses(answers)).toEqual([200, 401]);
    expect((await one.read(id)).title).toBe('Ours');
  });
});

test.describe('leads and lists', () => {
  test('one lead sent twice with one key is stored once', async ({ clients: [one, two] }) => {
    const [company, key] = [unique('Lines'), unique('key')];
    const answers = await Promise.all([one.lead(company, key), two.lead(company, key)]);
    expect(statuses(answers)).toEqual([201, 201]);
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
