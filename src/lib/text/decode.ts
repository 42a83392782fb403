/** Decodes a part of an address. A stray percent sign is not an encoded character: then the text stays as typed. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
