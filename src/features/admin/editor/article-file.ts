import { type ArticleDraft, decodeArticle } from '~/api/article';
import { draftOfArticle } from './editor-article';

/** Hands the visitor a file with the article: what a save would send, the picture itself apart. */
export function exportArticle(draft: ArticleDraft) {
  const blob = new Blob([JSON.stringify(draft, null, 2)], { type: 'application/json' });
  const url = URL.createObjectURL(blob);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = `${draft.slug || 'article'}.json`;
  anchor.click();
  // The download has its own copy by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}

/** Reads such a file; undefined when it holds no article. Content the editor does not know is kept raw. */
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
