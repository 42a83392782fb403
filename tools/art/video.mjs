// Seamless 7 s loop for the home video banner: a sea of strands with packets in transit.
// Needs: npm i playwright-core; chromium and ffmpeg on the machine. Usage: CHROMIUM=<browser path> node video.mjs [outDir]
import { mkdirSync, writeFileSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';
const { chromium } = createRequire(join(process.cwd(), 'x.js'))('playwright-core');
const out = process.argv[2] || join(dirname(fileURLToPath(import.meta.url)), '../video');
const tmp = join(process.cwd(), '.frames');
rmSync(tmp, { recursive: true, force: true });
mkdirSync(tmp, { recursive: true });
mkdirSync(out, { recursive: true });
const FPS = 30,
  SECONDS = 7,
  N = FPS * SECONDS,
  W = 1280,
  H = 720;

function scene() {
  const W = 1280,
    H = 720,
    c = document.createElement('canvas');
  c.width = W;
  c.height = H;
  const g = c.getContext('2d');
  const TAU = Math.PI * 2,
    BG = '#041A1F',
    COL = [
      [255, 106, 61],
      [31, 201, 152],
      [77, 163, 255],
    ];
  let seed = 7;
  const rnd = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const ROWS = 40,
    rows = [];
  for (let i = 0; i < ROWS; i++)
    rows.push({
      d: i / (ROWS - 1),
      p1: rnd() * TAU,
      hero: i % 5 === 3,
      col: COL[((i / 5) | 0) % 3],
      packets:
        i % 5 === 3
          ? Array.from({ length: 3 }, (_, k) => ({ o: k / 3 + rnd() * 0.24 }))
          : i % 3 === 0
            ? [{ o: rnd() }, { o: rnd() }]
            : [],
    });
  const xy = (row, u, t) => {
    // u 0..1 across; t 0..1 loop
    const z = Math.pow(row.d, 1.55),
      base = 250 + z * 560,
      amp = 50 + z * 190,
      X = (u - 0.5) * (1.15 + 0.5 * (1 - z)) + 0.5;
    const sw = 0.35 + 0.65 * Math.max(0, Math.min(1, (u - 0.12) / 0.5));
    const y =
      Math.sin(u * 8.2 - t * TAU + row.d * 4.4) * 0.62 +
      Math.sin(u * 15.4 - 2 * t * TAU + row.d * 8.5) * 0.2 +
      Math.sin(u * 3.1 + t * TAU + row.d * 11) * 0.34;
    return [X * W, base - (y * 0.62 + 0.5) * amp * sw];
  };
  window.frame = (t) => {
    g.globalAlpha = 1;
    g.fillStyle = BG;
    g.fillRect(0, 0, W, H);
    g.lineJoin = 'round';
    for (const row of rows) {
      const far = 1 - row.d,
        path = new Path2D();
      const pts = [];
      for (let i = 0; i <= 96; i++) pts.push(xy(row, i / 96, t));
      pts.forEach((p, i) => (i ? path.lineTo(p[0], p[1]) : path.moveTo(p[0], p[1])));
      const fill = new Path2D(path);
      fill.lineTo(W + 300, H + 60);
      fill.lineTo(-300, H + 60);
      fill.closePath();
      g.globalAlpha = 1;
      g.fillStyle = BG;
      g.fill(fill);
      g.globalAlpha = row.hero ? 0.95 - far * 0.35 : 0.6 - far * 0.25;
      g.strokeStyle = row.hero ? `rgb(${row.col})` : '#6FA0A4';
      g.lineWidth = row.hero ? 1.6 + row.d * 3.2 : 1;
      g.stroke(path);
      for (const pk of row.packets) {
        // packets travel left to right exactly once per loop
        const u0 = ((t + pk.o) % 1) * 1.12 - 0.06,
          len = row.hero ? 0.03 : 0.02;
        g.globalAlpha = row.hero ? 1 : 0.75;
        g.strokeStyle = row.hero ? '#fff' : `rgb(${row.col})`;
        g.lineWidth = row.hero ? 3 + row.d * 5 : 2;
        g.lineCap = 'round';
        g.beginPath();
        for (let i = 0; i <= 6; i++) {
          const p = xy(row, u0 + (len * i) / 6, t);
          if (i) g.lineTo(p[0], p[1]);
          else g.moveTo(p[0], p[1]);
        }
        g.stroke();
      }
    }
    // keep the copy side quiet
    g.globalAlpha = 1;
    const m = g.createLinearGradient(0, 0, 900, 0);
    m.addColorStop(0, 'rgba(4,26,31,.82)');
    m.addColorStop(1, 'rgba(4,26,31,0)');
    g.fillStyle = m;
    g.fillRect(0, 0, W, H);
    const v = g.createLinearGradient(0, 120, 0, 330);
    v.addColorStop(0, 'rgba(4,26,31,1)');
    v.addColorStop(1, 'rgba(4,26,31,0)');
    g.fillStyle = v;
    g.fillRect(0, 0, W, 330);
    return c.toDataURL('image/png');
  };
}
const b = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
const page = await b.newPage({ viewport: { width: W, height: H } });
await page.evaluate(scene);
const only = process.env.POSTER_ONLY;
for (let i = 0; i < (only ? 1 : N); i++) {
  const url = await page.evaluate((t) => window.frame(t), i / N);
  writeFileSync(join(tmp, `f${String(i).padStart(3, '0')}.png`), Buffer.from(url.split(',')[1], 'base64'));
}
await b.close();
const ff = (...a) => execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...a], { stdio: 'inherit' });
const inp = ['-framerate', String(FPS), '-i', join(tmp, 'f%03d.png')];
if (!only) {
  ff(
    ...inp,
    '-an',
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    process.env.CRF || '30',
    '-pix_fmt',
    'yuv420p',
    '-movflags',
    '+faststart',
    join(out, 'banner-loop.mp4'),
  );
  ff(
    ...inp,
    '-an',
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    process.env.VCRF || '44',
    '-row-mt',
    '1',
    '-cpu-used',
    '3',
    '-pix_fmt',
    'yuv420p',
    join(out, 'banner-loop.webm'),
  );
}
ff('-i', join(tmp, 'f000.png'), '-c:v', 'libwebp', '-quality', '68', join(out, 'banner-poster.webp'));
rmSync(tmp, { recursive: true, force: true });
