import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderOf } from './chunks';

it.each([
  ['admin/', ['/x/src/ui/dialog/Modal.tsx', '/x/src/features/admin/LoginForm.tsx']],
  ['admin/', ['/x/src/screens/admin/page.tsx']],
  ['admin/', ['/x/src/screens/public-editor/page.tsx']],
  ['embedded/', ['/x/mocks/embedded.ts']],
  ['embedded/', ['/x/src/features/qa/QaConsole.tsx']],
  ['embedded/', [join(import.meta.dirname, '../../mocks/embedded.ts')]],
  ['embedded/', [join(import.meta.dirname, '../../contract/article-links.ts')]],
  ['', ['/x/src/screens/careers/page.tsx', '/x/src/ui/dialog/Modal.tsx']],
])("puts a chunk into the folder '%s'", (folder, modules) => {
  expect(folderOf(modules)).toBe(folder);
});

it('refuses a chunk with code that is only for the server', () => {
  expect(() => folderOf(['/x/src/screens/careers/page.tsx', '/x/src/screens/careers/head.server.ts'])).toThrow(
    '/x/src/screens/careers/head.server.ts is only for the server',
  );
});
