import { createHash } from 'node:crypto';
import type { ArticleKit } from './article-renderer.ts';
import type * as EntryServer from '../../src/entry-server';
import { siteCss } from './critical-css.ts';
import { criticalStyles } from './critical-styles.ts';
import { modelArticles } from './model-articles.ts';
import { FOLD, pageTemplate } from './page-template.ts';
import type { BuildSettings } from './settings.ts';
import { renameClasses } from './rename-classes.ts';
import { shortNames } from './short-names.ts';

type Server = typeof EntryServer;

interface PageFile {
  readonly file: string;
  readonly path: string;
  /** Undefined for a shell, which belongs to other addresses. */
  readonly prerendered?: string;
}

type Renderer = ReturnType<Server['createRenderer']>;

interface RenderedPage extends PageFile, Pick<Awaited<ReturnType<Renderer['render']>>, 'head' | 'extra'> {
  /** With the original class names, and `FOLD` after the first screen. */
  readonly html: string;
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
  const rendered: RenderedPage[] = [];
  for (const page of pageFiles(server)) {
    const { firstScreen, rest, head, extra } = await renderer.render(page.path, siteUrl, today);
    rendered.push({ ...page, html: firstScreen + FOLD + rest, head, extra });
  }
  const models = [];
  for (const model of modelArticles) {
    const { firstScreen, rest } = await renderer.render('/newsroom/model', siteUrl, today, model);
    models.push(firstScreen + FOLD + rest);
  }
  const { global, components, withoutJs } = renderer.css();
  const { css, names } = shortNames(
    { css: siteCss(global + components), pages: [...rendered.map(({ html }) => html), ...models] },
    global,
  );
  const sheet = `assets/css/${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  const criticalFor = criticalStyles(css);
  const shared = { siteUrl, mapOrigin, sheet: base + sheet, starter };
  /** One after another, because the pages of a large site do not fit into memory twice. */
  function* files(): Generator<readonly [file: string, text: string]> {
    yield [sheet, css + withoutJs];
    for (const { file, prerendered, head, extra, html: original } of rendered) {
      const html = renameClasses(original, names);
      const critical = criticalFor(html.slice(0, html.indexOf(FOLD)));
      yield [file, pageTemplate({ ...shared, head, css: critical, extra, prerendered, html })];
    }
    yield* Object.entries(server.siteFiles(siteUrl, settings.securityExpires));
  }
  const previews = rendered
    .filter(({ prerendered }) => prerendered !== undefined)
    .map(({ path, head }) => ({ file: server.previewImage(path), headline: head.headline }));
  const kit: ArticleKit = {
    ...shared,
    css: criticalFor(models.map((html) => renameClasses(html, names)).join('')),
    names: Object.fromEntries(names),
  };
  return { files: files(), previews, kit };
}
