import type { ReactNode } from 'react';
import type { ArticleDraft } from '~/api/article';

/** Draws an article as the public site does: over the whole screen, or in the narrow column beside the form. */
export type RenderPreview = (draft: ArticleDraft, place: 'screen' | 'column') => ReactNode;
