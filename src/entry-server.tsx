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

/** Late styles of pages where the app does not start. */
export const lateCss = withoutJsCss(messages.outdatedBrowser);

/** Every address that is prerendered at build time. */
export const prerenderPaths = staticPaths;

/** Renders one address to HTML: all sections, styles and head data. */
export async function render(path: string, siteUrl: string, today: string) {
  await Promise.all([loadShell(), loadWholePage(path)]);
  const head = await pageHead(path);
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(<App path={path} />));
    return {
      /** The HTML inside `#root`. */
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
