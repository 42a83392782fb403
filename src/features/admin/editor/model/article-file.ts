import { type ArticleDraft, decodeArticle } from '~/api/articles/article';
import { saveFile } from '~/lib/browser/save-file';

/** Downloads a file with the article, without its picture. */
export function exportArticle(draft: ArticleDraft) {
  saveFile(`${draft.slug || 'article'}.json`, JSON.stringify(draft, null, 2));
}

/** Reads such a file. Resolves with undefined if it contains no article. Preserves unknown content. */
export async function importArticle(file: File): Promise<ArticleDraft | undefined> {
  let value: unknown;
  try {
    value = JSON.parse(await file.text());
  } catch (error) {
    console.info('The file is not JSON.', error);
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('title' in value)) return undefined;
  const unreadable = 'unreadable' in value ? value.unreadable : undefined;
  const raw = typeof unreadable === 'object' && unreadable !== null ? unreadable : {};
  return decodeArticle({ ...value, ...raw });
}
