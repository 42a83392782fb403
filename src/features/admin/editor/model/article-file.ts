import { type ArticleDraft, decodeArticle } from '~/api/article';
import { saveFile } from '~/lib/save-file';
import { draftOfArticle } from './editor-article';

/** Hands the visitor a file with the article: what a save would send, the picture itself apart. */
export function exportArticle(draft: ArticleDraft) {
  saveFile(`${draft.slug || 'article'}.json`, JSON.stringify(draft, null, 2));
}

/** Reads such a file; undefined when it contains no article. Content the editor does not know is preserved as it is. */
export async function importArticle(file: File): Promise<ArticleDraft | undefined> {
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch (error) {
    console.info('The file is no JSON.', error);
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('title' in value)) return undefined;
  const unreadable = 'unreadable' in value ? value.unreadable : undefined;
  const raw = typeof unreadable === 'object' && unreadable !== null ? unreadable : {};
  const article = decodeArticle({ ...value, ...raw });
  return article && draftOfArticle(article);
}
