/** Counts the characters of a text as JSON Schema does: an emoji is one character. */
export function textLength(text: string): number {
  let pairs = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at) ?? 0;
    if (code > 0xffff) {
      pairs += 1;
      at += 1;
    }
  }
  return text.length - pairs;
}
