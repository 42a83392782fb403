/**
 * Letters that Unicode does not decompose into a Latin letter and a mark, and what replaces them in an address.
 * Cyrillic and Greek follow the usual transliteration for readers of English.
 */
const LETTERS: Readonly<Record<string, string>> = {
  a: 'ⱥɐɑаәα',
  aa: 'ꜳ',
  ae: 'æ',
  ao: 'ꜵ',
  au: 'ꜷ',
  av: 'ꜹꜻ',
  ay: 'ꜽ',
  b: 'ƀɓƃƅб',
  c: 'ȼƈɕↄћ',
  ch: 'чχ',
  d: 'đðɖɗƌȡдδ',
  dj: 'ђ',
  dz: 'џѕ',
  e: 'ɇəɛǝɘеёэε',
  f: 'ƒꝼфφ',
  g: 'ɠǥɡɣгґғγ',
  h: 'ħɦⱨһ',
  hv: 'ƕ',
  i: 'ıɨɩиіїιη',
  j: 'ȷɉʝј',
  k: 'ĸƙⱪкқκ',
  kh: 'х',
  l: 'łƚɫⱡɬɭƛлλ',
  lj: 'љ',
  m: 'ɱмμ',
  n: 'ŋɲƞɳȵнңν',
  nj: 'њ',
  o: 'øɵɔоөοω',
  oe: 'œ',
  oi: 'ƣ',
  oo: 'ꝏ',
  ou: 'ȣ',
  p: 'ƥᵽпπ',
  ps: 'ψ',
  q: 'ʠɋ',
  r: 'ɍɽɾрρ',
  s: 'ʂȿсσς',
  sh: 'ʃш',
  shch: 'щ',
  ss: 'ß',
  t: 'ŧƭʈⱦтτ',
  th: 'þθ',
  ts: 'ц',
  u: 'ʉʊуұү',
  v: 'ʋⱱвβ',
  w: 'ⱳƿ',
  x: 'ξ',
  y: 'ɏƴȝйыυ',
  ya: 'я',
  ye: 'є',
  yu: 'ю',
  z: 'ƶȥɀʐзζ',
  zh: 'ʒж',
};

const byLetter = new Map(
  Object.entries(LETTERS).flatMap(([latin, letters]) => [...letters].map((letter) => [letter, latin] as const)),
);

const replaced = (text: string) => text.replace(/[^\0-\x7f]/gu, (letter) => byLetter.get(letter) ?? letter);

/**
 * Converts a text to lower case and replaces its letters with Latin ones: 'Łódź' becomes 'lodz', 'Straße' becomes
 * 'strasse'. Letters of scripts other than Latin, Cyrillic and Greek stay.
 */
export const toLatin = (text: string): string =>
  // 'й' is a letter of its own, but 'ǿ' is an 'ø' with a mark. So letters are replaced before the marks are removed,
  // and once more after that.
  replaced(replaced(text.normalize('NFKC').toLowerCase().normalize('NFC')).normalize('NFD').replace(/\p{M}/gu, ''));
