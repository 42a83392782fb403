import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodySchema, fits } from '../document';
import { breaking, fitting } from './arbitraries';

const bodies = ['requestContact', 'login', 'createArticle', 'updateArticle'] as const;

describe.each(bodies)('generated bodies of %s', (id) => {
  const schema = bodySchema(id);
  const isForm = id.endsWith('Article');

  it('match the schema', () => {
    fc.assert(fc.property(fitting(schema), (value) => fits(schema, value)));
  });

  it('break the schema in the property they name', () => {
    fc.assert(
      fc.property(breaking(schema, isForm), ({ value, field }) => {
        expect(fits(schema, value), field).toBe(false);
      }),
    );
  });

  it('break every property in every way', () => {
    const ways = new Set(fc.sample(breaking(schema, isForm), 2000).map(({ field, how }) => `${field}: ${how}`));
    for (const name of schema.required ?? []) expect([...ways]).toContain(`${name}: missing`);
    expect(ways.size).toBeGreaterThan(5);
  });
});
