// Page-hero backgrounds, 1440x560. Each industry has its own wave grammar.
import { C, STRANDS, svg, save, spline, route, station, r, smooth, rng } from './lib.mjs';
const W = 1440,
  H = 560;

// Banking: guilloche bands, the engraving on money
export function banking() {
  let s = '';
  const band = (y0, amp, n, cols, ph) => {
    for (let i = 0; i < n; i++) {
      const pts = [];
      for (let x = 720; x <= 1480; x += 38) {
        const t = (x - 720) / 760,
          env = smooth(0, 0.5, t);
        pts.push([
          x,
          y0 + Math.sin(x / 74 + ph + (i / n) * Math.PI * 2) * amp * env + Math.sin(x / 211 + ph) * 26 * env,
        ]);
      }
      s += `<path d="${spline(pts, 0)}" stroke="${cols[i % cols.length]}"/>`;
    }
  };
  band(150, 46, 8, [C.flow, C.flow300], 0);
  band(286, 70, 10, [C.flow300, C.flow], 1.2);
  band(430, 46, 8, [C.flow, C.flow300], 2.4);
  let ros = '';
  const pts = [],
    n = 18;
  for (let i = 0; i <= n * 8; i++) {
    const a = (i / (n * 8)) * Math.PI * 2,
      q = 118 + 42 * Math.cos(n * a) + 9 * Math.cos(2 * n * a);
    pts.push([q * Math.cos(a), q * Math.sin(a)]);
  }
  ros = `<path id="g" d="${spline(pts, 1)}z"/>`;
  for (let c = 1; c < 6; c++) ros += `<use href="#g" transform="rotate(${r((c * 20) / 6, 2)})"/>`;
  return svg(
    W,
    H,
    `<g fill="none" stroke-width="1" opacity=".62">${s}</g><circle cx="1130" cy="286" r="176" fill="${C.flow950}"/><g transform="translate(1130 286)" fill="none" stroke="${C.signal}" stroke-width=".9" opacity=".9">${ros}</g><circle cx="1130" cy="286" r="176" fill="none" stroke="${C.flow}" stroke-width="6"/><circle cx="1130" cy="286" r="190" fill="none" stroke="${C.flow300}" stroke-opacity=".35"/>`,
  );
}
// Insurance: ripples; overlapping rings of cover around what is insured
export function insurance() {
  const cs = [
    [1120, 300, 9, 34],
    [860, 470, 6, 30],
    [1370, 90, 6, 30],
  ];
  let s = '',
    d = '';
  cs.forEach(([x, y, n, st], k) => {
    for (let i = 1; i <= n; i++)
      s += `<circle cx="${x}" cy="${y}" r="${i * st}" stroke="${C.cover}" stroke-opacity="${r(0.95 - (i / n) * 0.8, 2)}" stroke-width="${i === 1 ? 3 : 1.3}"/>`;
    d += `<circle cx="${x}" cy="${y}" r="${k ? 7 : 10}" fill="${k ? C.cover300 : C.route}"/>`;
  });
  const arc = `<path d="M620 560C700 150 930 70 1120 70S1540 180 1600 560" stroke="${C.cover}" stroke-width="6"/><path d="M596 560C680 128 920 46 1120 46S1560 150 1626 560" stroke="${C.cover300}" stroke-opacity=".5" stroke-width="2"/>`;
  return svg(W, H, `<g fill="none">${s}${arc}</g>${d}`);
}
// Generative AI: noise resolves into a signal
export function genai() {
  const rnd = rng(11);
  let s = '';
  for (let i = 0; i < 19; i++) {
    const y0 = 62 + i * 24,
      pts = [];
    for (let x = 800; x <= 1500; x += 16) {
      const t = (x - 800) / 660,
        noise = (rnd() - 0.5) * 2 * 62 * smooth(0, 0.12, t) * (1 - smooth(0.28, 0.58, t));
      const sig = Math.sin((x - 1020) / 38) * (46 - Math.abs(i - 9) * 4.6) * smooth(0.36, 0.66, t);
      pts.push([x, y0 + noise + sig]);
    }
    const mid = i === 9;
    s += `<path d="${spline(pts, 0)}" stroke="${mid ? C.signal : i % 3 === 0 ? C.cover300 : '#5C8B92'}" stroke-width="${mid ? 4 : 1.1}" opacity="${mid ? 1 : r(0.85 - Math.abs(i - 9) * 0.055, 2)}"/>`;
  }
  return svg(W, H, `<g fill="none" stroke-linejoin="round">${s}</g>`);
}
// Logistics: the route network
export function logistics() {
  const L = [
    [
      [560, 600],
      [700, 460],
      [880, 460],
      [1030, 310],
      [1240, 310],
      [1480, 70],
    ],
    [
      [620, -30],
      [620, 150],
      [760, 290],
      [1010, 290],
      [1170, 130],
      [1480, 130],
    ],
    [
      [860, -30],
      [860, 200],
      [1060, 400],
      [1320, 400],
      [1480, 560],
    ],
    [
      [1480, 480],
      [1180, 480],
      [1000, 480],
      [900, 590],
    ],
  ];
  let s = '';
  const cols = [C.route, '#2E6A76', '#2E6A76', '#2E6A76'];
  [1, 2, 3].forEach((i) => {
    s += `<path d="${route(L[i], 40)}" stroke="${cols[i]}" stroke-width="5"/>`;
  });
  [-24, -12, 12, 24].forEach(
    (o) =>
      (s += `<path d="${route(L[0], 48, o)}" stroke="${C.route}" stroke-opacity="${Math.abs(o) > 12 ? 0.22 : 0.5}" stroke-width="2"/>`),
  );
  s += `<path d="${route(L[0], 48)}" stroke="${C.route}" stroke-width="7"/>`;
  const st =
    [
      [790, 460],
      [1135, 310],
      [1360, 190],
    ]
      .map(([x, y]) => station(x, y, 11, C.route, C.ink950, 5))
      .join('') +
    [
      [880, 290],
      [1300, 130],
      [1200, 400],
      [620, 90],
      [1080, 480],
      [1380, 480],
    ]
      .map(([x, y]) => station(x, y, 7, '#2E6A76', C.ink950, 4))
      .join('');
  return svg(W, H, `<g fill="none" stroke-linejoin="round">${s}</g>${st}`);
}
// Services and general pages: the three strands, parallel, one turn
export function strands() {
  let s = '';
  for (let i = 0; i < 12; i++) {
    const g = Math.floor(i / 4),
      o = (i - 5.5) * 17;
    s += `<path d="${route(
      [
        [700, 620],
        [700 + 260, 360],
        [1160, 360],
        [1560, -40],
      ],
      130,
      o,
    )}" stroke="${STRANDS[g]}" stroke-width="${i % 4 === 0 ? 6 : 1.6}" stroke-opacity="${i % 4 === 0 ? 1 : 0.65}"/>`;
  }
  return svg(W, H, `<g fill="none">${s}</g>`);
}
save('bg-banking.svg', banking(), 1);
save('bg-insurance.svg', insurance());
save('bg-generative-ai.svg', genai(), 0);
save('bg-logistics.svg', logistics());
save('bg-services.svg', strands());
