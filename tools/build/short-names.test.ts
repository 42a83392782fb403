import { describe, expect, it } from 'vitest';
import { withShortNames } from './short-names';

describe('short names', () => {
  const page = {
    html: '<main class="sc-ab-0 kHewo a"><p class="icon hDBWks kHewo"></p><i class="sc-ab-1"></i></main>',
    inline: '.kHewo{margin:.5em}.a,.icon .kHewo:not(:focus){background:url(/art/kHewo.svg)}',
    rest: '.hDBWks>.kHewo[data-size=small]{gap:0}',
  };
  const { html, inline, rest } = withShortNames(page, new Set(['kHewo', 'hDBWks']));

  it('replace the generated ones in the order of the page, and do not clash with other classes', () => {
    expect(inline).toBe('.b{margin:.5em}.a,.icon .b:not(:focus){background:url(/art/kHewo.svg)}');
    expect(rest).toBe('.c>.b[data-size=small]{gap:0}');
  });

  it('leave out component classes that no rule uses', () => {
    expect(html).toBe('<main class="b a"><p class="icon c b"></p><i></i></main>');
  });
});
