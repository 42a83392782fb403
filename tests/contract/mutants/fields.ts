import { formsWith, isGet, isPost, LIST, listing, type Mutant, reading } from './mutant-tools';
import { keeping } from './sequences';

const change = (form: FormData, field: string, to: (text: string) => string) => {
  const value = form.get(field);
  if (typeof value === 'string') form.set(field, to(value));
};

/** Backends that lose or mix up texts of articles. They name the fields, because they must not share the table. */
export const fieldMutants: readonly Mutant[] = [
  {
    name: 'finds an article by its slug as it was when it was found before',
    operation: 'updateArticle',
    rule: 'every text is replaced',
    server: keeping(
      (request) => isGet(request, /\/slug\//),
      (request) => isPost(request, LIST) || request.method === 'DELETE',
    ),
  },
  {
    name: 'drops the alternative text when an article changes',
    operation: 'updateArticle',
    rule: 'every text is replaced',
    server: (honest) => async (request) =>
      request.method === 'PUT' ? formsWith((form) => form.delete('bannerAlt'))(honest)(request) : honest(request),
  },
  {
    name: 'cuts the summary at 255 characters',
    operation: 'createArticle',
    rule: 'the longest texts',
    server: formsWith((form) => change(form, 'summary', (text) => text.slice(0, 255))),
  },
  {
    name: 'swaps the title and the summary',
    operation: 'createArticle',
    rule: 'a created article is found',
    server: formsWith((form) => {
      const [title, summary] = [form.get('title'), form.get('summary')];
      if (title && summary) {
        form.set('title', summary);
        form.set('summary', title);
      }
    }),
  },
  {
    name: 'stores texts trimmed',
    operation: 'createArticle',
    rule: 'texts with spaces at both ends',
    server: formsWith((form) => {
      for (const field of ['bannerAlt', 'summary']) change(form, field, (text) => text.trim());
    }),
  },
  {
    name: 'leaves the summary out of the list',
    operation: 'createArticle',
    rule: 'a created article is found',
    server: listing((articles) => articles.map((article) => ({ ...article, summary: undefined }))),
  },
  {
    name: 'returns the versions of another article',
    operation: 'getVersion',
    rule: 'also beside versions of other articles',
    server: (honest) => {
      let first: unknown;
      return reading(/\/versions\/[^/]+$/, (body) => {
        first ??= body.data;
        return { ...body, data: first };
      })(honest);
    },
  },
];
