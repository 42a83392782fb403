import { C, text, mark, svg, save } from './lib.mjs';
const word = (fill, x, y, size) => text('Mindwave', x, y, size, { wght: 620, fill, tracking: -0.4 });
const wordW = text('Mindwave', 0, 0, 34, { wght: 620, raw: true, tracking: -0.4 }).w;
const W = Math.ceil(64 + wordW),
  full = [C.route, C.flow, C.cover];
const dk = ['#E2521F', '#0FA379', '#2B82E0']; // strands tuned for 3:1 on white
save(
  'logo/logo-light.svg',
  svg(W, 44, mark(-6.8, -8.8, 1, dk) + word(C.ink900, 62, 35, 34), { fit: '', title: 'Mindwave' }),
  2,
); // for light surfaces
save(
  'logo/logo-dark.svg',
  svg(W, 44, mark(-6.8, -8.8, 1, full) + word(C.white, 62, 35, 34), { fit: '', title: 'Mindwave' }),
  2,
); // for dark surfaces
save('logo/mark.svg', svg(64, 64, mark(0, 0, 1, dk), { fit: '', title: 'Mindwave' }), 2);
save('logo/mark-dark.svg', svg(64, 64, mark(0, 0, 1, full), { fit: '', title: 'Mindwave' }), 2);
save(
  'logo/mark-mono.svg',
  svg(64, 64, mark(0, 0, 1, ['currentColor', 'currentColor', 'currentColor']), { fit: '', title: 'Mindwave' }),
  2,
);
// favicon: heavier strands, ink tile, legible at 16 px
save(
  'logo/favicon.svg',
  svg(
    64,
    64,
    `<rect width="64" height="64" rx="14" fill="${C.ink900}"/>` + mark(4.2, 4.6, 0.87, full, { pitch: 3.9, w: 3.9 }),
    { fit: '', title: 'Mindwave' },
  ),
  2,
);
// PWA maskable: full bleed, art inside the 80% safe circle
save(
  'logo/icon-maskable.svg',
  svg(
    512,
    512,
    `<rect width="512" height="512" fill="${C.ink900}"/>` +
      mark(256 - 32 * 5.4, 256 - 32.5 * 5.4, 5.4, full, { pitch: 3.7, w: 3.2 }),
    { fit: '', title: 'Mindwave' },
  ),
  1,
);
save(
  'logo/icon-monochrome.svg',
  svg(512, 512, mark(256 - 32 * 5.4, 256 - 32.5 * 5.4, 5.4, ['#000', '#000', '#000'], { pitch: 3.7, w: 3.0 }), {
    fit: '',
    title: 'Mindwave',
  }),
  1,
);
