import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from './chunks';

it.each([
  ['admin/', ['/x/src/ui/dialog/Modal.tsx', '/x/src/features/admin/LoginForm.tsx']],
  ['admin/', ['/x/src/pages/admin/AdminApp.tsx']],
  ['admin/', ['/x/src/pages/PublicEditorPage.tsx']],
  ['embedded/', ['/x/mocks/embedded.ts']],
  ['embedded/', ['/x/src/features/qa/QaConsole.tsx']],
  ['embedded/', [join(import.meta.dirname, '../../mocks/embedded.ts')]],
  ['', ['/x/src/pages/CareersPage.tsx', '/x/src/ui/dialog/Modal.tsx']],
])("puts a chunk into the folder '%s'", (folder, modules) => {
  expect(folderOf(modules)).toBe(folder);
});
