import { createHash } from 'node:crypto';
import type { ArticleKit } from './article-renderer.ts';
import type * as EntryServer from '../../src/entry-server';
import { siteCss } from './critical-css.ts';
import { criticalStyles } from './critical-styles.ts';
import { modelArticles } from './model-articles.ts';
import { FOLD, pageTemplate } from './page-template.ts';
import type { BuildSettings } from './settings.ts';
import { shortNames } from './short-names.ts';

type Server = typeof EntryServer;

interface PageFile {
  readonly file: string;
  readonly path: string;
  /** Undefined for a shell, which belongs to other addresses. */
  readonly prerendered?: string;
}

const pageFiles = (server: Server): readonly PageFile[] => [
  ...server.prerenderPaths.map((path) => ({
    file: path === '/' ? 'index.html' : `${path.slice(1)}.html`,
    path,
    prerendered: path,
  })),
  ...server.shells.map(({ file, path }) => ({ file, path })),
];

/** Renders all pages and shells, and returns the files of the site by name. The kit renders articles of a backend later. */
export async function renderSite(server: Server, starter: string, base: string, settings: BuildSettings) {
  const { siteUrl, today, mapOrigin } = settings;
  const renderer = server.createRenderer();
  const files = new Map<string, string>();
  const rendered = [];
  for (const page of pageFiles(server))
    rendered.push({ ...page, ...(await renderer.render(page.path, siteUrl, today)) });
  const models = [];
  for (const model of modelArticles) models.push(await renderer.render('/newsroom/model', siteUrl, today, model));
  const { global, components, withoutJs } = renderer.css();
  const { css, pages, names } = shortNames(
    {
      css: siteCss(global + components),
      pages: [...rendered, ...models].map(({ firstScreen, rest }) => firstScreen + FOLD + rest),
    },
    global,
  );
  const sheet = `assets/css/${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  files.set(sheet, css + withoutJs);
  const criticalFor = criticalStyles(css);
  const shared = { siteUrl, mapOrigin, sheet: base + sheet, starter };
  for (const [index, { file, prerendered, head, extra }] of rendered.entries()) {
    const html = pages[index] ?? '';
    const critical = criticalFor(html.slice(0, html.indexOf(FOLD)));
    files.set(file, pageTemplate({ ...shared, head, css: critical, extra, prerendered, html }));
  }
  for (const [file, text] of Object.entries(server.siteFiles(siteUrl, settings.securityExpires))) files.set(file, text);
  const previews = rendered
    .filter(({ prerendered }) => prerendered !== undefined)
    .map(({ path, head }) => ({ file: server.previewImage(path), headline: head.headline }));
  const kit: ArticleKit = {
    ...shared,
    css: criticalFor(pages.slice(rendered.length).join('')),
    names: Object.fromEntries(names),
  };
  return { files, previews, kit };
}
