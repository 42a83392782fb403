// Header strips for the six home info cards, 400x150, transparent ground (the card supplies the tint).
import { STRANDS, svg, save, recolor, spline, route, station, smooth, rng } from './lib.mjs';
const W = 400,
  H = 150,
  S = (b) => svg(W, H, b);
const o = '#E2521F',
  gn = '#0FA379',
  bl = '#2B82E0';
save(
  'card-logistics.svg',
  S(
    `<g fill="none"><path d="${route(
      [
        [-10, 112],
        [96, 112],
        [154, 54],
        [250, 54],
        [290, 94],
        [410, 94],
      ],
      26,
    )}" stroke="${o}" stroke-width="6"/><path d="${route(
      [
        [60, -10],
        [60, 40],
        [132, 112],
        [300, 112],
        [410, 112],
      ],
      26,
    )}" stroke="${o}" stroke-opacity=".35" stroke-width="3"/><path d="${route(
      [
        [330, -10],
        [330, 40],
        [250, 120],
        [250, 160],
      ],
      22,
    )}" stroke="${o}" stroke-opacity=".35" stroke-width="3"/></g>` +
      station(62, 112, 9, o, '#fff', 5) +
      station(202, 54, 9, o, '#fff', 5) +
      station(344, 94, 9, o, '#fff', 5),
  ),
);
let g = '';
for (let i = 0; i < 9; i++) {
  const p = [];
  for (let x = -10; x <= 410; x += 20) p.push([x, 75 + Math.sin(x / 44 + (i / 9) * Math.PI * 2) * 42]);
  g += `<path d="${spline(p)}" stroke="${gn}" stroke-width="${i === 0 ? 5 : 1.4}" stroke-opacity="${i === 0 ? 1 : 0.6}"/>`;
}
save('card-banking.svg', S(`<g fill="none">${g}</g>`));
let a = '';
for (let i = 0; i < 6; i++)
  a += `<path d="M${70 + i * 20} 160A${130 - i * 20} ${128 - i * 20} 0 0 1 ${330 - i * 20} 160" stroke="${bl}" stroke-width="${i === 0 ? 6 : 1.6}" stroke-opacity="${i === 0 ? 1 : 0.65 - i * 0.05}"/>`;
for (let i = 0; i < 3; i++)
  a += `<path d="M${-70 + i * 16} 160A${80 - i * 16} ${80 - i * 16} 0 0 1 ${90 - i * 16} 160M${310 + i * 16} 160A${80 - i * 16} ${80 - i * 16} 0 0 1 ${470 - i * 16} 160" stroke="${bl}" stroke-width="1.4" stroke-opacity=".4"/>`;
save(
  'card-insurance.svg',
  S(`<g fill="none">${a}</g><circle cx="200" cy="128" r="9" fill="#fff" stroke="${bl}" stroke-width="5"/>`),
);
let t = '';
STRANDS.forEach((_, i) => {
  t += `<path d="M-10 ${112 + i * 13 - 13}H110C190 ${112 + i * 13 - 13} 190 ${42 + i * 13 - 13} 270 ${42 + i * 13 - 13}H410" stroke="${[o, gn, bl][i]}" stroke-width="6"/>`;
});
let tg = '';
for (let i = 0; i < 6; i++)
  tg += `<path d="M${40 + i * 64} 0V150" stroke="#BDCDCA" stroke-dasharray="2 7" stroke-linecap="round"/>`;
save('card-transformation.svg', S(`<g fill="none">${tg}${t}</g>`));
let b = '';
[
  [36, 92, 74],
  [118, 62, 104],
  [200, 32, 134],
  [282, 62, 104],
].forEach(([x, y, h], i) => {
  b += `<rect x="${x}" y="${y}" width="70" height="${h + 20}" rx="10" fill="#fff" stroke="#BDCDCA" stroke-width="1.5"/><path d="M${x + 14} ${y + 20}h42M${x + 14} ${y + 36}h26" stroke="${[o, gn, bl, '#8FA6A5'][i]}" stroke-width="6" stroke-linecap="round"/>`;
});
const apps = S(
  b +
    `<path d="${route(
      [
        [-10, 132],
        [152, 132],
        [152, 112],
        [236, 112],
        [236, 132],
        [410, 132],
      ],
      12,
    )}" fill="none" stroke="#3E7883" stroke-width="5"/>` +
    station(72, 132, 8, '#3E7883', '#fff', 5) +
    station(318, 132, 8, '#3E7883', '#fff', 5),
);
save('card-applications.svg', apps);
save(
  'card-applications-dark.svg',
  recolor(apps, {
    '#FFF': '#143842',
    '#BDCDCA': '#2A5D67',
    '#8FA6A5': '#93ACAE',
    '#3E7883': '#93ACAE',
    '#E2521F': '#FF6A3D',
    '#0FA379': '#1FC998',
    '#2B82E0': '#4DA3FF',
  }),
);
const rnd = rng(4);
let n = '';
for (let i = 0; i < 7; i++) {
  const p = [];
  for (let x = -10; x <= 410; x += 12) {
    const u = x / 400,
      nz = (rnd() - 0.5) * 54 * (1 - smooth(0.3, 0.6, u)),
      sg = Math.sin((x - 200) / 24) * 20 * smooth(0.35, 0.65, u) * (1 - Math.abs(i - 3) * 0.2);
    p.push([x, 30 + i * 15 + nz + sg]);
  }
  n += `<path d="${spline(p, 0)}" stroke="${i === 3 ? '#B07D00' : '#C9A64A'}" stroke-width="${i === 3 ? 5 : 1.4}" stroke-opacity="${i === 3 ? 1 : 0.75}"/>`;
}
save('card-generative-ai.svg', S(`<g fill="none" stroke-linejoin="round">${n}</g>`));
// strand pattern for callback banner and footer (wide, thin)
let s = '';
for (let i = 0; i < 9; i++) {
  const gI = Math.floor(i / 3);
  s += `<path d="${route(
    [
      [250, 520],
      [610, 160],
      [820, 160],
      [1100, -120],
    ],
    90,
    (i - 4) * 13,
  )}" fill="none" stroke="${STRANDS[gI]}" stroke-width="${i % 3 === 1 ? 6 : 2}"/>`;
}
save('strip-callback.svg', svg(1000, 320, s));
