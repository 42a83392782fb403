import type { OperationId } from '../../contract/contract';
import { type Check, reading, writing } from '../check';
import type { Api } from '../client/api';
import type { ApiResponse, Call } from '../client/wire';
import { ensure, shown } from '../outcome';

/** Directives beside `no-cache` that let no cache use a response without asking. */
const HARMLESS = /^(?:no-cache|private|public|must-revalidate|proxy-revalidate|no-transform|(?:s-)?max-age=0)$/;

/** A tag that no response has. */
const OTHER = '"contract-check-4f1c"';

type Read = readonly [operation: OperationId, call: Call];

/** Returns the public reads of what the backend has. */
async function publicReads(api: Api): Promise<readonly Read[]> {
  const [article] = await api.list();
  const jobs = await api.call('listJobs');
  const [job] = jobs.status === 200 ? (jobs.body.data as readonly { readonly id: string }[]) : [];
  const reads: Read[] = [
    ['listArticles', {}],
    ['listArticles', { query: { page: '1', limit: '1' } }],
  ];
  if (article) reads.push(['getArticle', { id: article.id }], ['getArticleBySlug', { slug: article.slug }]);
  if (jobs.status === 200) reads.push(['listJobs', {}]);
  if (job) reads.push(['getJob', { id: job.id }]);
  return reads;
}

const directivesOf = ({ headers }: ApiResponse) =>
  (headers.get('Cache-Control') ?? '')
    .toLowerCase()
    .split(',')
    .map((directive) => directive.trim());
const isStored = (response: ApiResponse) => !directivesOf(response).includes('no-store');

/** Returns the tag of a response that caches may keep. @throws BrokenRule if they may use it without asking. */
function keptTag(response: ApiResponse): string {
  const directives = directivesOf(response);
  const { headers } = response;
  const isAsked = directives.includes('no-cache') && directives.every((directive) => HARMLESS.test(directive));
  ensure(isAsked, `Cache-Control is ${shown(headers.get('Cache-Control'))}, neither no-store nor no-cache alone`);
  const tag = headers.get('ETag') ?? '';
  ensure(/^(?:W\/)?"[^"]*"$/.test(tag), `with no-cache, the ETag is ${shown(tag)}`);
  const vary = headers.get('Vary') ?? '';
  ensure(/(?:^|,)\s*(?:authorization|\*)\s*(?:,|$)/i.test(vary), `Vary is ${shown(vary)}, without Authorization`);
  return tag;
}

/** Repeats a read as a browser that has kept a response. Without a Cache-Control, `fetch` would add `no-cache`. */
const ask = (api: Api, [operation, call]: Read, tags: string, headers = {}) =>
  api.call(operation, { ...call, headers: { 'If-None-Match': tags, 'Cache-Control': 'max-age=0', ...headers } });

/** Returns the reads whose responses caches may keep, with their tags. @throws BrokenRule if they may use one without asking. */
async function keptReads(api: Api, reads: readonly Read[]) {
  const kept: (readonly [read: Read, tag: string])[] = [];
  for (const read of reads) {
    const response = await api.expect(200, ...read);
    if (isStored(response)) kept.push([read, keptTag(response)]);
  }
  return kept;
}

export const conditionalReadChecks: readonly Check[] = [
  ...reading('listArticles', 'L2', {
    'a public response is no-store, or no-cache and confirmed by a 304, also for a weak tag, and only for its own tag':
      async (api) => {
        for (const [read, tag] of await keptReads(api, await publicReads(api))) {
          const strong = tag.replace(/^W\//, '');
          for (const tags of [tag, `W/${strong}`, `${OTHER}, ${tag}`]) {
            const again = await ask(api, read, tags);
            ensure(again.status === 304, `with If-None-Match: ${tags}, expected 304, got ${again.status}`);
            ensure(keptTag(again).replace(/^W\//, '') === strong, `the ETag of the 304 is not ${tag}`);
          }
          const { status } = await ask(api, read, OTHER);
          ensure(status === 200, `with another tag in If-None-Match, expected 200, got ${status}`);
        }
      },
    'a response to a request with a token is whole and no-store': async (api) => {
      const token = { Authorization: `Bearer ${await api.token()}` };
      for (const read of await publicReads(api)) {
        const tag = (await api.expect(200, ...read)).headers.get('ETag') ?? OTHER;
        const response = await ask(api, read, tag, token);
        ensure(response.status === 200, `expected 200, got ${response.status}`);
        ensure(!isStored(response), `Cache-Control is ${shown(response.headers.get('Cache-Control'))}`);
      }
    },
  }),
  ...writing('updateArticle', 'L2', {
    'after an update, kept responses with the article are no longer confirmed': async (api) => {
      const { id, fields } = await api.article();
      const { slug } = fields;
      const reads: Read[] = [
        ['listArticles', {}],
        ['getArticle', { id }],
        ['getArticleBySlug', { slug }],
      ];
      const kept = await keptReads(api, reads);
      const form = api.form({ ...fields, title: 'Another title' });
      await api.expect(200, 'updateArticle', { id, form, signedIn: true });
      for (const [read, tag] of kept) {
        const { status } = await ask(api, read, tag);
        ensure(status === 200, `expected 200, got ${status}`);
      }
    },
  }),
];
