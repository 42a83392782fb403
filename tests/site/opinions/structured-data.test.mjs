import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { builtFiles, read } from './site.mjs';

const SCHEMA = 'http://schema.org/';

/** Reads schema.org's published vocabulary: for each predicate, the objects by subject. */
function readVocabulary() {
  const file = join(dirname(createRequire(import.meta.url).resolve('@vocabulary/schema')), 'schema.nq');
  const wanted = {
    [`${SCHEMA}domainIncludes`]: new Map(),
    [`${SCHEMA}rangeIncludes`]: new Map(),
    'http://www.w3.org/2000/01/rdf-schema#subClassOf': new Map(),
  };
  for (const [, subject, predicate, object] of read(file).matchAll(/^<([^>]+)> <([^>]+)> <([^>]+)>/gm)) {
    const known = wanted[predicate];
    if (!known || !subject.startsWith(SCHEMA)) continue;
    const name = subject.slice(SCHEMA.length);
    known.set(name, [...(known.get(name) ?? []), object.replace(SCHEMA, '')]);
  }
  const [domains, ranges, parents] = Object.values(wanted);
  return { domains, ranges, parents };
}

const { domains, ranges, parents } = readVocabulary();

/** A type and all its supertypes. */
const kindsOf = (type) => [type, ...(parents.get(type) ?? []).flatMap(kindsOf)];

const TEXTS = ['Text', 'URL', 'Date', 'DateTime', 'Number', 'Integer', 'Boolean', 'Time', 'DefinedTerm'];

/** Whether a property may have the value: an object of a type in its range, or text if the range includes a text type. */
function isInRange(property, value) {
  const range = ranges.get(property) ?? [];
  if (typeof value === 'object' && value !== null) {
    // An object with only an id refers to a node described elsewhere.
    const type = value['@type'];
    return type === undefined ? '@id' in value : kindsOf(type).some((kind) => range.includes(kind));
  }
  // Any Thing may be given by its URL.
  if (range.includes('Thing') && /^https?:/.test(value)) return true;
  return range.some((type) => kindsOf(type).some((kind) => TEXTS.includes(kind)) || type === 'Enumeration');
}

function problems(thing, place) {
  const type = thing['@type'];
  const own = Object.entries(thing).filter(([name]) => !name.startsWith('@'));
  return own.flatMap(([property, given]) => {
    const at = `${place}: ${type}.${property}`;
    const domain = domains.get(property);
    if (!domain) return [`${at} is no property of schema.org`];
    if (!kindsOf(type).some((kind) => domain.includes(kind))) return [`${at} does not belong to this type`];
    return [given]
      .flat()
      .flatMap((value) => [
        ...(isInRange(property, value) ? [] : [`${at} may not be ${JSON.stringify(value).slice(0, 80)}`]),
        ...(typeof value === 'object' && value !== null && value['@type'] ? problems(value, place) : []),
      ]);
  });
}

it('structured data matches the published vocabulary: types, domains and ranges', () => {
  expect(domains.size).toBeGreaterThan(1000);
  const types = new Set();
  const wrong = builtFiles('.html').flatMap((file) => {
    const place = file.split('/dist/')[1];
    return [...read(file).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json]) =>
      JSON.parse(json)['@graph'].flatMap((thing) => {
        types.add(thing['@type']);
        return problems(thing, place);
      }),
    );
  });
  expect(wrong).toEqual([]);
  expect([...types]).toEqual(
    expect.arrayContaining(['Organization', 'WebSite', 'BreadcrumbList', 'NewsArticle', 'FAQPage', 'JobPosting']),
  );
});

it('reports a wrong property, domain or range', () => {
  expect(problems({ '@type': 'NewsArticle', headlines: 'x' }, 'p')).toEqual([
    'p: NewsArticle.headlines is no property of schema.org',
  ]);
  expect(problems({ '@type': 'NewsArticle', directApply: true }, 'p')).toEqual([
    'p: NewsArticle.directApply does not belong to this type',
  ]);
  expect(problems({ '@type': 'NewsArticle', author: { '@type': 'PostalAddress' } }, 'p')[0]).toContain('may not be');
});
