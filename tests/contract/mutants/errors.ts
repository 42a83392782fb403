import { TITLE_MAX_LENGTH } from '~contract/generated/limits';
import { changed, isPost, LIST, type Mutant, responding, type Server } from './mutant-tools';

const ORDER = 'of several errors, 401 comes before all others';

/** Returns another error instead of one, if a condition holds. */
const preferring =
  (status: number, instead: number, applies: (honest: Server, request: Request) => Promise<boolean>) =>
  (honest: Server): Server =>
  async (request) => {
    const copy = request.clone();
    const response = await honest(request);
    const isOther = copy.method === 'PUT' && response.status === instead && (await applies(honest, copy));
    return isOther ? changed(response, { status }) : response;
  };

/** The field of the form in a request; empty if there is no such form. */
const fieldOf = async (request: Request, name: string): Promise<string> => {
  const form = await request.formData().catch(() => new FormData());
  return String(form.get(name) ?? '');
};

/** Backends that return the wrong one of several errors, or measure text in other units. */
export const errorMutants: readonly Mutant[] = [
  {
    name: 'validates the form before the token',
    operation: 'updateArticle',
    rule: ORDER,
    isFoundOnce: true,
    server: preferring(422, 401, async (_, request) => (await fieldOf(request, 'title')) === ''),
  },
  {
    name: 'reads the form of a new article before the token',
    operation: 'updateArticle',
    rule: ORDER,
    isFoundOnce: true,
    server: responding(
      401,
      { status: 415 },
      (request) => isPost(request, LIST) && !request.headers.get('Content-Type')?.startsWith('multipart/'),
    ),
  },
  {
    name: 'looks for the slug before it compares versions',
    operation: 'updateArticle',
    rule: ORDER,
    isFoundOnce: true,
    server: preferring(409, 412, async (honest, request) => {
      const slug = await fieldOf(request, 'slug');
      const owner = await honest(new Request(request.url.replace(/[^/]+$/, `slug/${slug}`)));
      const own = await honest(new Request(request.url));
      return owner.status === 200 && (await owner.text()) !== (await own.text());
    }),
  },
  {
    name: 'counts the characters of a title as UTF-16 units',
    operation: 'createArticle',
    rule: 'lengths count code points',
    server: (honest) => async (request) => {
      const title = await fieldOf(request.clone(), 'title');
      const refusal = { message: 'Please check the marked fields.', errors: { title: 'Too long.' } };
      return title.length > TITLE_MAX_LENGTH ? Response.json(refusal, { status: 422 }) : honest(request);
    },
  },
];
