import { slugify } from '~/lib/text/slugify';
import type { WireArticle } from '../../../certifier/client/wire';
import { changed, formsWith, isGet, isPost, LIST, type Mutant, type Server } from './mutant-tools';

/** Says that a lead is stored if the values of a field are like this. */
const acceptingLeads =
  (field: string, pattern: RegExp) =>
  (honest: Server): Server =>
  async (request) => {
    const text = isPost(request, /contact$/) ? await request.clone().text() : '{}';
    const response = await honest(request);
    if (response.status !== 422 || !text.startsWith('{') || !text.includes(`"${field}"`)) return response;
    return pattern.test(JSON.parse(text)[field]) ? changed(response, { status: 201 }) : response;
  };

/** Searches the whole list in another way. */
const searching =
  (isMatch: (title: string, q: string) => boolean) =>
  (honest: Server): Server =>
  async (request) => {
    const url = new URL(request.url);
    const q = url.searchParams.get('q');
    if (!isGet(request, LIST) || q === null || url.searchParams.has('page')) return honest(request);
    url.searchParams.delete('q');
    return changed(await honest(new Request(url)), {
      body: (text) => {
        const data = (JSON.parse(text).data as readonly WireArticle[]).filter(
          ({ title, slug }) => isMatch(title.toLowerCase(), q.trim().toLowerCase()) || slug.includes(q.toLowerCase()),
        );
        return JSON.stringify({ data, total: data.length, page: 1, limit: Math.max(1, data.length) });
      },
    });
  };

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Backends that break a rule about text as people type and paste it. */
export const textMutants: readonly Mutant[] = [
  {
    name: 'makes the slug of the title itself',
    operation: 'createArticle',
    rule: 'the title and the slug are stored as they were sent',
    server: formsWith((form) => {
      const [title, slug] = [String(form.get('title')), String(form.get('slug'))];
      if (!title.includes(slug) && /[^\0-\x7f]/.test(title)) form.set('slug', `${slugify(title)}-${slug}`);
    }),
  },
  {
    name: 'stores titles in another normalization form',
    operation: 'createArticle',
    rule: 'the title and the slug are stored as they were sent',
    server: formsWith((form) => form.set('title', String(form.get('title')).normalize('NFC'))),
  },
  {
    name: "reads every day of ISO 8601, as Python's library does",
    operation: 'createArticle',
    rule: 'what only some languages read',
    server: formsWith((form) => {
      const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(String(form.get('date')));
      if (compact) form.set('date', compact.slice(1).join('-'));
    }),
  },
  {
    name: "reads NaN in JSON, as Python's library does",
    operation: 'createArticle',
    rule: 'what only some languages read',
    server: formsWith((form) => form.set('sections', String(form.get('sections')).replace('NaN', '0'))),
  },
  {
    name: 'accepts any year',
    operation: 'createArticle',
    rule: 'a date of a year that no article has',
    server: formsWith((form) => {
      const date = String(form.get('date'));
      if (/^\d{4}-\d\d-\d\d$/.test(date)) form.set('date', date.replace(/^(?:0026|9999)/, '2026'));
    }),
  },
  {
    name: 'refuses years before 1970',
    operation: 'createArticle',
    rule: 'the first and the last day are stored',
    server: formsWith((form) => /^19[0-6]/.test(String(form.get('date'))) && form.set('date', '')),
  },
  {
    name: 'stores titles with line breaks',
    operation: 'createArticle',
    rule: 'a title that is not one line',
    server: formsWith((form) => form.set('title', String(form.get('title')).replace(/[\r\n]+/g, ' '))),
  },
  {
    name: 'stores titles that change the direction of text',
    operation: 'createArticle',
    rule: 'a title that is not one line',
    server: formsWith((form) => form.set('title', String(form.get('title')).replaceAll('\u202e', ''))),
  },
  {
    name: 'takes a zero-width space for a title',
    operation: 'createArticle',
    rule: 'a title that nobody can see',
    server: formsWith((form) => form.get('title') === '\u200b' && form.set('title', 'x')),
  },
  {
    name: 'stores links to a mail as addresses',
    operation: 'requestContact',
    rule: 'an email address with something around it',
    server: acceptingLeads('email', /^mailto:\S+@/),
  },
  {
    name: 'stores names in front of addresses',
    operation: 'requestContact',
    rule: 'an email address with something around it',
    server: acceptingLeads('email', /^\w+ <\S+@\S+>$/),
  },
  {
    name: 'stores names with line breaks, which can become headers of a mail',
    operation: 'requestContact',
    rule: 'that is not one line, or that nobody can see',
    server: acceptingLeads('name', /\r\n/),
  },
  {
    name: 'compares the bytes of a search',
    operation: 'listArticles',
    rule: 'however its characters are encoded',
    server: searching((title, q) => title.includes(q)),
  },
  {
    name: 'ignores accents in a search',
    operation: 'listArticles',
    rule: 'however its characters are encoded',
    server: searching((title, q) => {
      const plain = (text: string) => text.normalize('NFKD').replace(/[\p{M}\u00ad\u200b]/gu, '');
      return plain(title).includes(plain(q));
    }),
  },
  {
    name: 'takes % and _ for wildcards in a search',
    operation: 'listArticles',
    rule: 'every character of a search stands for itself',
    server: searching((title, q) => new RegExp(escaped(q).replaceAll('%', '.*').replaceAll('_', '.')).test(title)),
  },
];
