/** Text and background tokens with the contrast that the design requires: 7 for body text, 4.5 for other text, 3 for graphics. */
export const PAIRS: readonly (readonly [text: string, ground: string, minimum: number])[] = [
  ...['bg', 'bgAlt', 'surface', 'surface2', 'surface3'].flatMap((ground) => [
    ['text', ground, 7] as const,
    ['text2', ground, 7] as const,
    ['text3', ground, 4.5] as const,
  ]),
  ...['bg', 'surface', 'bgAlt'].map((ground) => ['link', ground, 7] as const),
  ...['route', 'flow', 'cover', 'signal'].flatMap((strand) => [
    [`${strand}.text`, 'bg', 4.5] as const,
    [`${strand}.text`, `${strand}.tint`, 4.5] as const,
    ['text', `${strand}.tint`, 7] as const,
    [`${strand}.line`, 'bg', 3] as const,
  ]),
  ['danger', 'surface', 4.5],
  ['danger', 'dangerBg', 4.5],
  ['ok', 'surface', 4.5],
  ['ok', 'okBg', 4.5],
  ['buttonFg', 'buttonBg', 4.5],
  ['buttonFg', 'buttonHover', 4.5],
  ['solidFg', 'solidBg', 7],
  ['solidFg', 'solidHover', 4.5],
  ['checkFg', 'checkBg', 4.5],
  ['white', 'dangerFill', 4.5],
  ['white', 'cover700', 4.5],
  ['ink', 'flow500', 4.5],
  ['toastFg', 'toastBg', 7],
  ['toastOk', 'toastBg', 3],
  ['toastBad', 'toastBg', 3],
  ['text', 'signalBg', 7],
  ['borderStrong', 'surface', 3],
  ['focus', 'bg', 3],
];

export const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: 20,
  fontSize: 14,
} as const;

export const TABLE = { borderCollapse: 'collapse', width: '100%', fontSize: 15 } as const;
export const CELL = { textAlign: 'left', padding: '8px 12px', borderBottom: '1px solid var(--border)' } as const;
