const isOfAdmin = (id: string) =>
  /\/src\/(?:features\/admin|pages\/(?:admin\/|PublicEditorPage)|ui\/icons\/admin|api\/articles\/upload)/.test(id);
/** The editor and the embedded backend share the validators of requests. */
const isEmbedded = (id: string) =>
  /\/(?:mocks|features\/qa)\/|\/contract\/request-problems|\/node_modules\/msw\//.test(id);

/** The folder of a chunk. The service worker does not precache those of the admin and the embedded backend. */
export function folderOf(modules: readonly string[]) {
  if (modules.some(isOfAdmin)) return 'admin/';
  return modules.some(isEmbedded) ? 'embedded/' : '';
}

/**
 * Bundles the code of every page into three chunks instead of forty, which compress better and need fewer requests. The
 * libraries have separate chunks, because `entry-client.tsx` evaluates each in a separate task. A group includes the
 * imports of its modules, unless a group with a higher priority does.
 */
export const CHUNKS = [
  // Includes Vite's helper for dynamic imports. In 'start' it would make the entry import the whole app.
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|vite\/preload-helper/, priority: 3 },
  { name: 'styled-components', test: /node_modules\/(?:styled-components|stylis)\//, priority: 2 },
  { name: 'msw', test: /node_modules\/msw\//, priority: 1 },
  {
    name: 'start',
    test: /src\/(?:app\/(?:start|header\/Header|updates\/service-worker)|features\/leads\/outbox\/ConnectionHost)\.tsx?$/,
    priority: 1,
  },
  // What every form and every list of the backend needs.
  { name: 'api', test: /src\/api\/(?:QueryProvider|client)\.tsx?$|node_modules\/@tanstack\//, priority: 0 },
];
