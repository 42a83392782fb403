import type { ArticleForm } from '~contract/contract';

/** The fields of a valid article, as a form sends them. A new required field gets its value here, for all tests. */
export const articleFields = {
  title: 'New',
  slug: 'new',
  date: '2026-11-20',
  sections: '[]',
  sidebarItems: '[]',
} satisfies Omit<ArticleForm, 'bannerImage' | 'image'>;
