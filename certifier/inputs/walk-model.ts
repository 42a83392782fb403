import type { Api } from '../client/api';
import type { ApiResponse, Fields, WireArticle } from '../client/wire';
import { ensure, shown } from '../outcome';

/** An article of a walk, as the model knows it. */
export interface Known {
  readonly id: string | number;
  fields: Fields;
  isDeleted: boolean;
  /** The Idempotency-Key of the request that created the article. */
  readonly key: string | undefined;
  /** The fields of that request. */
  readonly first: Fields;
  /** The article's ETag, if the backend sends one. */
  tag: string | undefined;
  readonly formerTags: string[];
  readonly formerSlugs: string[];
}

/** The parts of an article that a step chooses. There are few choices for each part, so that steps collide. */
export interface Choice {
  readonly letter: string;
  readonly slug: string;
  readonly date: string;
}

const tagOf = ({ headers }: ApiResponse) => headers.get('ETag') ?? undefined;
const idOf = ({ body }: ApiResponse) => {
  const { id }: Partial<WireArticle> = Object(body.data);
  ensure(id !== undefined, 'the response has no article');
  return id;
};

/** The model of one walk: the articles as they should be, with the calls that change them and compare them with the backend. */
export class Walk {
  /** In the order of creation. */
  readonly articles: Known[] = [];
  private readonly word: string;
  private count = 0;

  constructor(readonly api: Api) {
    this.word = api.unique();
  }

  get living(): readonly Known[] {
    return this.articles.filter(({ isDeleted }) => !isDeleted);
  }

  /** Makes the fields of a new version. Every title is different, so that no article gets its earlier content again. */
  fields({ letter, slug, date }: Choice): Fields {
    this.count += 1;
    const title = `${letter} ${this.word} ${this.count}`;
    return this.api.fields({ title, slug: this.slug(slug), date, sections: '[]', sidebarItems: '[]' });
  }

  slug = (letter: string) => `${this.word}-${letter}`;

  ownerOf = (slug: string) => this.living.find(({ fields }) => fields.slug === slug);

  async create(choice: Choice, key?: string): Promise<void> {
    const fields = this.fields(choice);
    const headers = key === undefined ? {} : { 'Idempotency-Key': `${this.word}-${key}` };
    const call = { form: this.api.form(fields), signedIn: true, headers };
    if (this.ownerOf(fields.slug)) {
      await this.api.expect(409, 'createArticle', call);
      return;
    }
    const response = await this.api.expect(201, 'createArticle', call);
    const past = { first: fields, formerTags: [], formerSlugs: [] };
    this.articles.push({ id: idOf(response), fields, tag: tagOf(response), isDeleted: false, key, ...past });
  }

  /** Repeats the request that created the article. It must take effect only once. */
  async repeat({ id, key, first, isDeleted }: Known): Promise<void> {
    const headers = { 'Idempotency-Key': `${this.word}-${key}` };
    const response = await this.api.call('createArticle', { form: this.api.form(first), signedIn: true, headers });
    const isRefused = isDeleted && response.status === 409;
    ensure(isRefused || response.status === 201, `the repeated request returned ${response.status}`);
    ensure(isRefused || String(idOf(response)) === String(id), 'the repeated request created another article');
  }

  async update(known: Known, choice: Choice, tag?: string): Promise<void> {
    const fields = this.fields(choice);
    const headers = tag === undefined ? {} : { 'If-Match': tag };
    const call = { id: known.id, form: this.api.form(fields), signedIn: true, headers };
    const owner = this.ownerOf(fields.slug);
    if (known.isDeleted) await this.api.expect(404, 'updateArticle', call);
    else if (tag !== undefined && known.formerTags.includes(tag)) await this.api.expect(412, 'updateArticle', call);
    else if (owner && owner !== known) await this.api.expect(409, 'updateArticle', call);
    else {
      const response = await this.api.expect(200, 'updateArticle', call);
      known.formerSlugs.push(known.fields.slug);
      if (known.tag !== undefined) known.formerTags.push(known.tag);
      known.tag = tagOf(response);
      known.fields = fields;
    }
  }

  async delete(known: Known): Promise<void> {
    await this.api.expect(known.isDeleted ? 404 : 200, 'deleteArticle', { id: known.id, signedIn: true });
    known.isDeleted = true;
  }

  async read({ id, fields, isDeleted }: Known): Promise<void> {
    if (isDeleted) await this.api.expect(404, 'getArticle', { id });
    else this.api.expectSame('by id', await this.api.read(id), id, fields);
  }

  async readSlug(slug: string): Promise<void> {
    const owner = this.ownerOf(slug);
    const { status, body } = await this.api.call('getArticleBySlug', { slug });
    const article = body.data as WireArticle;
    // A backend may know an article by a slug that it had before. If several had it, any of them may be found.
    const formers = this.living.filter(({ formerSlugs }) => formerSlugs.includes(slug));
    const former = formers.find(({ id }) => status === 200 && String(id) === String(article.id)) ?? formers[0];
    if (!owner && (status === 404 || !former)) ensure(status === 404, `${slug} belongs to no article, got ${status}`);
    else {
      ensure(status === 200, `expected 200 for the slug ${slug}, got ${status}`);
      const { id, fields } = owner ?? former ?? { id: '', fields: this.api.fields() };
      this.api.expectSame('by slug', article, id, fields);
    }
  }

  /** Expects exactly these articles in a list, in this order if `isOrdered`. Articles that the walk did not create do not count. */
  private expectListed(listed: readonly WireArticle[], wanted: readonly Known[], isOrdered: boolean): void {
    const own = listed.filter(({ title }) => title.includes(this.word));
    const titles = (list: readonly { readonly title: string }[]) => {
      const all = list.map(({ title }) => title);
      return isOrdered ? all : all.toSorted();
    };
    const [found, expected] = [titles(own), titles(wanted.map(({ fields }) => fields))];
    ensure(found.join() === expected.join(), `the list has ${shown(found)}, not ${shown(expected)}`);
    for (const { id, fields } of wanted) {
      const article = own.find(({ title }) => title === fields.title);
      if (article) this.api.expectSame('in the list', article, id, fields);
    }
  }

  /** Returns the articles that are not deleted, in the order of a list. */
  sorted(sort = 'newest'): readonly Known[] {
    const byCreation = sort === 'oldest' ? this.living : this.living.toReversed();
    const direction = sort === 'oldest' ? 1 : -1;
    const key = ({ fields }: Known) => (sort === 'title' ? fields.title : fields.date);
    const compare = (one: Known, other: Known) => (key(one) < key(other) ? -1 : Number(key(one) > key(other)));
    return byCreation.toSorted((one, other) => (sort === 'title' ? 1 : direction) * compare(one, other));
  }

  async list(isOrdered: boolean): Promise<void> {
    this.expectListed(await this.api.list(), this.sorted(), isOrdered);
  }

  /** Searches for a letter, and checks one page of the result. */
  async page(letter: string, page: number, limit: number, sort: string): Promise<void> {
    const query = { q: `${letter} ${this.word}`, page: String(page), limit: String(limit), sort };
    const { body } = await this.api.expect(200, 'listArticles', { query });
    const matches = this.sorted(sort).filter(({ fields }) => fields.title.startsWith(`${letter} `));
    this.expectListed(body.data as WireArticle[], matches.slice((page - 1) * limit, page * limit), true);
    ensure(body.total === matches.length, `the total is ${shown(body.total)}, not ${matches.length}`);
  }
}
