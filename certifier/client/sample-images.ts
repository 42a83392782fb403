/** A PNG of one pixel. */
export const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkqFnyHwAEsQJvcF2jfgAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);

/** Makes a PNG of this many bytes: a valid image, followed by zeros. */
export function pngOfSize(bytes: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(bytes);
  file.set(png);
  return file;
}

/** An SVG with a script, which backends must refuse. */
export const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
