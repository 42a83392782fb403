/** Prints as JSON which limits the client and the embedded mock enforce. `document-drives.test.ts` runs it in a copy of the project. */
import { editorArticle, emptyDraft } from '~/features/admin/editor/model/editor-article';
import { refusalOf } from '~/features/admin/editor/saving/save-rules';
import { MAX_LENGTH } from '~/features/leads/callback/callback-rules';
import { createBackend } from '~mocks/backend/backend';
import { memoryStorage } from '~mocks/backend/memory-storage';
import { mockFetchHandler } from '~mocks/fetch-handler';

const editorRefuses = (change: object) =>
  refusalOf(editorArticle({ ...emptyDraft('2026-11-20'), title: 'A', slug: 'a', ...change }), {}) !== undefined;

const handle = mockFetchHandler(createBackend({ storage: memoryStorage() }));
const lead = { name: 'x'.repeat(34), email: 'a@b.example', mobile: '1', company: 'C' };
const response = await handle(
  new Request('http://localhost/api/contact', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
  }),
);

console.log(
  JSON.stringify({
    nameField: MAX_LENGTH.name,
    editorRefusesUnderscore: editorRefuses({ slug: 'a_b' }),
    editorRefusesLongTitle: editorRefuses({ title: 'x'.repeat(251) }),
    embeddedStatus: response.status,
    embeddedErrors: (await response.json()).errors ?? null,
  }),
);
