import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArticleLink, linkedSlug, linksOf, pathInSite, type SitePlace } from '~contract/article-links';
import { UPLOADS } from '~contract/http/uploads';
import { isRecord } from '~contract/is-record';
import { shellOf, shells } from '../../src/app/shells';
import { matchScreen } from '../../src/routes';
import { findPage } from '../api/article-lists';
import { findBySlug, movedTo } from '../api/articles';
import type { Sql } from '../database/database';
import { namesBelow } from '../http/files';
import { KIT, rendererFolder } from '../render/renderer';
import { siteFolder } from '../site-folder';
import { type Command, CommandError, oneLine } from './command';
import { checkExternal } from './external-links';

/** Articles that are read at once. */
const PAGE = 100;

/** What the check of links knows about the built site. */
export interface LinkedSite {
  readonly place: SitePlace;
  /** True if the server has a page or a file at the path, apart from articles. */
  readonly has: (path: string) => boolean;
}

/** Reads the built site. @throws CommandError if it is not complete. */
export function readSite(root = siteFolder()): LinkedSite {
  const names = namesBelow(root);
  const isShell = (name: string) => shells.some(({ file }) => file === name);
  const file = join(rendererFolder(root), KIT);
  const kit: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isRecord(kit) || typeof kit.siteUrl !== 'string') throw new CommandError(`${file} is damaged.`);
  const { host, pathname } = new URL(`${kit.siteUrl}/`);
  return {
    place: { hosts: [host], base: pathname },
    has(path) {
      const page = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
      if ((names.has(page) && !isShell(page)) || names.has(path.slice(1)) || path.startsWith(UPLOADS)) return true;
      // The admin has one shell for all its addresses. That of articles says nothing: the database has them.
      const screen = matchScreen(path)?.route.screen;
      const shell = shellOf(screen);
      return screen !== undefined && screen !== 'article' && shell?.screen === screen && shell.status === 200;
    },
  };
}

/** A link of an article. */
interface Found extends ArticleLink {
  readonly title: string;
}

async function* linksIn(database: Sql): AsyncGenerator<Found> {
  for (let page = 1; ; page++) {
    const articles = await findPage(database, { text: '', isSummary: false, sort: 'oldest', page, limit: PAGE });
    for (const article of articles) yield* linksOf(article).map((link) => ({ ...link, title: article.title }));
    if (articles.length < PAGE) return;
  }
}

const line = ({ title, list, at, link }: Found, what: string) =>
  [oneLine(title), `${list === 'sections' ? 'Section' : 'Sidebar item'} ${at + 1}`, oneLine(link), what].join('  ');

/**
 * Checks the links of all articles: those inside the site, and with `isExternal` also all other web addresses.
 * @returns a line for each link that is dead or leads to a former address, and the number of dead ones.
 */
export async function checkLinks(database: Sql, { place, has }: LinkedSite, isExternal: boolean, pauseMs?: number) {
  const lines: string[] = [];
  const external: Found[] = [];
  const present = new Map<string, Promise<string | undefined>>();
  const presentSlug = (slug: string) => {
    const known = present.get(slug);
    const found = known ?? findBySlug(database, slug).then((it) => it?.article.slug ?? movedTo(database, slug));
    present.set(slug, found);
    return found;
  };
  let count = 0;
  let dead = 0;
  for await (const found of linksIn(database)) {
    const path = pathInSite(found.link, place);
    if (path === undefined) {
      if (/^https?:\/\//i.test(found.link) && URL.canParse(found.link)) external.push(found);
      continue;
    }
    count += 1;
    const slug = has(path) ? undefined : linkedSlug(found.link, place);
    const now = slug === undefined ? undefined : await presentSlug(slug);
    if (has(path) || (now !== undefined && now === slug)) continue;
    if (now === undefined) dead += 1;
    lines.push(line(found, now === undefined ? 'this site has no such page' : `moved to /newsroom/${now}`));
  }
  if (!isExternal) return { lines, dead, count };
  const problems = await checkExternal(
    external.map(({ link }) => link),
    pauseMs,
  );
  for (const found of external) {
    const problem = problems.get(found.link);
    if (problem) lines.push(line(found, `not reachable from here: ${oneLine(problem)}`));
  }
  return {
    lines,
    dead: dead + external.filter(({ link }) => problems.has(link)).length,
    count: count + external.length,
  };
}

/** The command `links check`. */
export const linkCommands: Readonly<Record<string, Command>> = {
  'links check': async (database, { isExternal = false }) => {
    const { lines, dead, count } = await checkLinks(database, readSite(), isExternal);
    for (const text of lines) console.log(text);
    if (dead > 0) throw new CommandError(`${dead} of ${count} links are dead.`);
    return `${count} links were checked. None is dead.`;
  },
};
