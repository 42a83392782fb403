import { isDeepStrictEqual } from 'node:util';
import { exampleTexts, TEXT_FIELDS, type TextField, textRules } from '../../contract/article-texts';
import { ensure, NotApplicable, shown } from '../outcome';
import { Client } from './client';
import { png } from './sample-images';
import { type ApiResponse, type Fields, LIST_FIELDS, listOf, type WireArticle } from './wire';

/** A client that can create and compare articles. Their slugs are unique to this run. */
export class Api extends Client {
  /** For each optional text: true if the backend stores it, false if not. A text without an entry was not tried yet. */
  private readonly storedTexts = new Map<TextField, boolean>();

  /** Returns the fields of a valid article. */
  fields(changes: Partial<Fields> = {}): Fields {
    const slug = this.unique();
    const section = {
      title: 'Where the time went',
      content: [{ type: 'paragraph', content: 'Most of it was waiting.' }],
    };
    const item = { title: 'Insurance', description: 'How we work with insurers.', link: '/industries/insurance' };
    return {
      ...exampleTexts(),
      title: `Contract check ${slug}`,
      slug,
      date: '2026-05-04',
      sections: JSON.stringify([section]),
      sidebarItems: JSON.stringify([item]),
      ...changes,
    };
  }

  /** Makes a form. Undefined fields are left out. */
  form(fields: Readonly<Record<string, string | File | undefined>>): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
    return form;
  }

  /** Creates an article that `cleanUp` deletes. */
  async article(
    changes: Partial<Fields> = {},
  ): Promise<{ readonly id: string | number; readonly fields: Fields; readonly response: ApiResponse }> {
    const fields = this.fields(changes);
    const response = await this.expect(201, 'createArticle', { form: this.form(fields), signedIn: true });
    return { id: (response.body.data as WireArticle).id, fields, response };
  }

  /** Makes a small PNG file. */
  pngFile = (name = 'banner.png') => new File([png], name, { type: 'image/png' });

  /** Lists articles. */
  async list(query: Readonly<Record<string, string>> = {}): Promise<readonly WireArticle[]> {
    return (await this.expect(200, 'listArticles', { query })).body.data as WireArticle[];
  }

  /** Lists articles for rules about listed ones. @throws NotApplicable if the list is empty, because nothing would be checked. */
  async listed(): Promise<readonly [WireArticle, ...WireArticle[]]> {
    const [first, ...others] = await this.list();
    if (!first) throw new NotApplicable('the list is empty; with an article in it, the next run checks this');
    return [first, ...others];
  }

  /** Reads an article by id. */
  async read(id: string | number): Promise<WireArticle> {
    return (await this.expect(200, 'getArticle', { id })).body.data as WireArticle;
  }

  /** Reads an article by id, by slug and in the list, and compares it with the fields that were sent. */
  async expectStored(id: string | number, fields: Fields): Promise<void> {
    const bySlug = (await this.expect(200, 'getArticleBySlug', { slug: fields.slug })).body.data as WireArticle;
    const inList = (await this.list()).find((article) => String(article.id) === String(id));
    ensure(inList !== undefined, `article ${id} is not in the list`);
    const found = { 'by id': await this.read(id), 'by slug': bySlug, 'in the list': inList };
    for (const [place, article] of Object.entries(found)) this.expectSame(place, article, id, fields);
  }

  /** Compares a stored text with the text that was sent. A backend may lack an optional text, but then in every response. */
  expectText(place: string, name: TextField, found: string | undefined, sent: string | undefined): void {
    const isOptional = !textRules[name].isRequired && sent !== undefined;
    const isMissing = isOptional && found === undefined && this.storedTexts.get(name) !== true;
    ensure(isMissing || found === sent, `${place} ${name} is ${shown(found)}, but ${shown(sent)} was sent`);
    if (!isOptional) return;
    const isNew = this.storedTexts.get(name) ?? !isMissing;
    ensure(isNew === !isMissing, `${place} ${name} is ${shown(found)}, but other responses lack it`);
    this.storedTexts.set(name, !isMissing);
  }

  /** Compares a stored article with the fields that were sent. `place` says where it was read. */
  expectSame(place: string, article: WireArticle, id: string | number, fields: Fields): void {
    ensure(String(article.id) === String(id), `${place} the id is ${shown(article.id)}, not ${shown(id)}`);
    for (const name of TEXT_FIELDS) this.expectText(place, name, article[name], fields[name]);
    for (const name of LIST_FIELDS) {
      const isSame = isDeepStrictEqual(listOf(article[name]), JSON.parse(fields[name]));
      ensure(isSame, `${place} ${name} is ${shown(article[name])}, but ${shown(fields[name])} was sent`);
    }
  }

  /** Expects that the article is not found by id, by slug or in the list. */
  async expectGone(id: string | number, slug: string): Promise<void> {
    await this.expect(404, 'getArticle', { id });
    await this.expect(404, 'getArticleBySlug', { slug });
    ensure(!(await this.list()).some((article) => article.slug === slug), `the list still contains ${slug}`);
  }
}
