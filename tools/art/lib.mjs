// Shared helpers for the Mindwave art generators. Needs: npm i svgo fontkit wawoff2
import { writeFileSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';

const here = dirname(fileURLToPath(import.meta.url));
export const ART = join(here, '../../public/art');
const need = createRequire(join(process.cwd(), 'x.js'));
const { optimize } = need('svgo');
const fontkit = need('fontkit');
const wawoff2 = need('wawoff2');

export const C = {
  ink950: '#041A1F',
  ink900: '#07262D',
  ink800: '#0D353E',
  ink700: '#154852',
  ink600: '#2A5D67',
  white: '#FFFFFF',
  mist50: '#F4F8F7',
  mist100: '#E9F0EE',
  mist200: '#D7E2DF',
  mist300: '#BDCDCA',
  mist400: '#8FA6A5',
  route: '#FF6A3D',
  route700: '#A5330E',
  route100: '#FFE4D9',
  route200: '#FFCDB9',
  flow: '#1FC998',
  flow300: '#7BE3C3',
  flow700: '#06624A',
  flow900: '#05352B',
  flow950: '#042820',
  flow100: '#D3F4E8',
  cover: '#4DA3FF',
  cover300: '#9ACBFF',
  cover700: '#0F4F96',
  cover100: '#E3F0FE',
  cover200: '#C5DFFC',
  signal: '#F5C84B',
  signal700: '#6F5000',
  signal100: '#FFF3D1',
};
export const STRANDS = [C.route, C.flow, C.cover];

export const r = (n, d = 1) => {
  const k = 10 ** d;
  const v = Math.round(n * k) / k;
  return Object.is(v, -0) ? 0 : v;
};
export const P = (p, d = 1) => `${r(p[0], d)} ${r(p[1], d)}`;
export const lerp = (a, b, t) => a + (b - a) * t;
export const clamp = (v, a = 0, b = 1) => Math.min(b, Math.max(a, v));
export const smooth = (a, b, x) => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};
export function rng(seed = 1) {
  let s = seed >>> 0;
  return () => {
    s |= 0;
    s = (s + 0x6d2b79f5) | 0;
    let t = Math.imul(s ^ (s >>> 15), 1 | s);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth open curve through points (Catmull-Rom to cubic Bezier). */
export function spline(pts, d = 1, k = 1 / 6) {
  let s = `M${P(pts[0], d)}`;
  for (let i = 0; i < pts.length - 1; i++) {
    const p0 = pts[i - 1] || pts[i],
      p1 = pts[i],
      p2 = pts[i + 1],
      p3 = pts[i + 2] || p2;
    s += `C${P([p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k], d)} ${P([p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k], d)} ${P(p2, d)}`;
  }
  return s;
}
/** Evaluate a Catmull-Rom spline through control points at s in [0,1]. */
export function along(ctrl, s) {
  const n = ctrl.length - 1,
    f = clamp(s) * n,
    i = Math.min(n - 1, Math.floor(f)),
    t = f - i;
  const p0 = ctrl[i - 1] || ctrl[i],
    p1 = ctrl[i],
    p2 = ctrl[i + 1],
    p3 = ctrl[i + 2] || p2;
  const q = (a, b, c, e) =>
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t * t * t);
  return p1.map((_, k) => q(p0[k], p1[k], p2[k], p3[k]));
}
/** Uniform cubic B-spline (curvature-continuous), ends clamped. */
export function bspline(ctrl, s) {
  const c = [ctrl[0], ctrl[0], ...ctrl, ctrl[ctrl.length - 1], ctrl[ctrl.length - 1]],
    n = c.length - 3,
    f = clamp(s) * n,
    i = Math.min(n - 1, Math.floor(f)),
    t = f - i;
  const w = [(1 - t) ** 3 / 6, (3 * t ** 3 - 6 * t * t + 4) / 6, (-3 * t ** 3 + 3 * t * t + 3 * t + 1) / 6, t ** 3 / 6];
  return [0, 1].map((k) => w.reduce((a, v, j) => a + v * c[i + j][k], 0));
}
export function normalAt(ctrl, s, curve = along) {
  const a = curve(ctrl, Math.max(0, s - 0.004)),
    b = curve(ctrl, Math.min(1, s + 0.004));
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    l = Math.hypot(dx, dy) || 1;
  return [-dy / l, dx / l];
}
/** Polyline with rounded corners (the route grammar). Optional parallel offset keeps strands concentric. */
export function route(pts, rad = 28, off = 0) {
  let q = pts;
  if (off) {
    const dir = (a, b) => {
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
      return [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
    };
    q = pts.map((p, i) => {
      const d1 = i ? dir(pts[i - 1], p) : dir(p, pts[1]),
        d2 = i < pts.length - 1 ? dir(p, pts[i + 1]) : d1;
      const n1 = [-d1[1], d1[0]],
        n2 = [-d2[1], d2[0]],
        m = [n1[0] + n2[0], n1[1] + n2[1]],
        den = 1 + n1[0] * n2[0] + n1[1] * n2[1];
      return [p[0] + (m[0] * off) / den, p[1] + (m[1] * off) / den];
    });
  }
  let s = `M${P(q[0])}`;
  for (let i = 1; i < q.length - 1; i++) {
    const a = q[i - 1],
      b = q[i],
      c = q[i + 1];
    const l1 = Math.hypot(b[0] - a[0], b[1] - a[1]),
      l2 = Math.hypot(c[0] - b[0], c[1] - b[1]);
    const cross = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
    const rr = Math.max(4, Math.min(rad + (cross > 0 ? -off : off), l1 / 2, l2 / 2));
    s += `L${P([b[0] + ((a[0] - b[0]) / l1) * rr, b[1] + ((a[1] - b[1]) / l1) * rr])}Q${P(b)} ${P([b[0] + ((c[0] - b[0]) / l2) * rr, b[1] + ((c[1] - b[1]) / l2) * rr])}`;
  }
  return s + `L${P(q[q.length - 1])}`;
}

// ---- isometric kit -------------------------------------------------------
const COS = Math.cos(Math.PI / 6),
  SIN = 0.5;
export function isoKit(ox, oy, u) {
  const p = (x, y, z = 0) => [ox + (x - y) * COS * u, oy + (x + y) * SIN * u - z * u];
  const poly = (pts, fill, extra = '') => `<path d="M${pts.map((q) => P(q)).join('L')}z" fill="${fill}"${extra}/>`;
  const line = (pts, stroke, w = 1, extra = '') =>
    `<path d="M${pts.map((q) => P(q)).join('L')}" fill="none" stroke="${stroke}" stroke-width="${w}"${extra}/>`;
  /** box with three visible faces: top, left (faces +y), right (faces +x) */
  const box = (x, y, z, w, d, h, [top, left, right]) =>
    poly([p(x, y, z + h), p(x + w, y, z + h), p(x + w, y + d, z + h), p(x, y + d, z + h)], top) +
    poly([p(x, y + d, z + h), p(x + w, y + d, z + h), p(x + w, y + d, z), p(x, y + d, z)], left) +
    poly([p(x + w, y, z + h), p(x + w, y + d, z + h), p(x + w, y + d, z), p(x + w, y, z)], right);
  /** rectangle on the left (+y) face, a..b along x, z0..z1 */
  const onLeft = (y, a, b, z0, z1, fill, ex) => poly([p(a, y, z1), p(b, y, z1), p(b, y, z0), p(a, y, z0)], fill, ex);
  const onRight = (x, a, b, z0, z1, fill, ex) => poly([p(x, a, z1), p(x, b, z1), p(x, b, z0), p(x, a, z0)], fill, ex);
  const onTop = (z, x0, y0, x1, y1, fill, ex) =>
    poly([p(x0, y0, z), p(x1, y0, z), p(x1, y1, z), p(x0, y1, z)], fill, ex);
  const shadow = (x, y, w, d, fill, s = 0.25) =>
    poly(
      [
        p(x, y),
        p(x + w, y),
        p(x + w + s, y + s * 0.2),
        p(x + w + s, y + d + s),
        p(x + s * 0.2, y + d + s),
        p(x, y + d),
      ],
      fill,
    );
  const wheel = (x, y, rad, fill, hub) => {
    const c = p(x, y, rad);
    return `<ellipse cx="${r(c[0])}" cy="${r(c[1])}" rx="${r(rad * u * 0.82)}" ry="${r(rad * u)}" transform="rotate(-24 ${P(c)})" fill="${fill}"/><ellipse cx="${r(c[0])}" cy="${r(c[1])}" rx="${r(rad * u * 0.34)}" ry="${r(rad * u * 0.42)}" transform="rotate(-24 ${P(c)})" fill="${hub}"/>`;
  };
  return { p, u, poly, line, box, onLeft, onRight, onTop, shadow, wheel };
}
export function container(k, x, y, z, len, pal, rib, axis = 'x') {
  let s = '';
  const w = 1,
    h = 1.05;
  if (axis === 'x') {
    s += k.box(x, y, z, len, w, h, pal);
    let d = '';
    for (let i = 0.3; i < len - 0.1; i += 0.3)
      d += `M${P(k.p(x + i, y + w, z + h - 0.12))}L${P(k.p(x + i, y + w, z + 0.12))}`;
    s += `<path d="${d}" stroke="${rib}" stroke-width="1.2" fill="none"/>`;
    s += k.line([k.p(x + len, y + w / 2, z + h - 0.08), k.p(x + len, y + w / 2, z + 0.08)], rib, 1.2);
  } else {
    s += k.box(x, y, z, w, len, h, pal);
    let d = '';
    for (let i = 0.3; i < len - 0.1; i += 0.3)
      d += `M${P(k.p(x + w, y + i, z + h - 0.12))}L${P(k.p(x + w, y + i, z + 0.12))}`;
    s += `<path d="${d}" stroke="${rib}" stroke-width="1.2" fill="none"/>`;
    s += k.line([k.p(x + w / 2, y + len, z + h - 0.08), k.p(x + w / 2, y + len, z + 0.08)], rib, 1.2);
  }
  return s;
}
/** truck driving towards +x (axis x) */
export function truck(k, x, y, body, cab, o = {}) {
  const tyre = o.tyre || C.ink950,
    hub = o.hub || C.mist300,
    glass = o.glass || C.ink800,
    chassis = o.chassis || C.ink800;
  let s = k.shadow(x, y, 4.35, 1, o.shadow || 'rgba(4,26,31,.14)', 0.3);
  s += k.box(x, y + 0.08, 0.28, 4.2, 0.84, 0.16, [chassis, chassis, chassis]);
  for (const wx of [0.45, 0.95, 2.75, 3.75]) s += k.wheel(x + wx, y + 0.96, 0.24, tyre, hub);
  s += k.box(x, y, 0.44, 3.05, 1, 1.25, body);
  if (o.stripe) s += k.onLeft(y + 1, x + 0.18, x + 2.87, 0.74, 0.9, o.stripe);
  s += k.box(x + 3.18, y + 0.05, 0.32, 0.95, 0.9, 1.08, cab);
  s += k.onRight(x + 4.13, y + 0.13, y + 0.87, 0.86, 1.28, glass);
  s += k.onLeft(y + 0.95, x + 3.5, x + 4.02, 0.86, 1.28, glass);
  s +=
    k.onRight(x + 4.13, y + 0.13, y + 0.3, 0.5, 0.62, C.signal100) +
    k.onRight(x + 4.13, y + 0.7, y + 0.87, 0.5, 0.62, C.signal100);
  return s;
}

// ---- text as outlines ----------------------------------------------------
const fonts = {};
const raw = {};
for (const f of ['funnel-display', 'hanken-grotesk'])
  raw[f] = Buffer.from(
    await wawoff2.decompress(
      readFileSync(need.resolve(`@fontsource-variable/${f}/files/${f}-latin-wght-normal.woff2`)),
    ),
  );
export function text(
  str,
  x,
  y,
  size,
  { font = 'display', wght = 560, fill = '#000', anchor = 'start', tracking = 0, raw: rawOut = false } = {},
) {
  const file = font === 'display' ? 'funnel-display' : 'hanken-grotesk',
    key = file + wght;
  if (!fonts[key]) {
    fonts[key] = fontkit.create(raw[file]).getVariation({ wght });
  }
  const f = fonts[key],
    run = f.layout(str),
    k = size / f.unitsPerEm;
  let w = 0;
  run.positions.forEach((g) => (w += g.xAdvance * k + tracking));
  w -= tracking;
  let cx = anchor === 'middle' ? x - w / 2 : anchor === 'end' ? x - w : x,
    d = '';
  run.glyphs.forEach((g, i) => {
    const t = g.path.scale(k, -k).translate(cx + run.positions[i].xOffset * k, y);
    d += t.toSVG().replace(/-?\d*\.\d+(e-?\d+)?/g, (m) => String(r(+m, 1)));
    cx += run.positions[i].xAdvance * k + tracking;
  });
  return rawOut ? { d, w } : `<path d="${d}" fill="${fill}"/>`;
}

// ---- the Mindwave mark: three strands through one serpentine M -----------
export function markPath(o, { x = 0, y = 0, s = 1 } = {}) {
  const c = [12, 25.33, 38.67, 52],
    R = 6.667,
    top = 20.7,
    mid = 39.3,
    bot = 51;
  const X = (v) => r(x + v * s, 2),
    Y = (v) => r(y + v * s, 2),
    A = (v) => r(v * s, 2);
  return `M${X(c[0] - o)} ${Y(bot)}V${Y(top)}A${A(R + o)} ${A(R + o)} 0 0 1 ${X(c[1] + o)} ${Y(top)}V${Y(mid)}A${A(R - o)} ${A(R - o)} 0 0 0 ${X(c[2] - o)} ${Y(mid)}V${Y(top)}A${A(R + o)} ${A(R + o)} 0 0 1 ${X(c[3] + o)} ${Y(top)}V${Y(bot)}`;
}
export function mark(x, y, s, cols, { pitch = 3.5, w = 2.9 } = {}) {
  return `<g fill="none" stroke-width="${r(w * s, 2)}" stroke-linecap="round">${[pitch, 0, -pitch].map((o, i) => `<path d="${markPath(o, { x, y, s })}" stroke="${cols[i]}"/>`).join('')}</g>`;
}
export function station(x, y, rad, stroke, fill, w = 4) {
  return `<circle cx="${r(x)}" cy="${r(y)}" r="${rad}" fill="${fill}" stroke="${stroke}" stroke-width="${w}"/>`;
}

/** Swap flat colours for a night palette. Keys are upper-case hex. */
export const recolor = (s, map) => s.replace(/#[0-9A-Fa-f]{6}\b|#fff\b/g, (m) => map[m.toUpperCase()] || m);

// ---- output --------------------------------------------------------------
/** `fit` is the value of `preserveAspectRatio`. */
export function svg(w, h, body, { fit = 'xMidYMid slice', title = '' } = {}) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"${fit ? ` preserveAspectRatio="${fit}"` : ''}${title ? ' role="img"' : ''}>${title ? `<title>${title}</title>` : ''}${body}</svg>`;
}
export function save(name, source, precision = 1) {
  const out = optimize(source, {
    multipass: true,
    floatPrecision: precision,
    plugins: [{ name: 'preset-default', params: { overrides: { removeUnknownsAndDefaults: { keepRoleAttr: true } } } }],
  }).data;
  const f = join(ART, name);
  mkdirSync(dirname(f), { recursive: true });
  writeFileSync(f, out);
  console.log(`${name.padEnd(44)} ${(out.length / 1024).toFixed(1)} KB`);
  return out;
}
