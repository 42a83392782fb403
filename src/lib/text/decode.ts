/** Decodes a part of an address. If it has a stray percent sign, which encodes nothing, the text stays as typed. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
