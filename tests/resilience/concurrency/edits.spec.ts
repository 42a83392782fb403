import { expect } from '@playwright/test';
import { unique } from '../../support/servers/backend-client';
import { fieldsOf, statuses, test, times } from './clients';

test.describe('edit and edit', () => {
  test('concurrent edits of one version: one succeeds, the other is refused', async ({ clients: [one, two] }) => {
    const { id, slug, version } = await one.createArticle();
    const responses = await Promise.all([
      one.update(id, fieldsOf(slug, 'One'), version),
      two.update(id, fieldsOf(slug, 'Two'), version),
    ]);
    expect(statuses(responses)).toEqual([200, 412]);
    const { title } = await one.read(id);
    expect(title).toBe(responses[0].status === 200 ? 'One' : 'Two');
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
    const responses = await Promise.all(times(10).map((n) => one.update(id, fieldsOf(slug, `Editor ${n}`), version)));
    expect(statuses(responses)).toEqual([200, ...times(9).map(() => 412)]);
  });

  test('ten concurrent edits without versions: all get a response, and the result is one complete edit', async ({
    clients: [one],
  }) => {
    const { id, slug } = await one.createArticle();
    const responses = await Promise.all(times(10).map((n) => one.update(id, fieldsOf(slug, `Editor ${n}`))));
    expect(new Set(statuses(responses))).toEqual(new Set([200]));
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
    const responses = await Promise.all([
      one.update(a.id, fieldsOf(wanted), a.version),
      two.update(b.id, fieldsOf(wanted), b.version),
    ]);
    expect(statuses(responses)).toEqual([200, 409]);
    expect(await one.withSlug(wanted)).toHaveLength(1);
  });

  test('a chain of edits, each with the version of the last response: none is refused', async ({ clients: [one] }) => {
    const { id, slug, version } = await one.createArticle();
    let latest = version;
    for (const n of times(5)) {
      const response = await one.update(id, fieldsOf(slug, `Save ${n}`), latest);
      expect(response.status).toBe(200);
      latest = response.version;
    }
    expect((await one.read(id)).title).toBe('Save 4');
  });

  test('the same change by two editors at once: one is refused and the text is stored', async ({
    clients: [one, two],
  }) => {
    const { id, slug, version } = await one.createArticle();
    const responses = await Promise.all([one, two].map((it) => it.update(id, fieldsOf(slug, 'Same'), version)));
    expect(statuses(responses)).toEqual([200, 412]);
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
    const responses = await Promise.all([one.remove(id), two.remove(id)]);
    expect(responses.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 404)).toHaveLength(1);
  });

  test('sequential deletes: the second gets 404', async ({ clients: [one, two] }) => {
    const { id } = await one.createArticle();
    await one.remove(id);
    expect((await two.remove(id)).status).toBe(404);
  });

  test('ten concurrent deletes: exactly one succeeds', async ({ clients: [one] }) => {
    const { id } = await one.createArticle();
    const responses = await Promise.all(times(10).map(() => one.remove(id)));
    expect(responses.filter(({ status }) => status < 300)).toHaveLength(1);
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
