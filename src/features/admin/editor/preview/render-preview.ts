import type { ReactNode } from 'react';
import type { ArticleDraft } from '~/api/articles/article';

/** Renders an article like the public site, for the full screen or the narrow column next to the form. */
export type RenderPreview = (draft: ArticleDraft, place: 'screen' | 'column') => ReactNode;
