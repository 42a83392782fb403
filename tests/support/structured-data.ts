import { isRecord } from '~contract/is-record';

interface Shape {
  readonly required: readonly string[];
  readonly known?: readonly string[];
}

/**
 * Required and allowed properties of each type. The required ones come from Google's documentation
 * (developers.google.com/search/docs/appearance/structured-data); types without a page there have what their container needs.
 */
const SHAPES: Readonly<Record<string, Shape>> = {
  Organization: {
    required: ['name', 'url'],
    known: ['@id', 'logo', 'description', 'foundingDate', 'email', 'sameAs', 'address'],
  },
  WebSite: { required: ['name', 'url'], known: ['@id', 'inLanguage', 'publisher'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
  NewsArticle: {
    required: ['headline', 'image', 'datePublished', 'author'],
    known: ['description', 'mainEntityOfPage', 'publisher'],
  },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    known: [
      'validThrough',
      'employmentType',
      'identifier',
      'jobLocationType',
      'applicantLocationRequirements',
      'industry',
      'url',
      'directApply',
    ],
  },
  Place: { required: ['address'] },
  PostalAddress: { required: ['addressCountry'], known: ['addressLocality', 'addressRegion'] },
  PropertyValue: { required: ['name', 'value'] },
  Country: { required: ['name'] },
};

/** All typed nodes of a document, including nested ones. An object with only an `@id` is a reference, not a node. */
export function nodes(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(nodes);
  if (!isRecord(value)) return [];
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(nodes)];
}

export function faults(node: Record<string, unknown>): string[] {
  const type = String(node['@type']);
  const shape = SHAPES[type];
  if (!shape) return [`${type} is not in the table`];
  const { required, known = [] } = shape;
  return [
    ...required.filter((name) => node[name] === undefined || node[name] === '').map((name) => `${type} lacks ${name}`),
    ...Object.keys(node)
      .filter((name) => name !== '@type' && !required.includes(name) && !known.includes(name))
      .map((name) => `${type} must not have ${name}`),
  ];
}

/** The JSON-LD documents of a page. */
export const structuredDataIn = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, text = '']) => JSON.parse(text));
