// Four home heroes. One three-strand bundle leaves every section at the same x
// (1040/1052/1064 of 1440) and enters the next one, so the line runs through the page.
import {
  C,
  STRANDS,
  svg,
  save,
  recolor,
  spline,
  bspline,
  normalAt,
  route,
  isoKit,
  container,
  truck,
  station,
  text,
  r,
  P,
  lerp,
  smooth,
} from './lib.mjs';
import { NIGHT_YARD, NIGHT_TOWN } from './night.mjs';
// Portrait crops for phones: 780x900, exit point x = 366, 390, 414, drawn at twice the displayed size.
const PW = 780,
  PBX = [366, 390, 414];

const W = 1440,
  H = 900,
  BX = [1040, 1052, 1064],
  SW = 6;
/** Left-aligned in a wider box, where the ribbon of the first hero continues to the edge of the window. */
const WIDE = { fit: 'xMinYMid' };
// 1 — Company: a ribbon of many strands twists, calms and becomes the bundle
export function company(port = false) {
  const bx = port ? PBX : BX,
    ctrl = port
      ? [
          [1010, 236],
          [820, 236],
          [560, 120],
          [292, 170],
          [150, 372],
          [206, 566],
          [368, 640],
          [390, 760],
          [390, 860],
          [390, 960],
        ]
      : [
          [1820, 300],
          [1560, 300],
          [1290, 200],
          [1000, 216],
          [836, 400],
          [870, 590],
          [1030, 640],
          [1052, 760],
          [1052, 860],
          [1052, 960],
        ];
  let out = '';
  const per = port ? 10 : 13,
    total = per * 3,
    N = port ? 28 : 34;
  for (let g = 0; g < 3; g++) {
    for (let j = 0; j < per; j++) {
      const idx = g * per + j,
        t = (idx / (total - 1)) * 2 - 1,
        pts = [];
      for (let i = 0; i <= N; i++) {
        const s = i / N,
          p = bspline(ctrl, s),
          n = normalAt(ctrl, s, bspline),
          calm = 1 - smooth(0.46, 0.76, s);
        const width = lerp(port ? 36 : 18, 124 + 84 * (1 - smooth(0, 0.42, s)), calm);
        const tw = Math.cos(Math.PI * 2.7 * Math.max(0, 0.76 - s)); // the ribbon turns over once
        const swell = 22 * calm * Math.sin(s * 9.5 + t * 2.1) + 10 * calm * Math.sin(s * 23 - t * 3.4);
        const tg = ((g - 1) * 2) / 3,
          tk = tg + (t - tg) * lerp(0.16, 1, calm); // each colour gathers on its own strand
        const o = -tk * width * tw + swell;
        pts.push([p[0] + n[0] * o, p[1] + n[1] * o]);
      }
      const edge = 1 - Math.abs(j - (per - 1) / 2) / (per / 2);
      out += `<path d="${spline(pts, 0)}" stroke="${STRANDS[g]}" opacity="${r(0.42 + 0.5 * edge, 2)}"/>`;
    }
  }
  let b = '';
  bx.forEach((x, i) => (b += `<path d="M${x} 760V900" stroke="url(#f${i})" stroke-width="${port ? 12 : SW}"/>`));
  const defs = `<defs>${STRANDS.map((c, i) => `<linearGradient id="f${i}" x1="0" y1="790" x2="0" y2="850" gradientUnits="userSpaceOnUse"><stop stop-color="${c}" stop-opacity="0"/><stop offset="1" stop-color="${c}"/></linearGradient>`).join('')}</defs>`;
  return svg(
    port ? PW : W,
    H,
    defs + `<g fill="none" stroke-width="${port ? 2.6 : 1.5}">${out}</g><g fill="none">${b}</g>`,
    port ? {} : WIDE,
  );
}

// 2 — Logistics: an isometric yard; the orange strand leaves the bundle, calls at every stop and returns
export function fleet(dark = false) {
  const k = isoKit(1010, 270, 34.5),
    night = (x) => (dark ? recolor(x, NIGHT_YARD) : x),
    pill = dark ? '#EEF5F4' : C.ink900,
    ptxt = dark ? C.ink950 : '#fff';
  const p = k.p;
  const ink = ['#24545E', C.ink800, C.ink900],
    or = [C.route, '#E2521F', '#C4421A'],
    or2 = ['#FF8E6B', '#F0693F', '#D95529'];
  const gr = ['#7FDFC2', '#35C79D', '#1FA882'],
    bl = ['#9CCBFF', '#5FA9F7', '#3F8CDD'],
    wh = [C.white, '#E3ECEA', '#CBD9D6'];
  let s = '';
  // yard plate and grid
  s += k.poly([p(-1, -1, 0), p(13, -1, 0), p(13, 12, 0), p(-1, 12, 0)], '#E4EDEA');
  s +=
    k.poly([p(-1, 12, 0), p(13, 12, 0), p(13, 12, -0.28), p(-1, 12, -0.28)], '#C9D8D5') +
    k.poly([p(13, -1, 0), p(13, 12, 0), p(13, 12, -0.28), p(13, -1, -0.28)], '#B4C7C4');
  let g = '';
  for (let i = 0; i <= 12; i++) g += `M${P(p(i, -1))}L${P(p(i, 12))}`;
  for (let j = 0; j <= 11; j++) g += `M${P(p(-1, j))}L${P(p(13, j))}`;
  s += `<path d="${g}" stroke="#D3E0DC" fill="none"/>`;
  // lanes
  s += k.onTop(0, 6.1, -1, 7.9, 12, '#D2DFDB') + k.onTop(0, -1, 6.3, 13, 8.1, '#D2DFDB');
  let dash = '';
  for (let i = -0.6; i < 12.6; i += 0.9) dash += `M${P(p(i, 7.2))}L${P(p(i + 0.45, 7.2))}`;
  for (let j = -0.6; j < 11.6; j += 0.9) dash += `M${P(p(7, j))}L${P(p(7, j + 0.45))}`;
  s += `<path d="${dash}" stroke="#fff" stroke-width="1.6" fill="none"/>`;
  // the bundle runs behind the yard; orange comes out of the dock, calls at every stop, rejoins at the front corner
  const back = `<g fill="none" stroke-width="${SW}">${BX.map((x, i) => `<path d="M${x} 0V${i ? 900 : 300}" stroke="${STRANDS[i]}"/>`).join('')}</g>`;
  const rp = [p(1.5, 3.8), p(1.5, 7.2), p(12, 7.2), p(12, 10.996), [BX[0], 905]];
  const stops = [p(1.5, 5.6), p(7.0, 7.2), p(12, 7.9), p(12, 10.996)];
  const plan = `<path d="M${P(p(7, 7.2))}L${P(p(7, -1))}M${P(p(7, 7.2))}L${P(p(7, 12))}M${P(p(12, 7.2))}L${P(p(12, -1))}" fill="none" stroke="${C.route}" stroke-width="3" stroke-dasharray="2 9" stroke-linecap="round"/>`;
  // warehouse, back corner
  let wv = k.shadow(0.6, -0.4, 4.6, 4.2, 'rgba(7,38,45,.10)', 0.5);
  wv += k.box(0.6, -0.4, 0, 4.6, 4.2, 2.1, wh);
  for (let i = 0; i < 4; i++) {
    // saw-tooth roof lights
    const y0 = -0.4 + i * 1.05;
    wv += k.poly([p(0.6, y0, 2.1), p(5.2, y0, 2.1), p(5.2, y0, 2.62), p(0.6, y0, 2.62)], '#BFD0CC');
    wv += k.poly(
      [p(0.6, y0, 2.62), p(5.2, y0, 2.62), p(5.2, y0 + 1.05, 2.1), p(0.6, y0 + 1.05, 2.1)],
      i % 2 ? '#F7FAF9' : '#FFFFFF',
    );
    wv += k.poly([p(5.2, y0, 2.1), p(5.2, y0, 2.62), p(5.2, y0 + 1.05, 2.1)], '#CBD9D6');
  }
  for (let i = 0; i < 3; i++)
    wv +=
      k.onLeft(3.8, 1.0 + i * 1.4, 2.0 + i * 1.4, 0, 1.25, C.ink800) +
      k.onLeft(3.8, 1.0 + i * 1.4, 2.0 + i * 1.4, 1.25, 1.38, C.route);
  for (let i = 0; i < 2; i++) wv += k.onRight(5.2, 0.2 + i * 1.7, 1.3 + i * 1.7, 0.75, 1.45, '#A9C1BD');
  // container stacks, right corner
  let cs = k.shadow(8.9, -0.5, 3.2, 1.1, 'rgba(7,38,45,.10)', 0.3);
  cs += container(k, 8.9, -0.5, 0, 3, ink, '#154852') + container(k, 8.9, -0.5, 1.05, 3, gr, '#178E6D');
  cs += container(k, 8.9, -0.5, 2.1, 2, or, '#B53A12');
  let cs2 =
    container(k, 8.4, 2.4, 0, 2.6, bl, '#2F74BF', 'x') +
    container(k, 8.4, 3.55, 0, 2.6, or, '#B53A12', 'x') +
    container(k, 8.4, 2.4, 1.05, 2.6, wh, '#B4C7C4', 'x');
  // trucks
  const t1 = truck(k, 2.3, 6.7, or, ink, { stripe: '#fff' });
  const t2 = truck(k, 7.45, 6.7, wh, or2, { stripe: C.route });
  // south-west stacks and kiosk
  let sw =
    container(k, 1.0, 9.3, 0, 2.4, gr, '#178E6D') +
    container(k, 1.0, 10.45, 0, 2.4, ink, '#154852') +
    container(k, 1.5, 9.3, 1.05, 1.9, bl, '#2F74BF');
  let ks =
    k.shadow(8.5, 9.3, 1.8, 1.8, 'rgba(7,38,45,.10)', 0.3) +
    k.box(8.5, 9.3, 0, 1.8, 1.8, 1.5, wh) +
    k.box(8.3, 9.1, 1.5, 2.2, 2.2, 0.14, ink) +
    k.onLeft(11.1, 8.85, 9.95, 0.5, 1.15, '#8FB1AC') +
    k.onRight(10.3, 9.65, 10.75, 0.5, 1.15, '#7A9F9A');
  const rt = `<path d="${route(rp, 30)}" fill="none" stroke="${C.route}" stroke-width="7" stroke-linejoin="round"/>`;
  const st = stops.map((q) => station(q[0], q[1], 9, C.route, dark ? '#0B262D' : C.white, 5)).join('');
  const lab = (q, str, dx, dy, anchor = 'start') => {
    const o = text(str, q[0] + dx, q[1] + dy, 15, { font: 'body', wght: 640, anchor, raw: true });
    const x0 = anchor === 'end' ? q[0] + dx - o.w : q[0] + dx;
    return `<rect x="${r(x0 - 10)}" y="${r(q[1] + dy - 18)}" width="${r(o.w + 20)}" height="26" rx="13" fill="${pill}"/><path d="${o.d}" fill="${ptxt}"/>`;
  };
  const labels =
    lab(stops[0], 'Tender', -26, 5, 'end') +
    lab(stops[1], 'In transit', -28, 30, 'end') +
    lab(stops[2], 'At the dock', -26, 6, 'end') +
    lab(stops[3], 'Delivered', 28, 10);
  return svg(W, H, back + night(s) + plan + night(wv + cs + cs2) + rt + night(t1 + t2 + sw + ks) + st + labels, WIDE);
}

// 3 — Banking: guilloche, the wave engraved on money; the green strand orbits it, station by station
export function banking(port = false) {
  const cx = port ? 390 : 1052,
    cy = port ? 456 : 450,
    bx = port ? PBX : BX,
    sw = port ? 12 : SW;
  let s = '';
  const ros = (R, amp, n, k2, copies, stroke, w, op) => {
    // one closed hypotrochoid, drawn as rotated copies
    const pts = [],
      N = n * 8;
    for (let i = 0; i <= N; i++) {
      const a = (i / N) * Math.PI * 2,
        q = R + amp * Math.cos(n * a) + k2 * Math.cos(2 * n * a);
      pts.push([q * Math.cos(a), q * Math.sin(a)]);
    }
    const id = `r${R}`;
    let u = '';
    for (let c = 1; c < copies; c++) u += `<use href="#${id}" transform="rotate(${r((c * 360) / n / copies, 3)})"/>`;
    return `<g fill="none" stroke="${stroke}" stroke-width="${w}" opacity="${op}"><path id="${id}" d="${spline(pts, 1)}z"/>${u}</g>`;
  };
  if (port)
    s +=
      ros(250, 42, 18, 9, 5, C.flow300, 1.5, 0.55) +
      ros(164, 44, 12, 10, 5, C.flow, 1.5, 0.8) +
      ros(78, 38, 8, 6, 6, C.signal, 1.3, 0.8);
  else
    s +=
      ros(276, 38, 24, 8, 6, C.flow300, 0.9, 0.55) +
      ros(206, 44, 16, 10, 7, C.flow, 0.9, 0.75) +
      ros(134, 42, 12, -9, 7, C.flow300, 0.9, 0.7) +
      ros(66, 36, 8, 6, 8, C.signal, 0.8, 0.8);
  // the bundle opens around the rosette and closes again: green carries the stations
  const Ro = port ? 322 : 336,
    sag = 44;
  const orbit = (R, x, side, c, w) =>
    `<path d="M${x} -5V${r(cy - R - sag)}C${x} ${r(cy - R - 8)} ${r(cx + side * 40)} ${r(cy - R + 1)} ${r(cx + side * R * Math.sin(0.26))} ${r(cy - R * Math.cos(0.26))}A${R} ${R} 0 0 ${side > 0 ? 1 : 0} ${r(cx + side * R * Math.sin(0.26))} ${r(cy + R * Math.cos(0.26))}C${r(cx + side * 40)} ${r(cy + R - 1)} ${x} ${r(cy + R + 8)} ${x} ${r(cy + R + sag)}V905" fill="none" stroke="${c}" stroke-width="${w}"/>`;
  const back = orbit(Ro, bx[0], 1, C.route, sw) + orbit(Ro + (port ? 24 : 12), bx[2], 1, C.cover, sw),
    ring = orbit(Ro, bx[1], -1, C.flow, port ? 14 : 7);
  const e = (deg) => [cx + Ro * Math.cos((deg * Math.PI) / 180), cy + Ro * Math.sin((deg * Math.PI) / 180)];
  let st = '';
  const at = [
    [-128, 'Authorize'],
    [-162, 'Clear'],
    [163, 'Settle'],
    [129, 'Reconcile'],
  ];
  at.forEach(([deg, n]) => {
    const z = port ? 1.9 : 1,
      q = e(deg),
      o = text(n, q[0] + 28 * z, q[1] + 5.5 * z, 15 * z, { font: 'body', wght: 640, raw: true });
    st +=
      station(q[0], q[1], 9 * z, C.flow, C.flow950, 5 * z) +
      `<rect x="${r(q[0] + 18 * z)}" y="${r(q[1] - 13 * z)}" width="${r(o.w + 20 * z)}" height="${26 * z}" rx="${13 * z}" fill="${C.flow100}"/><path d="${o.d}" fill="${C.flow900}"/>`;
  });
  // outer calm rings
  let rings = '';
  if (!port)
    [366, 380, 394].forEach(
      (q, i) =>
        (rings += `<circle cx="${cx}" cy="${cy}" r="${q}" fill="none" stroke="${C.flow300}" stroke-opacity="${0.22 - i * 0.06}"/>`),
    );
  return svg(
    port ? PW : W,
    H,
    rings + `<g transform="translate(${cx} ${cy})">${s}</g>` + back + ring + st,
    port ? {} : WIDE,
  );
}

// 4 — Insurance: coverage as domes drawn over what they protect; the blue strand is the first arc
export function insurance(dark = false, port = false) {
  const cx = port ? 390 : 1052,
    u = port ? 36 : 33,
    k = isoKit(cx, port ? 540 : 480, u),
    p = k.p,
    bx = port ? PBX : BX,
    sw = port ? 12 : SW,
    night = (x) => (dark ? recolor(x, NIGHT_TOWN) : x),
    pill = dark ? '#EEF5F4' : C.ink900,
    ptxt = dark ? C.ink950 : '#fff';
  let s = '';
  const wh = [C.white, '#DCE9F8', '#C2D7F0'],
    inkp = ['#24545E', C.ink800, C.ink900],
    roof = ['#5FA9F7', '#3F8CDD', '#2B6FBE'],
    or = [C.route, '#E2521F', '#C4421A'],
    gr = ['#7FDFC2', '#35C79D', '#1FA882'];
  // ground discs
  const disc = (R, fill, st = 'none', w = 1) =>
    `<ellipse cx="${cx}" cy="${k.p(0, 0)[1]}" rx="${r(R * u * Math.sqrt(1.5))}" ry="${r(R * u * Math.sqrt(0.5))}" fill="${fill}" stroke="${st}" stroke-width="${w}"/>`;
  s += disc(9.1, '#D4E6FB') + disc(7.3, '#DDECFD') + disc(5.5, '#E8F3FF');
  if (!port)
    for (let R = 9.9; R < 12.2; R += 0.8)
      s += disc(R, 'none', C.cover, 1.2).replace('/>', ` stroke-opacity="${r(0.5 - (R - 9.9) * 0.17, 2)}"/>`);
  // bundle passes behind; blue leaves it to become the dome
  const back = `<g fill="none" stroke-width="${sw}"><path d="M${bx[0]} 0V900" stroke="${C.route}"/><path d="M${bx[1]} 0V900" stroke="${C.flow}"/></g>`;
  const Rx = 7.3 * u * Math.sqrt(1.5),
    Ry = 7.3 * u * Math.sqrt(0.5),
    Hh = port ? 356 : 330,
    cy = k.p(0, 0)[1];
  const dome = (f) => {
    // front (f=1) or back half of the wire dome
    let d = '';
    for (let i = 1; i < 7; i++) {
      const a = ((i / 7) * Math.PI) / 2,
        rx = Rx * Math.cos(a),
        ry = Ry * Math.cos(a),
        y = cy - Hh * Math.sin(a) * 0.98;
      d += `M${r(cx - rx)} ${r(y)}A${r(rx)} ${r(ry)} 0 0 ${f ? 0 : 1} ${r(cx + rx)} ${r(y)}`;
    }
    for (let i = 1; i < 8; i++) {
      const th = (i / 8) * Math.PI + (f ? 0 : Math.PI),
        gx = cx + Rx * Math.cos(th),
        gy = cy + Ry * Math.sin(th);
      const pts = [];
      for (let j = 0; j <= 5; j++) {
        const a = ((j / 5) * Math.PI) / 2;
        pts.push([cx + (gx - cx) * Math.cos(a), cy + (gy - cy) * Math.cos(a) - Hh * 0.98 * Math.sin(a)]);
      }
      d += spline(pts, 1);
    }
    return d;
  };
  s += `<path d="${dome(0)}" fill="none" stroke="${C.cover}" stroke-width="1" stroke-opacity=".45"/>`;
  // tower
  const tower = (x, y, w, d, h, pal, win) => {
    let t = k.shadow(x, y, w, d, 'rgba(15,79,150,.13)', 0.5) + k.box(x, y, 0, w, d, h, pal);
    for (let z = 0.45; z < h - 0.4; z += 0.62) {
      t +=
        k.onLeft(y + d, x + 0.22, x + w - 0.22, z, z + 0.32, win) +
        k.onRight(x + w, y + 0.22, y + d - 0.22, z, z + 0.32, win);
    }
    return t;
  };
  const house = (x, y, w, d, h, rp) => {
    let t = k.shadow(x, y, w, d, 'rgba(15,79,150,.13)', 0.4) + k.box(x, y, 0, w, d, h, wh);
    const m = y + d / 2,
      rh = h + 0.95,
      ov = 0.16;
    t += k.poly(
      [p(x - ov, y - ov, h - 0.08), p(x + w + ov, y - ov, h - 0.08), p(x + w + ov, m, rh), p(x - ov, m, rh)],
      rp[2],
    );
    t += k.poly([p(x + w, y, h), p(x + w, y + d, h), p(x + w, m, rh - 0.06)], wh[2]);
    t += k.poly(
      [p(x - ov, y + d + ov, h - 0.08), p(x + w + ov, y + d + ov, h - 0.08), p(x + w + ov, m, rh), p(x - ov, m, rh)],
      rp[0],
    );
    t +=
      k.onLeft(y + d, x + 0.35, x + 0.95, 0, 0.95, C.ink800) +
      k.onLeft(y + d, x + w - 1.0, x + w - 0.35, 0.5, 0.98, '#7FB4EE') +
      k.onRight(x + w, y + d / 2 - 0.32, y + d / 2 + 0.32, 0.5, 0.98, '#6AA3E2');
    return t;
  };
  s += tower(-4.2, -3.6, 1.9, 1.9, 4.6, wh, '#8FBDF2') + tower(-1.7, -4.6, 1.7, 1.7, 3.3, inkp, '#3E7F8C');
  s += house(1.5, -3.6, 2.3, 2.1, 1.25, or);
  s +=
    container(k, -4.8, 0.2, 0, 2.6, gr, '#178E6D') +
    container(k, -4.8, 1.35, 0, 2.6, roof, '#2B6FBE') +
    container(k, -4.4, 0.2, 1.05, 2.2, wh, '#B9D0EC');
  s += house(-0.7, -0.6, 2.3, 2.1, 1.25, roof);
  s += house(2.6, 0.6, 2.1, 2.0, 1.2, inkp);
  s += truck(k, -2.0, 3.6, wh, roof, { stripe: C.cover, shadow: 'rgba(15,79,150,.13)' });
  s += `<path d="${dome(1)}" fill="none" stroke="${C.cover}" stroke-width="1" stroke-opacity=".55"/>`;
  // first arc: strong silhouette fed by the blue strand
  const ap = cy - Hh * 0.98 - 18,
    arc = `<path d="M${bx[2]} -5V${r(ap - 54)}C${bx[2]} ${r(ap - 22)} ${r(cx + 6)} ${r(ap - 4)} ${r(cx - 44)} ${r(ap + 4)}C${r(cx - Rx * 0.72)} ${r(ap + 22)} ${r(cx - Rx - 16)} ${r(cy - Hh * 0.52)} ${r(cx - Rx - 16)} ${r(cy)}A${r(Rx + 16)} ${r(Ry + 11)} 0 0 0 ${r(cx - 40)} ${r(cy + Ry + 9)}C${bx[2] - 26} ${r(cy + Ry + 12)} ${bx[2]} ${r(cy + Ry + 26)} ${bx[2]} ${r(cy + Ry + 60)}V905" fill="none" stroke="#2B82E0" stroke-width="${port ? 14 : 7}"/>`;
  let st = '';
  const pt = [
    [cx - Rx * 0.715, cy - Hh * 0.745, 'Quote', 'end'],
    [cx - Rx - 15, cy - 40, 'Bind', 'start'],
    [cx - Rx * 0.8, cy + Ry * 0.655, 'Claim', 'end'],
    [cx - Rx * 0.22, cy + Ry * 1.065, 'Paid', 'end'],
  ];
  const z = port ? 1.9 : 1,
    fill = dark ? '#0B2340' : C.white;
  pt.forEach(([x, y, n]) => {
    const o = text(n, port ? x + 30 * z : x - 30, y + 5.5 * z, 15 * z, {
      font: 'body',
      wght: 640,
      anchor: port ? 'start' : 'end',
      raw: true,
    });
    st +=
      station(x, y, 9 * z, dark ? C.cover : '#2B82E0', fill, 5 * z) +
      `<rect x="${r(port ? x + 20 * z : x - 40 - o.w)}" y="${r(y - 13 * z)}" width="${r(o.w + 20 * z)}" height="${26 * z}" rx="${13 * z}" fill="${pill}"/><path d="${o.d}" fill="${ptxt}"/>`;
  });
  return svg(port ? PW : W, H, back + night(s) + (dark ? arc.replace('#2B82E0', C.cover) : arc) + st, port ? {} : WIDE);
}
// Portrait yard: one dock, one truck, three stops, large enough to read at 390 px
export function fleetPortrait(dark = false) {
  const k = isoKit(390, 322, 46),
    p = k.p,
    night = (x) => (dark ? recolor(x, NIGHT_YARD) : x);
  const ink = ['#24545E', C.ink800, C.ink900],
    or = [C.route, '#E2521F', '#C4421A'],
    gr = ['#7FDFC2', '#35C79D', '#1FA882'],
    bl = ['#9CCBFF', '#5FA9F7', '#3F8CDD'],
    wh = [C.white, '#E3ECEA', '#CBD9D6'],
    A = -0.8,
    B = 8.2;
  let s =
    k.poly([p(A, A), p(B, A), p(B, B), p(A, B)], '#E4EDEA') +
    k.poly([p(A, B), p(B, B), p(B, B, -0.28), p(A, B, -0.28)], '#C9D8D5') +
    k.poly([p(B, A), p(B, B), p(B, B, -0.28), p(B, A, -0.28)], '#B4C7C4');
  let g = '';
  for (let i = 0; i <= 8; i++) g += `M${P(p(i, A))}L${P(p(i, B))}M${P(p(A, i))}L${P(p(B, i))}`;
  s +=
    `<path d="${g}" stroke="#D3E0DC" stroke-width="1.6" fill="none"/>` +
    k.onTop(0, A, 5.35, B, 7.05, '#D2DFDB') +
    k.onTop(0, 6.4, A, 7.95, B, '#D2DFDB');
  const back = `<g fill="none" stroke-width="12">${PBX.map((x, i) => `<path d="M${x} 0V${i ? 900 : 300}" stroke="${STRANDS[i]}"/>`).join('')}</g>`;
  let wv = k.shadow(0, -0.3, 4, 3.6, 'rgba(7,38,45,.10)', 0.4) + k.box(0, -0.3, 0, 4, 3.6, 2, wh);
  for (let i = 0; i < 3; i++) {
    const y0 = -0.3 + i * 1.2;
    wv +=
      k.poly([p(0, y0, 2), p(4, y0, 2), p(4, y0, 2.6), p(0, y0, 2.6)], '#BFD0CC') +
      k.poly([p(0, y0, 2.6), p(4, y0, 2.6), p(4, y0 + 1.2, 2), p(0, y0 + 1.2, 2)], i % 2 ? '#F7FAF9' : '#FFFFFF') +
      k.poly([p(4, y0, 2), p(4, y0, 2.6), p(4, y0 + 1.2, 2)], '#CBD9D6');
  }
  for (let i = 0; i < 2; i++)
    wv +=
      k.onLeft(3.3, 0.5 + i * 1.7, 1.7 + i * 1.7, 0, 1.3, C.ink800) +
      k.onLeft(3.3, 0.5 + i * 1.7, 1.7 + i * 1.7, 1.3, 1.46, C.route) +
      k.onRight(4, 0.1 + i * 1.6, 1.2 + i * 1.6, 0.8, 1.4, '#A9C1BD');
  const cs =
    container(k, 5.3, -0.4, 0, 2.5, ink, '#154852') +
    container(k, 5.3, 0.75, 0, 2.5, or, '#B53A12') +
    container(k, 5.3, -0.4, 1.05, 2.5, gr, '#178E6D') +
    container(k, 4.9, 2.7, 0, 1.4, bl, '#2F74BF');
  const sw = container(k, 1.6, 7.15, 0, 2.6, gr, '#178E6D') + container(k, 1.9, 7.15, 1.05, 2, bl, '#2F74BF'),
    tr = truck(k, 2.15, 5.72, or, ink, { stripe: '#fff' });
  const rt = `<path d="${route([p(1.1, 3.3), p(1.1, 6.2), p(7.2, 6.2), p(7.2, 7.8025), [366, 905]], 36)}" fill="none" stroke="${C.route}" stroke-width="14" stroke-linejoin="round"/>`;
  const stops = [
    [p(1.1, 3.8), 'Tender', -1],
    [p(6.9, 6.2), 'In transit', 1],
    [p(7.2, 7.8025), 'Delivered', -1],
  ];
  const st = stops
    .map(([q, n, d]) => {
      const o = text(n, 0, 0, 28, { font: 'body', wght: 640, raw: true }),
        x = d > 0 ? q[0] + 34 : q[0] - 34 - o.w - 36,
        t = text(n, x + 18, q[1] + 10, 28, { font: 'body', wght: 640, raw: true });
      return (
        station(q[0], q[1], 17, C.route, dark ? '#0B262D' : C.white, 9) +
        `<rect x="${r(x)}" y="${r(q[1] - 25)}" width="${r(o.w + 36)}" height="50" rx="25" fill="${dark ? '#EEF5F4' : C.ink900}"/><path d="${t.d}" fill="${dark ? C.ink950 : '#fff'}"/>`
      );
    })
    .join('');
  return svg(PW, H, back + night(s + wv + cs) + rt + night(tr + sw) + st);
}
save('hero-company.svg', company(), 0);
save('hero-logistics.svg', fleet());
save('hero-logistics-dark.svg', fleet(true));
save('hero-banking.svg', banking());
save('hero-insurance.svg', insurance());
save('hero-insurance-dark.svg', insurance(true));
save('hero-company-portrait.svg', company(true), 0);
save('hero-logistics-portrait.svg', fleetPortrait());
save('hero-logistics-portrait-dark.svg', fleetPortrait(true));
save('hero-banking-portrait.svg', banking(true), 0);
save('hero-insurance-portrait.svg', insurance(false, true), 0);
save('hero-insurance-portrait-dark.svg', insurance(true, true), 0);
