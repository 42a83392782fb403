/** A PNG of one teal pixel. */
export const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqFnyHwAEsQJvcF2jfgAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);

/** A PNG of the given size in bytes: a valid image, then zeros. */
export function pngOfSize(bytes: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(bytes);
  file.set(png);
  return file;
}

export const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
