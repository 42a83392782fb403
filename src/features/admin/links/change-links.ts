import type { SavedArticle } from '~/api/articles/article';
import { linksToSlug, sitePlace } from '~/api/articles/linking';
import { isMissing, serverMessage } from '~/api/errors';
import { adminMessages } from '~/content/admin-messages';
import type { SaveOther } from '~/features/admin/editor/saving/save-other';
import { linkedSlug, withSlug } from '~contract/article-links';
import { linkWords } from './words';

const words = linkWords.moved;

/** Returns the article with other links: those that led to `former` lead to `slug`. */
export function withMovedLinks(article: SavedArticle, former: string, slug: string): SavedArticle {
  const place = sitePlace();
  const moved = <Item extends { readonly link: string }>(item: Item): Item =>
    linkedSlug(item.link, place) === former ? { ...item, link: withSlug(item.link, slug) } : item;
  return {
    ...article,
    sections: article.sections.map((section) => (section.cta ? { ...section, cta: moved(section.cta) } : section)),
    sidebarItems: article.sidebarItems.map(moved),
  };
}

/** The number of links that were changed, or why none was. */
export type ChangedLinks = { readonly count: number } | { readonly why: string } | 'signIn';

/** Changes the links of one article, based on the version that it reads first. It never rejects. */
export async function changeLinks(
  id: string,
  former: string,
  slug: string,
  saveOther: SaveOther,
): Promise<ChangedLinks> {
  let count = 0;
  try {
    const outcome = await saveOther(id, (article) => {
      count = linksToSlug(article, former).length;
      return count > 0 ? withMovedLinks(article, former, slug) : undefined;
    });
    if (!outcome || outcome.type === 'saved') return { count };
    if (outcome.type === 'signIn') return outcome.type;
    if (outcome.type === 'gone') return { why: words.gone };
    return { why: outcome.type === 'failed' ? outcome.message : words.conflict };
  } catch (error) {
    return { why: isMissing(error) ? words.gone : (serverMessage(error) ?? adminMessages.editor.saveFailed) };
  }
}
