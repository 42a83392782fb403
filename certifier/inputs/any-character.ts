import fc from 'fast-check';

const SURROGATES = { first: 0xd800, count: 0x800 };

/** Any character of Unicode. `fc.string({ unit: 'binary' })` makes the same, but its tables take a second of CPU time. */
export const anyCharacter = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES.count })
  .map((at) => String.fromCodePoint(at < SURROGATES.first ? at : at + SURROGATES.count));
