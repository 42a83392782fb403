/** Finds text on top of a drawing, and drawings and labels outside their section. It runs in the page, so it is self-contained. */
export async function artInWindow() {
  /** Pixels above this alpha count as visible. Faint ripples around a drawing may lie behind a word. */
  const SEEN = 0.3 * 255;
  const CANVAS = 720;
  /** Minimum distance between a word and a drawing, in px. */
  const GAP = 4;
  /** Minimum fraction of a drawing that is visible in its section. */
  const SHOWN = 0.35;
  const wrong: string[] = [];
  let labels = 0;

  /** The visibility of each pixel of a drawing, scaled to a width of 720. */
  const alphaOf = (image: HTMLImageElement) => {
    const height = Math.round((CANVAS * image.naturalHeight) / image.naturalWidth);
    const canvas = Object.assign(document.createElement('canvas'), { width: CANVAS, height });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The canvas has no 2D context.');
    context.drawImage(image, 0, 0, CANVAS, height);
    const { data } = context.getImageData(0, 0, CANVAS, height);
    return { height, isSeen: (x: number, y: number) => (data[(y * CANVAS + x) * 4 + 3] ?? 0) > SEEN };
  };

  /** The position of the whole drawing. Its box may crop it, or have empty space on the right. */
  const placeOf = (image: HTMLImageElement) => {
    const box = image.getBoundingClientRect();
    const { objectFit, objectPosition } = getComputedStyle(image);
    const pick = objectFit === 'cover' ? Math.max : Math.min;
    const scale = pick(box.width / image.naturalWidth, box.height / image.naturalHeight);
    const [x = 50, y = 50] = objectFit === 'cover' ? objectPosition.split(' ').map(Number.parseFloat) : [0, 50];
    return {
      box,
      left: box.left + ((box.width - image.naturalWidth * scale) * x) / 100,
      top: box.top + ((box.height - image.naturalHeight * scale) * y) / 100,
      unit: (image.naturalWidth * scale) / CANVAS,
    };
  };

  /** The boxes of the labels in a drawing, as fractions of its width. Only labels are rectangles with rounded corners. */
  const labelsOf = async (image: HTMLImageElement) => {
    const source = await (await fetch(image.currentSrc)).text();
    // The site does not allow HTML or XML to be parsed.
    const width = Number(/viewBox="0 0 ([\d.]+)/.exec(source)?.[1]);
    return [...source.matchAll(/<rect [^>]*\brx="[^>]*>/g)].map(([rect]) => {
      const number = (name: string) => Number(new RegExp(` ${name}="([^"]*)"`).exec(rect)?.[1] ?? 0) / width;
      const [x, y] = [number('x'), number('y')];
      return { left: x, top: y, right: x + number('width'), bottom: y + number('height') };
    });
  };

  const linesOf = (section: Element) => {
    const lines: { text: string; box: DOMRect }[] = [];
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent?.trim();
      if (!text || !parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('.vh, svg')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ text: text.slice(0, 40), box });
    }
    return lines;
  };

  // Only drawings behind the text of a section. The others have boxes of their own.
  const drawings = [...document.querySelectorAll<HTMLImageElement>('main section img[src^="/art/"]')].filter(
    (image) => image.checkVisibility() && getComputedStyle(image).position === 'absolute',
  );
  for (const image of drawings) {
    const section = image.closest('section');
    if (!section) continue;
    image.loading = 'eager';
    await image.decode();
    const name = image.currentSrc.split('/').at(-1);
    const { height, isSeen } = alphaOf(image);
    const { box, left, top, unit } = placeOf(image);
    const frame = section.getBoundingClientRect();
    const clip = {
      left: Math.max(frame.left, box.left, 0),
      right: Math.min(frame.right, box.right, innerWidth),
      top: Math.max(frame.top, box.top),
      bottom: Math.min(frame.bottom, box.bottom),
    };
    /** Counts the visible pixels of the drawing inside a rectangle of the window. */
    const count = (from: typeof clip) => {
      let seen = 0;
      const y1 = Math.min(height, Math.ceil((from.bottom - top) / unit));
      const x1 = Math.min(CANVAS, Math.ceil((from.right - left) / unit));
      for (let y = Math.max(0, Math.floor((from.top - top) / unit)); y < y1; y++)
        for (let x = Math.max(0, Math.floor((from.left - left) / unit)); x < x1; x++) if (isSeen(x, y)) seen++;
      return seen;
    };
    const all = count({ left, top, right: left + CANVAS * unit, bottom: top + height * unit });
    const share = count(clip) / all;
    if (!(share >= SHOWN)) wrong.push(`${name} shows ${Math.round(share * 100)} %`);
    const scale = unit * CANVAS;
    for (const label of await labelsOf(image)) {
      const isInside =
        left + label.left * scale >= clip.left &&
        left + label.right * scale <= clip.right &&
        top + label.top * scale >= clip.top &&
        top + label.bottom * scale <= clip.bottom;
      labels += 1;
      if (!isInside) wrong.push(`a label of ${name} is cut`);
    }
    for (const { text, box: line } of linesOf(section)) {
      const part = {
        left: Math.max(clip.left, line.left - GAP),
        right: Math.min(clip.right, line.right + GAP),
        // Capitals start a fifth below the top of the line box.
        top: Math.max(clip.top, line.top + line.height / 5),
        bottom: Math.min(clip.bottom, line.bottom),
      };
      if (part.left < part.right && part.top < part.bottom && count(part) > 0) wrong.push(`'${text}' lies on ${name}`);
    }
  }
  return { drawings: drawings.length, labels, wrong };
}
