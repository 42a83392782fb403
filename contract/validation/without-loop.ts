/**
 * Tests the pattern `^START[CLASS]+$` (`atLeast` is 1) or `^START[CLASS]*$` (0) without a loop. `start` matches the beginning, and
 * `other` matches one character that is not in the class. Once a process has compiled many patterns, V8 uses its stack for every step
 * of a loop, and a picture of 7 MB overflows it (`node --no-regexp-optimization`; ajv-validator/ajv-formats#102).
 */
export const withoutLoop = (start: RegExp, other: RegExp, atLeast: number): Pick<RegExp, 'test'> => ({
  test(text) {
    const [begin] = start.exec(text) ?? [];
    if (begin === undefined) return false;
    return text.length >= begin.length + atLeast && !other.test(text.slice(begin.length));
  },
});
