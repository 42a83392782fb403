import type { ArticleDraft, SavedArticle } from '~/api/articles/article';
import type { EditorArticle } from '~/features/admin/editor/model/editor-article';
import { TEXT_FIELDS } from '~contract/article-texts';

export const SAVE_FIELDS = [...TEXT_FIELDS, 'image'] as const;

/** Errors of a save, by field. */
export type FieldErrors = Readonly<Partial<Record<(typeof SAVE_FIELDS)[number], string>>>;

/** What the editor knows about the article on the server. A new article has no `id`. */
export interface ServerState {
  readonly id: string | undefined;
  readonly version: string | undefined;
  /** Missing for a new article. */
  readonly content: ArticleDraft | undefined;
  /** The article of a save that got no response. The server may have it. */
  readonly unconfirmed: EditorArticle | undefined;
}

export type SaveOutcome =
  | { readonly type: 'saved'; readonly server: ServerState; readonly saved: SavedArticle | undefined }
  /** `message` is the server's message, which may name the other editor. */
  | {
      readonly type: 'conflict';
      readonly theirs: SavedArticle;
      readonly version: string | undefined;
      readonly message?: string;
    }
  | { readonly type: 'gone' }
  | { readonly type: 'canceled'; readonly server: ServerState }
  | { readonly type: 'signIn'; readonly message: string }
  | { readonly type: 'failed'; readonly message: string; readonly fields: FieldErrors; readonly server: ServerState };

/** The state of an article that the server has not saved yet. */
export const NOT_ON_SERVER: ServerState = {
  id: undefined,
  version: undefined,
  content: undefined,
  unconfirmed: undefined,
};

export const serverStateOf = (saved: SavedArticle, version: string | undefined): ServerState => ({
  id: saved.id,
  version,
  content: saved,
  unconfirmed: undefined,
});
