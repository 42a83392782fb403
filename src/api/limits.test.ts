import { describe, expect, it } from 'vitest';
import { ANSWER_MAX_DEPTH, ANSWER_MAX_LENGTH, exceedsLimits } from './limits';

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('the limits of an answer', () => {
  it('take what is as deep as they say, and nothing deeper', () => {
    expect(exceedsLimits(nested(ANSWER_MAX_DEPTH))).toBe(false);
    expect(exceedsLimits(nested(ANSWER_MAX_DEPTH + 1))).toBe(true);
    expect(exceedsLimits('{"a":'.repeat(ANSWER_MAX_DEPTH + 1))).toBe(true);
  });

  it('count no bracket inside a string', () => {
    expect(exceedsLimits(JSON.stringify({ text: nested(1000) }))).toBe(false);
    expect(exceedsLimits(JSON.stringify(['"\\', nested(1000)]))).toBe(false);
  });

  it('count how deep it is, not how much there is', () => {
    expect(exceedsLimits(JSON.stringify(Array.from({ length: 5000 }, () => [{}])))).toBe(false);
  });

  it('take no more than is to be read', () => {
    expect(exceedsLimits(' '.repeat(ANSWER_MAX_LENGTH + 1))).toBe(true);
  });

  it('hold for a hundred thousand levels without an error', () => {
    expect(exceedsLimits(nested(100_000))).toBe(true);
  });
});
