import sharp from 'sharp';

export type Type = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/avif' | 'image/gif';

export interface Upload {
  readonly what: string;
  readonly name: string;
  /** The content type that the client claims. It is ignored. */
  readonly claimed: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The backend's response: the stored type, or the error status. */
  readonly expected: Type | 413 | 415;
}

const MB = 1024 * 1024;
const bytesOf = (...parts: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)))),
  );
const zeros = (count: number) => new Uint8Array(count);
const sized = (head: Uint8Array, size: number) => bytesOf(head, zeros(size - head.length));

const teal = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#0d9488' } });
const HTML = '<!doctype html><script>alert(1)</script>';
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const ZIP = 'PK\x03\x04\x14\0\0\0\0\0';
const PDF = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj';
const EXE = `MZ\x90\0\x03\0\0\0\x04\0\0\0${'\0'.repeat(64)}`;

/** A PNG whose header declares a different size than its data. */
function pngThatClaims(png: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const copy = bytesOf(png);
  const view = new DataView(copy.buffer);
  view.setUint32(16, width);
  view.setUint32(20, height);
  return copy;
}

/** Sixty mistaken and malicious uploads, with the expected response for each. */
export async function uploads(): Promise<readonly Upload[]> {
  const png = bytesOf(await teal().png().toBuffer());
  const jpeg = bytesOf(await teal().jpeg().toBuffer());
  const webp = bytesOf(await teal().webp().toBuffer());
  const avif = bytesOf(await teal().avif({ effort: 0 }).toBuffer());
  const gif = bytesOf(await teal().gif().toBuffer());
  const located = bytesOf(
    await teal()
      .jpeg()
      .withExif({
        IFD0: { Make: 'Secret Camera' },
        IFD3: { GPSLatitude: '34/1 4/1 0/1', GPSLongitude: '84/1 17/1 0/1' },
      })
      .toBuffer(),
  );
  const heic = bytesOf('\0\0\0\x18ftypheic\0\0\0\0mif1heic', zeros(100));
  const real = [
    ['png', 'image/png', png],
    ['jpg', 'image/jpeg', jpeg],
    ['webp', 'image/webp', webp],
    ['avif', 'image/avif', avif],
    ['gif', 'image/gif', gif],
  ] as const;

  const accepted = (
    what: string,
    name: string,
    claimed: string,
    bytes: Uint8Array<ArrayBuffer>,
    type: Type,
  ): Upload => ({
    what,
    name,
    claimed,
    bytes,
    expected: type,
  });
  const refused = (what: string, name: string, claimed: string, content: string | Uint8Array<ArrayBuffer>): Upload => ({
    what,
    name,
    claimed,
    expected: 415,
    bytes: typeof content === 'string' ? bytesOf(content) : content,
  });

  return [
    // Correct files.
    ...real.map(([end, type, bytes]) => accepted(`a ${end}`, `banner.${end}`, type, bytes, type)),
    // Renamed files: only the content counts.
    ...real.map(([end, type, bytes]) => accepted(`a ${end} called a text`, 'notes.txt', 'text/plain', bytes, type)),
    accepted('a png called a jpg', 'banner.jpg', 'image/jpeg', png, 'image/png'),
    accepted('a jpg without a name', 'blob', '', jpeg, 'image/jpeg'),
    refused('a page called a png', 'banner.png', 'image/png', HTML),
    refused('a page called a gif', 'banner.gif', 'image/gif', HTML),
    refused('an svg', 'banner.svg', 'image/svg+xml', SVG),
    refused('an svg called a png', 'banner.png', 'image/png', SVG),
    refused('an svg with a declaration', 'banner.svg', 'image/svg+xml', `<?xml version="1.0"?>${SVG}`),
    refused('a script called a jpg', 'banner.jpg', 'image/jpeg', 'alert(1)'),
    refused('a program called a png', 'banner.png', 'image/png', EXE),
    refused('a pdf called a jpg', 'banner.jpg', 'image/jpeg', PDF),
    refused('a zip called a webp', 'banner.webp', 'image/webp', ZIP),
    refused('a php file called a gif', 'banner.php.gif', 'image/gif', '<?php phpinfo();'),
    refused('a bmp', 'banner.bmp', 'image/bmp', bytesOf('BM', zeros(60))),
    refused('a tiff', 'banner.tif', 'image/tiff', bytesOf('II*\0', zeros(60))),
    refused('an ico', 'favicon.ico', 'image/x-icon', bytesOf('\0\0\x01\0\x01\0', zeros(60))),
    refused('a heic from a phone', 'IMG_0001.HEIC', 'image/heic', heic),
    refused('a film', 'film.mp4', 'video/mp4', bytesOf('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', zeros(60))),
    refused(
      'a video called an avif',
      'banner.avif',
      'image/avif',
      bytesOf('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', zeros(60)),
    ),
    refused(
      'a sound in the same container as a webp',
      'a.webp',
      'image/webp',
      bytesOf('RIFF\x24\0\0\0WAVEfmt ', zeros(60)),
    ),
    refused('a psd', 'banner.psd', 'image/vnd.adobe.photoshop', bytesOf('8BPS\0\x01', zeros(60))),
    refused('a jpeg xl', 'banner.jxl', 'image/jxl', bytesOf('\xff\x0a', zeros(60))),
    refused('text', 'banner.png', 'image/png', 'hello'),
    refused('a byte order mark before a png', 'banner.png', 'image/png', bytesOf('\xef\xbb\xbf', png)),
    refused('a line break before a gif', 'banner.gif', 'image/gif', bytesOf('\n', gif)),
    // Polyglot files: stored and served as the image only.
    accepted('a png with a zip behind it', 'banner.png', 'image/png', bytesOf(png, ZIP), 'image/png'),
    accepted('a png with a page behind it', 'banner.png', 'image/png', bytesOf(png, HTML), 'image/png'),
    accepted('a jpg with a page behind it', 'banner.jpg', 'image/jpeg', bytesOf(jpeg, HTML), 'image/jpeg'),
    accepted(
      'a jpg with a php file behind it',
      'banner.php',
      'image/jpeg',
      bytesOf(jpeg, '<?php phpinfo();'),
      'image/jpeg',
    ),
    accepted(
      'a gif that is also a script',
      'banner.js',
      'image/gif',
      bytesOf('GIF89a/*', zeros(20), '*/=1;alert(1);'),
      'image/gif',
    ),
    accepted('a webp with a pdf behind it', 'banner.webp', 'image/webp', bytesOf(webp, PDF), 'image/webp'),
    // Truncated files.
    refused('a png of its first four bytes', 'banner.png', 'image/png', png.slice(0, 4)),
    refused('a png of its signature only', 'banner.png', 'image/png', png.slice(0, 8)),
    refused('a jpg of its first two bytes', 'banner.jpg', 'image/jpeg', jpeg.slice(0, 2)),
    refused('a gif of its signature only', 'banner.gif', 'image/gif', gif.slice(0, 6)),
    refused('a webp of its first eight bytes', 'banner.webp', 'image/webp', webp.slice(0, 8)),
    refused('an avif of its first eight bytes', 'banner.avif', 'image/avif', avif.slice(0, 8)),
    accepted('half a png', 'banner.png', 'image/png', png.slice(0, png.length / 2), 'image/png'),
    accepted('half a jpg', 'banner.jpg', 'image/jpeg', jpeg.slice(0, jpeg.length / 2), 'image/jpeg'),
    refused('one byte', 'banner.png', 'image/png', bytesOf('\0')),
    // Too large.
    accepted('a png of exactly 5 MB', 'banner.png', 'image/png', sized(png, 5 * MB), 'image/png'),
    {
      ...accepted('a png of 5 MB and one byte', 'banner.png', 'image/png', sized(png, 5 * MB + 1), 'image/png'),
      expected: 413,
    },
    { ...accepted('a jpg of 8 MB', 'banner.jpg', 'image/jpeg', sized(jpeg, 8 * MB), 'image/jpeg'), expected: 413 },
    { ...refused('8 MB of nothing', 'banner.png', 'image/png', zeros(8 * MB)), expected: 413 },
    accepted(
      'a png that claims 50,000 by 50,000',
      'bomb.png',
      'image/png',
      pngThatClaims(png, 50_000, 50_000),
      'image/png',
    ),
    accepted('a png that claims 0 by 0', 'bomb.png', 'image/png', pngThatClaims(png, 0, 0), 'image/png'),
    // The backend stores it unchanged, with its location; the editor redraws images before sending.
    accepted('a jpg with a location', 'IMG_0002.JPG', 'image/jpeg', located, 'image/jpeg'),
    // Odd names.
    ...[
      '../../etc/passwd',
      'a\0b.png',
      'CON.png',
      '<img src=x onerror=alert(1)>.png',
      'Büro "Süd" 🚚.png',
      `${'x'.repeat(300)}.png`,
    ].map((name) => accepted(`a png called ${JSON.stringify(name).slice(0, 30)}`, name, 'image/png', png, 'image/png')),
  ];
}
