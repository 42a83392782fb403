import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app/App';
import { headTags } from './app/head-tags';
import { pageHead } from './app/page-head';
import { loadWholePage } from './app/page-loader';
import { loadShell } from './app/Shell';
import { staticPaths } from './app/static-params';
import { messages } from './content/messages';
import { withoutJsCss } from './theme/global-css';

export { previewImage } from './app/preview-image';
export { shells } from './app/shells';
export { siteFiles } from './app/site-files';
export { globalCss } from './theme/global-css';

/** Late styles of pages on which the app does not start. */
export const lateCss = withoutJsCss(messages.outdatedBrowser);

/** Every address that gets a page of its own at build. */
export const prerenderPaths = staticPaths;

/** Renders one address to HTML, with all its sections, its styles and what its head says. */
export async function render(path: string, siteUrl: string, today: string) {
  await Promise.all([loadShell(), loadWholePage(path)]);
  const head = await pageHead(path);
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(<App path={path} />));
    return {
      /** Markup of `#root`. */
      html,
      /** The styles this page uses, as `<style>` tags. */
      styles: sheet.getStyleTags(),
      head,
      extra: await headTags(head, siteUrl, today),
    };
  } finally {
    sheet.seal();
  }
}
