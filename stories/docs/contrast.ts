/** WCAG 2.2 contrast of two computed colours (`rgb(…)`, `color(srgb …)`), or undefined if one is missing. */
export function contrastOf(one: string | undefined, other: string | undefined): number | undefined {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(color: string | undefined): number | undefined {
  const channels = color
    ?.match(/[\d.]+/g)
    ?.slice(0, 3)
    .map(Number);
  if (!color || channels?.length !== 3) return undefined;
  const scale = color.startsWith('rgb') ? 255 : 1;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => linear(channel / scale));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
