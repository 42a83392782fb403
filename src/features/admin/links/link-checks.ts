import { sitePlace } from '~/api/articles/linking';
import type { Check } from '~/features/admin/editor/model/article-checks';
import type { EditorAction } from '~/features/admin/editor/model/editor-actions';
import type { EditorArticle } from '~/features/admin/editor/model/editor-article';
import { matchScreen } from '~/routes';
import { pathInSite, withSlug } from '~contract/article-links';
import { linkWords } from './words';

const words = linkWords.checks;

/** Where a link leads. Only the backend knows whether an article exists, and nobody knows all jobs. */
type Target = 'fine' | { readonly article: string } | { readonly noPage: string };

const PAGES = import.meta.env.PAGES ?? [];

function targetOf(link: string, pages: readonly string[]): Target {
  const path = pathInSite(link, sitePlace());
  // Other addresses with a dot are files.
  if (path === undefined || pages.includes(path) || /\.\w+$/.test(path)) return 'fine';
  const screen = matchScreen(path);
  if (screen?.route.screen === 'article') return { article: screen.params.slug ?? '' };
  const isRecord = screen?.route.screen === 'case-study' || screen?.route.screen === 'project';
  return screen && !isRecord ? 'fine' : { noPage: path };
}

interface FormLink {
  readonly key: string;
  readonly link: string;
  /** 'Section 2'. */
  readonly place: string;
  readonly field: Pick<Check, 'target' | 'section'>;
  readonly replace: (link: string) => EditorAction;
}

const formLinks = ({ sections, sidebarItems }: EditorArticle): readonly FormLink[] => [
  ...sections.map(({ key, ctaLink }, i) => ({
    key,
    link: ctaLink,
    place: words.section(i + 1),
    field: { target: `${key}-cta-link`, section: key },
    replace: (link: string) => ({ type: 'setSection', key, texts: { ctaLink: link } }) as const,
  })),
  ...sidebarItems.map(({ key, link }, i) => ({
    key,
    link,
    place: words.sidebarItem(i + 1),
    field: { target: `${key}-link` },
    replace: (next: string) => ({ type: 'setSidebarItem', key, texts: { link: next } }) as const,
  })),
];

/** Returns the slugs that the article links to, except its own, which may not be saved yet. */
export function linkedSlugs(article: EditorArticle, pages = PAGES): readonly string[] {
  const targets = formLinks(article).map(({ link }) => targetOf(link, pages));
  const slugs = targets.flatMap((target) => (typeof target === 'object' && 'article' in target ? target.article : []));
  return [...new Set(slugs)].filter((slug) => slug !== article.slug);
}

/**
 * Reports the links that lead nowhere, and those that have a former slug.
 * @param found the present slug of each article that was looked up, or null if there is none. Others are not reported.
 */
export function checkLinks(
  article: EditorArticle,
  found: ReadonlyMap<string, string | null>,
  pages = PAGES,
): readonly Check[] {
  return formLinks(article).flatMap(({ key, link, place, field, replace }): readonly Check[] => {
    const target = targetOf(link, pages);
    const base = { id: `${key}-link-target`, level: 'warning', ...field } as const;
    if (target === 'fine') return [];
    if ('noPage' in target) return [{ ...base, title: words.nowhere, detail: words.noPage(place, target.noPage) }];
    const present = target.article === article.slug ? target.article : found.get(target.article);
    if (present === undefined || present === target.article) return [];
    if (present === null) return [{ ...base, title: words.nowhere, detail: words.noArticle(place, target.article) }];
    const fix = { label: words.replace, action: replace(withSlug(link, present)) };
    return [{ ...base, title: words.former, detail: words.nowAt(place, present), fix }];
  });
}
