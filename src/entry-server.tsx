import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { AtAddress } from './app/AtAddress';
import { headTags } from './app/head/head-tags.server';
import { articleHead, pageHead } from './app/head/page-head.server';
import { LogoDrawing } from './app/header/LogoDrawing';
import { footerPart, framePart, menuPart, type PagePart, pageParts } from './app/page-parts.server';
import { staticPaths } from './app/static-paths.server';
import { messages } from './content/messages';
import { headerTexts } from './content/site';
import type { InitialArticle, InitialList } from './features/newsroom/initial-article';
import { IslandRenderer } from './lib/live-part';
import { escapeHtml } from './lib/text/escape-html';
import { matchRoute } from './routes';
import type { RouteEntry } from './routing';
import { globalCss, printedAddresses, withoutJsCss } from './theme/global-css';
import { SkipLink } from './ui/navigation/SkipLink';

export { previewImage } from './app/head/preview-image.server';
export { shells } from './app/shells';
export { atom, siteFiles, sitemap, sitemapIndex } from './app/site-files.server';
export { initialArticle, initialList } from './features/newsroom/initial-article';

/** Every address that is prerendered at build time. */
export const prerenderPaths = staticPaths;

const attributes = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}="${escapeHtml(value ?? '')}"`))
    .join('');

interface ArticleOptions {
  readonly initial?: InitialArticle | undefined;
  readonly list?: InitialList | undefined;
  readonly preview?: string | undefined;
}

/** Renders pages with one style sheet for all of them. */
export function createRenderer() {
  const sheet = new ServerStyleSheet();

  /** Each part has its own ids, because the client hydrates it without the others. So do the islands in it. */
  const toHtml = (id: string, path: string, content: ReactNode, isLive: boolean): string =>
    (isLive ? renderToString : renderToStaticMarkup)(
      sheet.collectStyles(
        <AtAddress path={path}>
          <IslandRenderer value={(island, part) => toHtml(island, path, part, true)}>{content}</IslandRenderer>
        </AtAddress>,
      ),
      { identifierPrefix: id },
    );

  const element = (path: string, { id, kind, content, island, props }: PagePart) =>
    `<div${attributes({
      id,
      'data-section': kind === 'section' ? '' : undefined,
      'data-island': island,
      'data-screen': kind === 'screen' ? '' : undefined,
      'data-page': kind === 'page' ? '' : undefined,
      'data-props': props && JSON.stringify(props),
    })}>${toHtml(id, path, content, island !== undefined)}</div>`;

  const htmlOf = (path: string, parts: readonly PagePart[]) => parts.map((part) => element(path, part)).join('');

  /**
   * Renders one address: the HTML up to the end of the first screen, the rest of the HTML, and the data of its head.
   * With `initial`, it renders the page of that article, and `preview` is the address of the article's picture for link
   * previews. With `list`, it renders the newsroom with that page of the list.
   */
  async function render(path: string, siteUrl: string, today: string, { initial, list, preview }: ArticleOptions = {}) {
    const route: RouteEntry | undefined = matchRoute(path)?.route;
    const isAdmin = route?.access !== undefined;
    const isHome = path === '/';
    const parts = await pageParts(path, initial ? { initial } : list && { list });
    const end = parts.findIndex(({ isLow }) => !isLow) + 1 || parts.length;
    const main = `<main${attributes({
      id: 'main',
      'data-page': '',
      tabindex: '-1',
      'data-accent': route?.accent ?? 'route',
      'data-company': route?.accent ? undefined : '',
      'data-header': isAdmin || isHome ? undefined : '',
    })}>`;
    const before = async () =>
      toHtml('skip', path, <SkipLink href="#main">{headerTexts.skipLink}</SkipLink>, false) +
      toHtml('logo', path, <LogoDrawing />, false) +
      element(path, await framePart('header')) +
      element(path, menuPart(path)) +
      main +
      element(path, await framePart('connection', { isFloating: isHome }));
    const head = initial ? articleHead(initial, preview) : await pageHead(path);
    return {
      firstScreen: (isAdmin ? main : await before()) + htmlOf(path, parts.slice(0, end)),
      rest: `${htmlOf(path, parts.slice(end))}</main>${isAdmin ? '' : element(path, footerPart)}`,
      head,
      extra: await headTags(head, siteUrl, today),
    };
  }

  return {
    render,
    /** All styles outside components, those of the pages rendered so far, and those where the app does not run. */
    css: (siteUrl = '') => ({
      global: globalCss + (siteUrl && printedAddresses(siteUrl)),
      components: sheet
        .getStyleElement()
        .map(({ props }) => props.dangerouslySetInnerHTML.__html)
        .join(''),
      withoutJs: withoutJsCss(messages.outdatedBrowser),
    }),
  };
}
