import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ArticleKit } from '../../../server/render/article-renderer';
import { FOLD, type Page, pageTemplate } from '../../../server/render/page-template';
import { renameClasses } from '../../../server/render/rename-classes';
import { ANY_PREVIEW } from '../../../server/render/renderer';
import type * as EntryServer from '../../../src/entry-server';
import { pageFile } from '../page-order';
import type { BuildSettings } from '../settings';
import { siteCss } from '../styles/critical-css';
import { criticalStyles } from '../styles/critical-styles';
import { countClasses, shortNames } from '../styles/short-names';
import { modelArticles, modelLists } from './model-articles';

type Server = typeof EntryServer;

interface PageFile {
  readonly file: string;
  readonly path: string;
  /** The path of the page. Undefined for a shell, which serves several addresses. */
  readonly prerendered?: string;
}

type Renderer = ReturnType<Server['createRenderer']>;

type RenderedPage = PageFile & Pick<Awaited<ReturnType<Renderer['render']>>, 'head' | 'extra'>;

const pageFiles = (server: Server): readonly PageFile[] => [
  ...server.prerenderPaths.map((path) => ({
    file: pageFile(path),
    path,
    prerendered: path,
  })),
  ...server.shells.map(({ file, path }) => ({ file, path })),
];

/** Writes a file, and creates its folder. */
export async function writeTo(outDir: string, file: string, content: string | Uint8Array) {
  const target = join(outDir, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

/**
 * Renders all pages and shells. Class names and styles depend on all pages, and a large site does not fit into memory. So each page is
 * first written to `outDir` with its original class names, and finished when `files` is read.
 * @returns the finished files by name, the headline of each link preview, and the kit with which the server renders articles later.
 */
export async function renderSite(
  server: Server,
  { starter, base, outDir }: { starter: string; base: string; outDir: string },
  settings: BuildSettings,
) {
  const { siteUrl, today, mapOrigin } = settings;
  const renderer = server.createRenderer();
  const rendered: RenderedPage[] = [];
  const counts = new Map<string, number>();
  for (const page of pageFiles(server)) {
    const { firstScreen, rest, head, extra } = await renderer.render(page.path, siteUrl, today);
    const html = firstScreen + FOLD + rest;
    countClasses(html, counts);
    await writeTo(outDir, page.file, html);
    rendered.push({ ...page, head, extra });
  }
  const models = [];
  for (const model of modelArticles) {
    const { firstScreen, rest } = await renderer.render('/newsroom/model', siteUrl, today, { initial: model });
    const html = firstScreen + FOLD + rest;
    countClasses(html, counts);
    models.push(html);
  }
  for (const list of modelLists)
    countClasses((await renderer.render('/newsroom', siteUrl, today, { list })).rest, counts);
  const { global, components, withoutJs } = renderer.css(siteUrl);
  const { css, names } = shortNames({ css: siteCss(global + components), counts }, global);
  const sheet = `assets/css/${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  const criticalFor = criticalStyles(css);
  const shared = { siteUrl, mapOrigin, sheet: base + sheet, starter };
  async function* files(): AsyncGenerator<readonly [file: string, content: string | Page]> {
    yield [sheet, css + withoutJs];
    for (const { file, prerendered, head, extra } of rendered) {
      const html = renameClasses(await readFile(join(outDir, file), 'utf8'), names);
      const critical = criticalFor(html.slice(0, html.indexOf(FOLD)));
      yield [file, pageTemplate({ ...shared, head, css: critical, extra, prerendered, html })];
    }
    yield* Object.entries(server.siteFiles(siteUrl, settings.securityExpires));
  }
  const previews = rendered
    .filter(({ prerendered }) => prerendered !== undefined)
    .flatMap(({ path, head: { headline } }) => {
      const more = path === '/newsroom' ? [{ file: ANY_PREVIEW, headline }] : [];
      return [{ file: server.previewImage(path), headline }, ...more];
    });
  const kit: ArticleKit = {
    ...shared,
    css: criticalFor(models.map((html) => renameClasses(html, names)).join('')),
    names: Object.fromEntries(names),
  };
  return { files: files(), previews, kit };
}
