import { exampleTexts } from '../../../contract/article-texts';
import type { InitialArticle, InitialList } from '../../../src/features/newsroom/initial-article';

const article: InitialArticle['article'] = {
  ...exampleTexts(),
  id: '1',
  slug: 'model',
  bannerImage: '',
  sections: [],
  sidebarItems: [],
  unreadable: {},
};
const recent = [{ id: '2', slug: 'other', title: 'Other', line: 'Line' }];
const content = ['Item'];

/**
 * Together, these articles have every element and class that an article can have. The build makes the critical styles of all articles
 * from them, because the server does not compile styles.
 */
export const modelArticles: readonly InitialArticle[] = [
  {
    slug: 'model',
    recent,
    article: {
      ...article,
      sections: [
        {
          title: 'Section',
          showImage: true,
          cta: { text: 'Link', link: '/about' },
          content: [
            { type: 'paragraph', title: 'Title', content: 'Text' },
            { type: 'list', content },
            { type: 'list', content, listType: 'number' },
            { type: 'list', content, useCheckIcon: true },
            { type: 'list', content, emoji: '⭐' },
          ],
        },
        { title: 'Section', content: [], cta: { text: 'Not a link', link: 'Not an address' } },
      ],
      sidebarItems: ['/about', 'Not an address'].map((link) => ({ title: 'Title', description: 'Text', link })),
    },
  },
  { slug: 'model', recent: [], article: { ...article, date: '', unreadable: { sections: '?' } } },
  // Without a title and sections, the page says that there is no article.
  { slug: 'model', article: { ...article, title: '' } },
  // Until the list of articles has loaded, boxes take its place.
  { slug: 'model', article },
];

const list = { search: '', request: { page: 1, limit: 1 }, articles: [article], total: 2, isExpectedShape: true };

/** The same for the list of the newsroom: a page of it, and a search without results. The server renders both. */
export const modelLists: readonly InitialList[] = [
  list,
  { ...list, search: '?q=x', request: { ...list.request, text: 'x' }, articles: [], total: 0 },
];
