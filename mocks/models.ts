/**
 * Sample records of the contract's resources. Stories, tests and the seed of the mock backends make their records here, so that a record
 * that breaks openapi.yaml fails where it is made. Visitors never load this module; they get the generated seed.
 */
import { Collection } from '@msw/data';
import { textRules, textsWith } from '~contract/article-texts';
import type { Article, Credentials, Job, Section, SidebarItem } from '~contract/contract';
import { createArticle, login, requestContact } from '~contract/generated/request-validators';
import { responseValidators } from '~contract/generated/response-validators';
import type { components } from '~contract/generated/schema';
import { keysOf, type RequestValidators, type Validator } from '~contract/validation/validator';

/** An article whose lists are arrays. */
export interface SampleArticle extends Omit<Article, 'id' | 'sections' | 'sidebarItems'> {
  readonly id: number;
  readonly sections: readonly Section[];
  readonly sidebarItems: readonly SidebarItem[];
}

/** Turns the lists of an article into JSON text, as forms and most backends send them. */
export const withTextLists = (article: SampleArticle) => ({
  ...article,
  sections: JSON.stringify(article.sections),
  sidebarItems: JSON.stringify(article.sidebarItems),
});

/** Finds every invalid field. Returns its path, and the rule that it breaks. */
type Check = (value: unknown) => { readonly path: readonly string[]; readonly message: string }[];

const checkWith =
  (validate: Validator): Check =>
  (value) =>
    validate(value)
      ? []
      : (validate.errors ?? []).map(({ instancePath, keyword, params }) => ({
          path: [...keysOf(instancePath), ...(keyword === 'required' ? [String(params.missingProperty)] : [])],
          message: `${keyword} ${JSON.stringify(params)}`,
        }));

/** Checks the body of a request. If several shapes are allowed, it must have the first one. */
const inRequest =
  ({ bodies: [first] }: RequestValidators): Check =>
  (value) =>
    first ? checkWith(first.validate)(value) : [];

const inResponse =
  (validate: Validator): Check =>
  (data) =>
    checkWith(validate)({ data }).map(({ path, message }) => ({ path: path.slice(1), message }));

/** Turns a check into a Standard Schema (standardschema.dev), as collections expect. */
const schemaOf = <Fields extends object>(check: Check) => ({
  '~standard': {
    version: 1 as const,
    vendor: 'openapi.yaml',
    types: undefined as { readonly input: Fields; readonly output: Fields } | undefined,
    validate(value: unknown) {
      const issues = check(value);
      return issues.length > 0 ? { issues } : { value: value as Fields };
    },
  },
});

/** Makes a collection whose records have default values. `defaults` gets the number of the record in its list, from 1. */
function samples<Fields extends object>(name: string, check: Check, defaults: (number: number) => Fields) {
  const collection = new Collection({ schema: schemaOf<Fields>(check) });
  /** @throws Error that names the path of each invalid field. The collection's own error names none. */
  async function create(fields: Partial<Fields> = {}, number = 1): Promise<Fields> {
    const record = { ...defaults(number), ...fields };
    return collection.create(record).catch((cause: unknown) => {
      const problems = check(record).map(({ path, message }) => `${path.join('.')}: ${message}`);
      // A response and a form may have the same rule.
      throw new Error(`This ${name} breaks openapi.yaml at ${[...new Set(problems)].join(', ')}`, { cause });
    });
  }
  const createAll = (list: readonly Partial<Fields>[]) =>
    Promise.all(list.map((fields, index) => create(fields, index + 1)));
  return { create, createAll };
}

const inForm = inRequest(createArticle);
const asResponse = inResponse(responseValidators.ArticleResponse);

export const articles = samples<SampleArticle>(
  'article',
  (value) => {
    const article = value as SampleArticle;
    return [...asResponse(article), ...inForm({ ...withTextLists(article), bannerImage: article.bannerImage ?? '' })];
  },
  (number) => ({
    id: number,
    ...textsWith((field) => (textRules[field].isRequired ? textRules[field].example : undefined)),
    title: `Article ${number}`,
    slug: `article-${number}`,
    date: '2026-11-20',
    bannerImage: null,
    sections: [],
    sidebarItems: [],
  }),
);

export const jobs = samples<Job>('job', inResponse(responseValidators.JobResponse), (number) => ({
  id: number,
  title: 'Java Developer',
  subtitle: 'Build services.',
  departmentId: 'engineering',
  location: 'Atlanta',
  experience: '3–5 years',
  jobType: 'Hybrid',
  description: 'You will build.',
  responsibilities: ['Design', 'Test'],
  qualifications: ['Java'],
}));

export const leads = samples<components['schemas']['CallbackRequest']>('lead', inRequest(requestContact), () => ({
  name: 'Priya',
  email: 'priya@harbor.example',
  mobile: '5551234567',
  company: 'Harbor',
}));

export const accounts = samples<Credentials>('account', inRequest(login), () => ({
  email: 'admin@mindwave.example',
  password: 'mindwave-demo',
}));
