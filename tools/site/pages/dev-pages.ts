import type { Plugin } from 'vite';
import { shellOf } from '../../../src/app/shells';
import type * as EntryServer from '../../../src/entry-server';
import { escapeHtml } from '../../../src/lib/text/escape-html';
import { matchScreen } from '../../../src/routes';

type Server = Pick<typeof EntryServer, 'createRenderer' | 'prerenderPaths'>;

/** True for the address of a page: it has no file extension, and Vite itself does not serve it. */
const isPage = (path: string) => !/\.\w+$/.test(path) && !/^\/(?:@|src\/|node_modules\/|api\/)/.test(path);

/** Renders a page with all its styles inline. There is no common style sheet, so a link loads the next page in full. */
async function devPage({ createRenderer, prerenderPaths }: Server, path: string) {
  const isStatic = prerenderPaths.includes(path);
  const shown = isStatic ? path : shellOf(matchScreen(path)?.route.screen)?.path;
  const renderer = createRenderer();
  const { firstScreen, rest, head } = await renderer.render(shown ?? '/404', '', '1970-01-01');
  const css = renderer.css();
  return [
    '<!doctype html><html lang="en" data-js><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    `<title>${escapeHtml(head.title)}</title>`,
    `<style>${css.global}${css.components}</style></head><body>`,
    `<div id="root"${isStatic ? ` data-prerendered="${path}"` : ''}>${firstScreen}${rest}</div>`,
    '<div id="overlays"></div><p id="announcer" class="vh" role="status"></p>',
    '<script type="module" src="/src/entry-client.tsx"></script></body></html>',
  ].join('');
}

/**
 * Renders the pages of the development server on each request. If the code of an island changes, the island is updated. If a module
 * changes that only the server renders, the page is reloaded.
 */
export function devPages(): Plugin {
  return {
    name: 'mindwave:dev-pages',
    apply: 'serve',
    hotUpdate({ file, modules, server }) {
      const { client } = server.environments;
      const isRendered = this.environment.name === 'ssr' && modules.length > 0;
      // As in Vite itself, an island that no page has loaded yet is in the module graph, but its imports are not analysed.
      const isLoaded = [...(client.moduleGraph.getModulesByFile(file) ?? [])].some(
        (module) => module.isSelfAccepting !== undefined,
      );
      if (isRendered && !isLoaded) client.hot.send({ type: 'full-reload' });
    },
    configureServer(vite) {
      vite.middlewares.use(async (request, response, next) => {
        const url = request.originalUrl ?? '/';
        const { pathname } = new URL(url, 'http://dev.invalid');
        if (request.method !== 'GET' || !isPage(pathname) || !request.headers.accept?.includes('text/html')) {
          next();
          return;
        }
        try {
          const { createRenderer, prerenderPaths } = await vite.ssrLoadModule('/src/entry-server.tsx');
          const page = await devPage({ createRenderer, prerenderPaths }, pathname);
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(await vite.transformIndexHtml(url, page));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
