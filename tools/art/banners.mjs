// Case-study banners 1440x640 (own background, safe centre 4:3), article default image, social card.
import {
  C,
  STRANDS,
  svg,
  save,
  recolor,
  spline,
  route,
  isoKit,
  container,
  truck,
  station,
  text,
  mark,
  r,
  P,
  lerp,
} from './lib.mjs';
import { NIGHT_QUAY, NIGHT_LAYERS } from './night.mjs';
const W = 1440,
  H = 640;

export function airCargo() {
  const cx = 760,
    cy = 900,
    R = 700;
  let s = '';
  for (let i = -5; i <= 5; i++)
    s += `<ellipse cx="${cx}" cy="${cy}" rx="${r(Math.abs(R * Math.sin((i / 6) * 1.45)) || 0.5)}" ry="${R}" />`;
  for (let i = 1; i <= 6; i++) {
    const a = (i / 7) * 1.45,
      y = cy - R * Math.sin(a),
      rx = R * Math.cos(a);
    s += `<ellipse cx="${cx}" cy="${r(y)}" rx="${r(rx)}" ry="${r(rx * 0.16)}"/>`;
  }
  const arcs = [
    ['M180 560C340 170 700 60 1010 250', C.route, 6],
    ['M180 560C380 260 690 170 1010 250', C.route, 2],
    ['M420 500C620 250 900 220 1210 470', C.cover300, 3],
    ['M1010 250C1120 280 1180 360 1210 470', C.flow, 3],
    ['M420 500C560 330 800 220 1010 250', '#5C8B92', 2],
  ];
  const st = [
    [180, 560, C.route],
    [1010, 250, C.route],
    [420, 500, C.cover300],
    [1210, 470, C.flow],
  ]
    .map(([x, y, c]) => station(x, y, 11, c, C.ink950, 5))
    .join('');
  const plane = `<g transform="translate(604 178) rotate(71) scale(2.6)"><path d="M0-34C3-34 5-28 5-20V-8L30 10V16L5 8V22L13 29V33L0 29-13 33V29L-5 22V8L-30 16V10L-5-8V-20C-5-28-3-34 0-34Z" fill="#fff"/><path d="M0-34C3-34 5-28 5-20V-8L30 10V16L5 8V22L13 29V33L0 29Z" fill="${C.mist200}"/></g>`;
  return svg(
    W,
    H,
    `<path fill="${C.ink950}" d="M0 0h1440v640H0z"/><circle cx="${cx}" cy="${cy}" r="${R}" fill="${C.ink900}"/><g fill="none" stroke="#2A5D67" stroke-opacity=".8">${s}</g><circle cx="${cx}" cy="${cy}" r="${R}" fill="none" stroke="#3E7883" stroke-width="2"/><g fill="none" stroke-linecap="round">${arcs.map(([d, c, w]) => `<path d="${d}" stroke="${c}" stroke-width="${w}"/>`).join('')}</g>${plane}${st}`,
  );
}
export function intermodal() {
  const k = isoKit(660, 60, 34),
    p = k.p,
    ink = ['#24545E', C.ink800, C.ink900],
    or = [C.route, '#E2521F', '#C4421A'],
    gr = ['#7FDFC2', '#35C79D', '#1FA882'],
    bl = ['#9CCBFF', '#5FA9F7', '#3F8CDD'],
    wh = [C.white, '#E3ECEA', '#CBD9D6'];
  let s = '';
  const lane = (y, c, w = 1.5) => k.onTop(0, -20, y, 34, y + w, c);
  s += lane(-3.2, '#FFD3C2', 5.2) + lane(3.0, '#FBC3AC', 2.2) + lane(6.6, '#F9B79D', 2.4);
  s += k.poly([p(-20, 10.2), p(40, 10.2), p(40, 40), p(-20, 40)], '#BFDDF8');
  for (let i = 0; i < 4; i++) {
    const y = 13.5 + i * 1.3;
    s += k.line(
      [p(-16, y), p(38, y)],
      '#fff',
      1.5,
      ' stroke-opacity=".55" stroke-dasharray="60 46" stroke-dashoffset="' + i * 30 + '"',
    );
  }
  // stacks on the quay
  let q = '';
  [
    [-2, -2.6, gr, bl, or],
    [1.6, -2.6, or, wh, null],
    [5.2, -2.6, bl, ink, gr],
    [8.8, -2.6, wh, or, null],
    [12.4, -2.6, ink, gr, null],
  ].forEach(([x, y, a, b, c]) => {
    q +=
      container(k, x, y, 0, 3.2, a, 'rgba(4,26,31,.25)') +
      container(k, x, y, 1.05, 3.2, b, 'rgba(4,26,31,.25)') +
      (c ? container(k, x, y, 2.1, 3.2, c, 'rgba(4,26,31,.25)') : '');
  });
  // rail: track and wagons
  let t = '';
  for (let x = -8; x < 22; x += 0.6) t += `M${P(p(x, 3.2))}L${P(p(x, 5))}`;
  s +=
    `<path d="${t}" stroke="#D98A6B" stroke-width="3"/>` +
    k.line([p(-12, 3.6), p(24, 3.6)], C.ink800, 2.5) +
    k.line([p(-12, 4.6), p(24, 4.6)], C.ink800, 2.5);
  let w = '';
  [-3.6, 0.2, 4.0, 7.8].forEach((x, i) => {
    w +=
      k.box(x, 3.55, 0.22, 3.5, 1.1, 0.2, ink) +
      container(k, x + 0.15, 3.6, 0.42, 3.2, [or, bl, wh, gr][i], 'rgba(4,26,31,.25)');
  });
  w +=
    k.box(11.6, 3.5, 0.22, 3.3, 1.2, 1.2, ink) +
    k.box(13.3, 3.5, 1.42, 1.2, 1.2, 0.5, or) +
    k.onRight(14.9, 3.7, 4.5, 0.85, 1.25, '#8FD0FF');
  // road
  const tr =
    truck(k, 0.2, 7.2, wh, or, { stripe: C.route, shadow: 'rgba(4,26,31,.12)' }) +
    truck(k, 7.6, 7.2, bl, ink, { stripe: '#fff', shadow: 'rgba(4,26,31,.12)' });
  // vessel
  const hull =
    k.poly([p(-3, 14.4, 0), p(10.6, 14.4, 0), p(12.6, 12.9, 0.9), p(10.6, 14.4, 0.9), p(-3, 14.4, 0.9)], C.ink800) +
    k.poly(
      [p(-3, 11.4, 0.9), p(10.6, 11.4, 0.9), p(12.6, 12.9, 0.9), p(10.6, 14.4, 0.9), p(-3, 14.4, 0.9)],
      '#E2521F',
    ) +
    k.poly([p(10.6, 14.4, 0), p(10.6, 14.4, 0.9), p(12.6, 12.9, 0.9)], C.ink900);
  let v = hull;
  [
    [0, 11.7, gr],
    [3.3, 11.7, wh],
    [6.6, 11.7, bl],
    [0, 12.95, or],
    [3.3, 12.95, bl],
    [6.6, 12.95, gr],
  ].forEach(([x, y, a]) => (v += container(k, x, y, 0.9, 3.1, a, 'rgba(4,26,31,.25)')));
  v +=
    k.box(-2.5, 11.8, 0.9, 1.6, 2.2, 2.2, wh) +
    k.onLeft(14.0, -2.3, -1.1, 2.4, 2.8, C.ink800) +
    k.onRight(-0.9, 12, 13.8, 2.4, 2.8, C.ink800);
  return svg(W, H, `<path fill="${C.route100}" d="M0 0h1440v640H0z"/>${s}${q}${w}${tr}${v}`);
}
export function telemetry() {
  let s = '';
  for (let i = 0; i < 17; i++) {
    const y = 96 + i * 29,
      pts = [];
    for (let x = -20; x <= 1470; x += 30) {
      const e = Math.exp(-(((x - 760) / 270) ** 2));
      pts.push([
        x,
        y -
          e * (26 + 60 * Math.abs(Math.sin(i * 1.7 + x / 120) * Math.sin(x / 47 + i * 0.9))) -
          4 * Math.sin(x / 90 + i),
      ]);
    }
    s += `<path d="${spline(pts, 0)}L1470 ${y + 70}H-20z" fill="${C.flow950}" stroke="${i % 4 === 1 ? C.signal : i % 4 === 3 ? C.flow : '#2C8F74'}" stroke-width="${i % 4 === 1 ? 2.6 : 1.3}"/>`;
  }
  const dots = [
    [760, 250, C.signal],
    [612, 330, C.flow],
    [905, 372, C.flow],
    [690, 452, C.signal],
  ]
    .map(
      ([x, y, c]) =>
        `<circle cx="${x}" cy="${y}" r="34" fill="none" stroke="${c}" stroke-opacity=".3"/><circle cx="${x}" cy="${y}" r="20" fill="none" stroke="${c}" stroke-opacity=".6"/><circle cx="${x}" cy="${y}" r="7" fill="${c}"/>`,
    )
    .join('');
  return svg(W, H, `<path fill="${C.flow950}" d="M0 0h1440v640H0z"/>${s}${dots}`);
}
export function appDev() {
  const k = isoKit(650, 172, 37),
    p = k.p;
  const plate = (z, fill, edge) =>
    k.poly([p(-2, -2, z), p(8, -2, z), p(8, 6, z), p(-2, 6, z)], fill, ` stroke="${edge}" stroke-width="2"`) +
    k.poly([p(-2, 6, z), p(8, 6, z), p(8, 6, z - 0.22), p(-2, 6, z - 0.22)], edge) +
    k.poly([p(8, -2, z), p(8, 6, z), p(8, 6, z - 0.22), p(8, -2, z - 0.22)], edge);
  // three layers: data, services, interface, joined by the strands
  let b = plate(-1.6, '#BCD9F8', '#8FBDF0');
  for (let i = 0; i < 4; i++)
    for (let j = 0; j < 3; j++)
      b += k.box(-1 + i * 2.3, -1.2 + j * 2.4, -1.6, 1.5, 1.5, 0.35 + ((i * 3 + j * 5) % 4) * 0.16, [
        '#E9F3FE',
        '#A9CDF5',
        '#7FB2EA',
      ]);
  const col = (x, y, z0, z1, c) => k.line([p(x, y, z0), p(x, y, z1)], c, 7, ' stroke-linecap="round"');
  let m = col(7.2, 5.4, -1.6, 1.4, C.route) + col(-1.2, 5.4, -1.6, 1.4, C.flow) + col(7.2, -1.2, -1.6, 1.4, '#2B82E0');
  m += plate(1.4, '#E3F0FE', '#A9CDF5');
  const rp = (pts, c, w) =>
    `<path d="${route(
      pts.map(([x, y]) => p(x, y, 1.4)),
      22,
    )}" fill="none" stroke="${c}" stroke-width="${w}"/>`;
  m +=
    rp(
      [
        [-1.4, 4.6],
        [2, 4.6],
        [2, 0.4],
        [5, 0.4],
        [5, 3.4],
        [7.4, 3.4],
      ],
      C.route,
      6,
    ) +
    rp(
      [
        [-1.4, -0.8],
        [0.6, -0.8],
        [0.6, 2.4],
        [7.4, 2.4],
      ],
      '#12A87E',
      6,
    ) +
    rp(
      [
        [3.4, 5.4],
        [3.4, -1.4],
      ],
      '#2B82E0',
      6,
    );
  [
    [2, 2.4, '#12A87E'],
    [5, 2.4, '#12A87E'],
    [3.4, 0.4, C.route],
    [2, 4.6, C.route],
  ].forEach(([x, y, c]) => {
    const q = p(x, y, 1.4);
    m += `<ellipse cx="${r(q[0])}" cy="${r(q[1])}" rx="13" ry="8" fill="#fff" stroke="${c}" stroke-width="4"/>`;
  });
  let t =
    col(7.2, 5.4, 1.4, 4.4, C.route) +
    col(-1.2, 5.4, 1.4, 4.4, C.flow) +
    col(7.2, -1.2, 1.4, 4.4, '#2B82E0') +
    plate(4.4, C.white, '#C5DFFC');
  const z = 4.4;
  t += k.onTop(z, -1.6, -1.6, 7.6, -0.8, C.ink900) + k.onTop(z, -1.6, -0.5, 0.3, 5.6, C.cover100);
  for (let i = 0; i < 4; i++)
    t += k.onTop(z, -1.3, 0 + i * 0.8, -0.1 - (i % 2) * 0.3, 0.3 + i * 0.8, i === 1 ? C.route : '#9CC4F0');
  for (let i = 0; i < 3; i++)
    t +=
      k.onTop(z, 0.7 + i * 2.35, -0.4, 2.75 + i * 2.3, 1.4, [C.route100, C.flow100, C.signal100][i]) +
      k.onTop(z, 0.95 + i * 2.35, 0.0, 1.9 + i * 2.35, 0.3, [C.route, '#12A87E', C.signal][i]);
  t += k.onTop(z, 0.7, 1.8, 7.35, 5.6, '#F4F8F7');
  const ch = [
    [1.1, 4.8],
    [2.2, 4.1],
    [3.3, 4.4],
    [4.4, 3.1],
    [5.6, 3.3],
    [6.9, 2.3],
  ].map(([x, y]) => p(x, y, z));
  t += `<path d="${spline(ch)}" fill="none" stroke="${C.route}" stroke-width="5" stroke-linecap="round"/>`;
  return svg(W, H, `<path fill="${C.cover100}" d="M0 0h1440v640H0z"/><g transform="translate(0 86)">${b}${m}${t}</g>`);
}
export function article() {
  let s = '';
  for (let g = 0; g < 3; g++)
    for (let j = 0; j < 9; j++) {
      const t = ((g * 9 + j) / 26) * 2 - 1,
        pts = [];
      for (let x = -40; x <= 1240; x += 64) {
        const u = x / 1200,
          w = lerp(26, 250, Math.min(1, ((u - 0.44) * 1.6) ** 2 * 1.1));
        pts.push([x, 330 + t * w * Math.cos(u * 6.2 - 2.7) + Math.sin(u * 7 + t) * 40]);
      }
      s += `<path d="${spline(pts, 0)}" stroke="${STRANDS[g]}" stroke-opacity="${j === 4 ? 1 : 0.6}" stroke-width="${j === 4 ? 4 : 1.4}"/>`;
    }
  return svg(1200, 675, `<path fill="${C.ink900}" d="M0 0h1200v675H0z"/><g fill="none">${s}</g>`);
}
export function og() {
  let s = '';
  for (let i = 0; i < 9; i++) {
    const g = Math.floor(i / 3),
      o = (i - 4) * 15;
    s += `<path d="${route(
      [
        [640, 700],
        [800, 520],
        [980, 520],
        [1260, 210],
      ],
      110,
      o,
    )}" stroke="${STRANDS[g]}" stroke-width="${i % 3 === 1 ? 8 : 3}" fill="none"/>`;
  }
  return svg(
    1200,
    630,
    `<path fill="${C.ink950}" d="M0 0h1200v630H0z"/>${s}${mark(66, 54, 1.25, STRANDS)}${text('Mindwave', 150, 106, 40, { wght: 620, fill: '#fff' })}<g id="title">${text('Every shipment,', 80, 250, 78, { wght: 560, fill: '#fff', tracking: -1.4 })}${text('payment and claim', 80, 336, 78, { wght: 560, fill: '#fff', tracking: -1.4 })}${text('is a promise in transit.', 80, 422, 78, { wght: 560, fill: '#fff', tracking: -1.4 })}</g>${text('IT consulting and staffing for', 82, 520, 26, { font: 'body', wght: 480, fill: C.mist300 })}${text('logistics, banking and insurance', 82, 556, 26, { font: 'body', wght: 480, fill: C.mist300 })}`,
    { fit: '' },
  );
}
save('case-air-cargo-platform.svg', airCargo());
save('case-leading-intermodal-logistics-provider.svg', intermodal());
save('case-technology-driven-telemetry-firm.svg', telemetry(), 0);
save('case-premier-application-solutions-developer.svg', appDev());
save('article-default.svg', article(), 0);
save('og-image.svg', og());
save('case-leading-intermodal-logistics-provider-dark.svg', recolor(intermodal(), NIGHT_QUAY));
save('case-premier-application-solutions-developer-dark.svg', recolor(appDev(), NIGHT_LAYERS));
