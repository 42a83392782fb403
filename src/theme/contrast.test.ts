import { describe, expect, it } from 'vitest';
import { contrastOf } from '../../stories/docs/contrast';
import { themes } from './palette';

/** The story 'Tokens' checks all other pairs, as the browser computes them. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ')})`;

describe.each(Object.entries(themes))('in the %s theme', (_, roles) => {
  it.each(['bg', 'bgAlt', 'surface', 'surface2'] as const)('fields and the focus are visible on %s', (ground) => {
    expect(contrastOf(rgb(roles.borderStrong), rgb(roles[ground]))).toBeGreaterThanOrEqual(3);
    expect(contrastOf(rgb(roles.focus), rgb(roles[ground]))).toBeGreaterThanOrEqual(3);
  });
});
