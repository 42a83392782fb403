import fc from 'fast-check';
import { operationIds, operations } from '~contract/contract';
import { isBlank } from '~contract/text';
import { Api } from '../../../certifier/client/api';
import type { Call } from '../../../certifier/client/wire';
import { bodySchema } from '../../../certifier/document';
import { breaking, fitting } from '../../../certifier/inputs/arbitraries';
import { trialsOf } from '../../../certifier/inputs/trials';
import { saveButton, saved, signIn, writeArticle } from '../../support/admin/admin-steps';
import { expect, test } from '../../support/browser/test';
import { type RunningSite, startSite } from '../../support/servers/site';
import { modes } from './playwright.config';

/**
 * A second opinion on the contract: Prism, a third-party mock server that only knows openapi.yaml. It validates every
 * request and responds with the examples, or with values generated from the schemas.
 */
const { inputs, seed } = trialsOf();
const settings = { numRuns: inputs, seed };

function formOf(body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(body) as Record<string, string>)) form.append(name, value);
  return form;
}

/** A valid call. Prism has no sessions, so any bearer token works. */
function callOf(id: (typeof operationIds)[number], body: unknown): Call {
  const { body: kind, auth } = operations[id];
  return {
    id: '9',
    slug: 'claims-in-fewer-stops',
    session: '90be77',
    version: 2,
    ...(auth && { headers: { Authorization: 'Bearer anything' } }),
    ...(kind === 'json' && { json: body }),
    ...(kind === 'form' && { form: formOf(body) }),
  };
}

/**
 * Prism merges the patterns of an `allOf` into one that looks for each of them only at the start of a text
 * (mokkabonna/json-schema-merge-allof#44), so it refuses text that begins with a space or an invisible character.
 */
const isMergeable = (body: unknown) =>
  Object.values(Object(body)).every((text) => typeof text !== 'string' || text === '' || !isBlank([...text][0] ?? ''));

const bodyOf = (id: (typeof operationIds)[number]) =>
  operations[id].body === 'none' ? fc.constant(undefined) : fitting(bodySchema(id)).filter(isMergeable);

for (const { mode, url } of modes) {
  test.describe(`on Prism with openapi.yaml, ${mode}`, () => {
    test.describe.configure({ mode: 'serial' });
    let site: RunningSite;
    test.beforeAll(async () => {
      site = await startSite({ API_URL: url, CONTACT_FORM: 'api' });
    });
    test.afterAll(() => site.stop());

    for (const id of operationIds) {
      test(`${id}: generated inputs are accepted, and the responses match the document`, async () => {
        const api = new Api({ url });
        await fc.assert(
          fc.asyncProperty(bodyOf(id), async (body) => {
            const { status } = await api.call(id, callOf(id, body));
            expect(status).toBeLessThan(300);
          }),
          settings,
        );
      });
    }

    for (const id of ['requestContact', 'login'] as const) {
      test(`${id}: generated invalid inputs return 422`, async () => {
        const api = new Api({ url });
        await fc.assert(
          fc.asyncProperty(breaking(bodySchema(id)), async ({ value, field, how }) => {
            const { status } = await api.call(id, callOf(id, value));
            expect(status, `${field} is ${how}`).toBe(422);
          }),
          settings,
        );
      });
    }

    for (const id of ['createArticle', 'updateArticle', 'deleteArticle'] as const) {
      test(`${id}: a write without a token is refused`, async () => {
        const [body] = fc.sample(bodyOf(id), { ...settings, numRuns: 1 });
        const { status } = await new Api({ url }).call(id, { ...callOf(id, body), headers: {} });
        expect(status).toBe(401);
      });
    }

    test('a visitor requests a callback', async ({ open }) => {
      const page = await open(`${site.origin}/demo`);
      const form = page.getByRole('form', { name: 'Request a Callback' });
      await form.getByLabel('Name').fill('Priya Raman');
      await form.getByLabel('Company').fill('Harbor Freight Lines');
      await form.getByLabel('Work email').fill('priya@harbor.example');
      await form.getByLabel('Phone').fill('555 123 4567');
      await form.getByRole('button', { name: 'Request a Callback' }).click();
      await expect(page.getByText('Thank you! We will contact you soon.')).toBeVisible();
    });

    test('a reader opens the newsroom and an article', async ({ open }) => {
      const page = await open(`${site.origin}/newsroom`);
      await expect(page.getByRole('heading', { name: 'Latest articles' })).toBeVisible();
      await page.goto(`${site.origin}/newsroom/claims-in-fewer-stops`);
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      if (mode === 'static') {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Claims in fewer stops');
        await expect(page.getByText('Most of it was waiting.')).toBeVisible();
      }
    });

    test('an editor signs in and publishes', async ({ page }) => {
      await signIn(page, site.origin);
      await writeArticle(page, 'A second opinion', { site: site.origin });
      await saveButton(page).click();
      await expect(saved(page)).toBeVisible();
    });
  });
}
