import { fileURLToPath } from 'node:url';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

const isOfAdmin = (id: string) =>
  /\/src\/(?:features\/admin|screens\/(?:admin\/(?!route)|public-editor\/(?!route))|ui\/icons\/admin|api\/articles\/upload)/.test(
    id,
  );
/** The editor and the embedded backend share the validators of requests, and the links of articles. */
const isEmbedded = (id: string) =>
  /(?:^|\/)(?:mocks|features\/qa|node_modules\/msw)\/|(?:^|\/)contract\/(?:validation\/request-problems|article-links)/.test(
    id,
  );

/** Modules that both forms and lists of articles use. If they were in the chunk 'forms', every list would load the forms. */
const SHARED = [
  'src/api/QueryProvider.tsx',
  'src/api/client.ts',
  'src/content/contacts.ts',
  'src/content/page-messages.ts',
  'src/features/offline/CachedLine.tsx',
  'src/lib/random-id.ts',
  'src/lib/storage/database.ts',
  'src/lib/text/format-date.ts',
  'src/ui/form/form-styles.ts',
  'contract/article-texts.ts',
  'contract/lead-form.ts',
  'contract/results.ts',
  'contract/validation/text-length.ts',
];
const isShared = (id: string) => SHARED.some((path) => id.endsWith(`/${path}`));

/**
 * Returns the folder of a chunk. The service worker does not precache the folders of the admin and the embedded backend.
 * @throws Error if a module belongs to the server: its words and its component must not travel as JavaScript.
 */
export function folderOf(modules: readonly string[]) {
  const serverOnly = modules.find((id) => /\.server\.tsx?$/.test(id));
  if (serverOnly) throw new Error(`${serverOnly} is only for the server, but code of the client imports it`);
  if (modules.some(isOfAdmin)) return 'admin/';
  // The project itself may be in a folder called `mocks`.
  return modules.some((id) => isEmbedded(id.replace(PROJECT, ''))) ? 'embedded/' : '';
}

/** Returns the name of a chunk. The chunk of a screen is named after the screen's folder, not `page`. */
export const nameOf = ({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }) =>
  /\/screens\/([\w-]+)\/page\.tsx$/.exec(facadeModuleId ?? '')?.[1] ?? name;

/**
 * Bundles the code of a page into a few chunks. Forty small ones would compress worse and need more requests. The libraries have separate
 * chunks, because `entry-client.tsx` evaluates each in a separate task. A group includes the imports of its modules, unless a group with a
 * higher priority includes them.
 */
export const CHUNKS = [
  // Includes Vite's helper for dynamic imports. If it were in 'start', the entry would import the whole app.
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper/, priority: 4 },
  { name: 'styled-components', test: /node_modules\/(?:styled-components|stylis)\//, priority: 3 },
  { name: 'msw', test: /node_modules\/msw\//, priority: 2 },
  {
    name: 'start',
    test: /src\/(?:app\/(?:start|header\/Header|updates\/service-worker)|features\/leads\/outbox\/ConnectionHost)\.tsx?$/,
    priority: 2,
  },
  // Some content pages use these modules, and must not load 'api' or 'forms' for them.
  { name: 'ui', test: /src\/ui\/(?:icons\/screens|layout|navigation\/TextLink)\.tsx?$/, priority: 2 },
  { name: 'api', test: (id: string) => isShared(id) || /node_modules\/@tanstack\//.test(id), priority: 1 },
  {
    name: 'forms',
    test: /src\/(?:screens\/contact\/ContactForm|features\/leads\/(?:LeadSectionForm|callback\/CallbackForm))\.tsx$/,
    priority: 0,
  },
  {
    name: 'articles',
    test: /src\/(?:features\/newsroom\/RecentArticles|lib\/hooks\/use-search-text|ui\/(?:ContentImage|navigation\/Pager))\.tsx?$/,
    priority: 0,
  },
];
