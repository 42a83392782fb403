import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breaking, fitting } from './arbitraries';
import { bodySchema, fits } from './document';

const bodies = ['requestContact', 'login', 'createArticle', 'updateArticle'] as const;

describe.each(bodies)('what is generated for %s', (id) => {
  const schema = bodySchema(id);
  const isForm = id.endsWith('Article');

  it('fits the schema when it should', () => {
    fc.assert(fc.property(fitting(schema), (value) => fits(schema, value)));
  });

  it('breaks the schema when it should, in the property it names', () => {
    fc.assert(
      fc.property(breaking(schema, isForm), ({ value, field }) => {
        expect(fits(schema, value), field).toBe(false);
      }),
    );
  });

  it('tries every property in every way', () => {
    const ways = new Set(fc.sample(breaking(schema, isForm), 2000).map(({ field, how }) => `${field}: ${how}`));
    for (const name of schema.required ?? []) expect([...ways]).toContain(`${name}: missing`);
    expect(ways.size).toBeGreaterThan(5);
  });
});
