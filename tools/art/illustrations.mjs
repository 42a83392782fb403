// Small illustrations: empty states, offline, 404, callback, map placeholder. currentColor-free, work on light and dark cards.
import { C, STRANDS, svg, save, spline, route, station, r, rng } from './lib.mjs';
// 404: the line ends before the station; a detour is planned
export function notFound() {
  let s = '';
  const L = [
    [-10, 250],
    [170, 250],
    [260, 160],
    [400, 160],
  ];
  STRANDS.forEach(
    (c, i) => (s += `<path d="${route(L, 60, (1 - i) * -16)}" stroke="${c}" stroke-width="9" fill="none"/>`),
  );
  STRANDS.forEach((c, i) => {
    const y = 144 + i * 16;
    s += `<path d="M400 ${y}C${430 + i * 6} ${y} ${440} ${y + [-26, 6, 34][i]} ${468 + i * 8} ${y + [-44, 10, 58][i]}" stroke="${c}" stroke-width="9" fill="none" stroke-linecap="round"/>`;
  });
  s +=
    `<path d="M496 160H640" stroke="#7F9A9B" stroke-width="4" stroke-dasharray="1 13" stroke-linecap="round"/>` +
    `<circle cx="668" cy="160" r="24" fill="none" stroke="#7F9A9B" stroke-width="6"/><path d="M658 150l20 20M678 150l-20 20" stroke="#7F9A9B" stroke-width="5" stroke-linecap="round"/>`;
  s += station(214, 206, 13, C.route, '#fff', 6);
  return svg(720, 320, s, { fit: '' });
}
// offline: the signal drops out between two stations
export function offline() {
  const pts = [];
  for (let x = 40; x <= 250; x += 15) pts.push([x, 110 + Math.sin((x - 40) / 21) * 44 * Math.min(1, (270 - x) / 120)]);
  const pts2 = [];
  for (let x = 390; x <= 600; x += 15) pts2.push([x, 110]);
  return svg(
    640,
    220,
    `<path d="${spline(pts)}" fill="none" stroke="${C.cover}" stroke-width="8" stroke-linecap="round"/><path d="M272 110H392" stroke="#7F9A9B" stroke-width="5" stroke-dasharray="1 15" stroke-linecap="round"/><path d="M412 110H560" stroke="#7F9A9B" stroke-width="8" stroke-linecap="round"/>${station(40, 110, 17, C.cover, '#fff', 7)}${station(590, 110, 17, '#7F9A9B', '#fff', 7)}<path d="M318 70l28 80" stroke="${C.route}" stroke-width="7" stroke-linecap="round"/>`,
    { fit: '' },
  );
}
// empty newsroom: blank sheets waiting on the line
export function empty() {
  const sheet = (x, y, rot, o) =>
    `<g transform="translate(${x} ${y}) rotate(${rot})"><rect width="150" height="190" rx="12" fill="#fff" stroke="#BDCDCA" stroke-width="3"/><rect x="20" y="22" width="110" height="58" rx="6" fill="${o}"/><path d="M20 102h110M20 124h92M20 146h60" stroke="#D7E2DF" stroke-width="8" stroke-linecap="round"/></g>`;
  let s = '';
  STRANDS.forEach(
    (c, i) =>
      (s += `<path d="${route(
        [
          [0, 196],
          [160, 196],
          [240, 116],
          [420, 116],
          [480, 56],
          [640, 56],
        ],
        40,
        (1 - i) * -11,
      )}" stroke="${c}" stroke-width="6" fill="none"/>`),
  );
  return svg(
    640,
    260,
    s +
      sheet(160, 46, -6, C.route100) +
      sheet(330, 34, 5, C.cover100) +
      `<circle cx="404" cy="196" r="34" fill="${C.ink900}"/><path d="M404 181v30M389 196h30" stroke="#fff" stroke-width="6" stroke-linecap="round"/>`,
    { fit: '' },
  );
}
// search without result
export function noResults() {
  let s = '';
  STRANDS.forEach(
    (c, i) =>
      (s += `<path d="M0 ${96 + i * 14}H180C230 ${96 + i * 14} 230 ${60 + i * 50} 300 ${60 + i * 50}H420" stroke="${c}" stroke-width="6" fill="none"/>${station(430, 60 + i * 50, 11, c, '#fff', 5)}`),
  );
  return svg(
    480,
    220,
    s +
      `<circle cx="196" cy="110" r="62" fill="#fff" fill-opacity=".72" stroke="${C.ink800}" stroke-width="8"/><path d="M242 156l40 40" stroke="${C.ink800}" stroke-width="12" stroke-linecap="round"/>`,
    { fit: '' },
  );
}
// map placeholder, shown until the visitor loads the embedded map (450 px high)
export function map() {
  const rnd = rng(21);
  let b = '';
  const cols = [];
  for (let x = -40; x < 1300; x += 96) cols.push(x + rnd() * 30);
  const rows = [];
  for (let y = -30; y < 520; y += 78) rows.push(y + rnd() * 22);
  for (let i = 0; i < cols.length - 1; i++)
    for (let j = 0; j < rows.length - 1; j++) {
      if (rnd() < 0.12) continue;
      const g = 7;
      b += `M${r(cols[i] + g, 0)} ${r(rows[j] + g, 0)}H${r(cols[i + 1] - g, 0)}V${r(rows[j + 1] - g, 0)}H${r(cols[i] + g, 0)}z`;
    }
  const park = `<path d="M250 0C300 90 420 120 520 90S700 0 700 0Z" fill="#CFE7DB"/><path d="M-20 330C140 300 220 380 330 470H-20Z" fill="#CFE7DB"/><path d="M900 480C960 380 1080 360 1240 390V480Z" fill="#C9E0F5"/>`;
  return svg(
    1240,
    450,
    `<path fill="#E4ECEA" d="M0 0h1240v450H0z"/><g transform="rotate(-9 620 225) translate(-20 -40)"><path d="${b}" fill="#F7FAF9"/></g>${park}<g fill="none" stroke="#fff"><path d="M-20 150C260 190 480 120 640 232S980 380 1260 300" stroke-width="22"/><path d="M520 -20C560 120 620 190 640 232S690 380 660 480" stroke-width="18"/></g><g fill="none"><path d="M-20 150C260 190 480 120 640 232S980 380 1260 300" stroke="${C.route}" stroke-width="5"/><path d="M520 -20C560 120 620 190 640 232S690 380 660 480" stroke="#8FA6A5" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"/></g>`,
  );
}
save('illustration-404.svg', notFound());
save('illustration-offline.svg', offline());
save('illustration-empty.svg', empty());
save('illustration-no-results.svg', noResults());
save('map-placeholder.svg', map(), 0);
