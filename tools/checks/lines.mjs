// Prints how many lines each room has, next to the last release. What watches the product should not grow faster than the product.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The last release. `node tools/checks/lines.mjs --json` prints the numbers for the next one. */
const RELEASED = {
  src: 43836,
  tests: 24674,
  server: 7369,
  certifier: 6654,
  stories: 5124,
  mocks: 4286,
  tools: 3740,
  contract: 1623,
  'mock-server': 1429,
  'node-http': 0,
  bench: 1315,
};

const isCounted = (path) =>
  !/generated|released\/|package-lock|\.(?:png|jpe?g|webp|avif|svg|gif|mp4|woff2?)$/.test(path);
const files = execFileSync('git', ['ls-files', '-z', ...Object.keys(RELEASED)], { encoding: 'utf8' }).split('\0');
const lines = Object.fromEntries(Object.keys(RELEASED).map((room) => [room, 0]));
for (const path of files.filter((name) => name && isCounted(name)))
  lines[path.split('/')[0]] += readFileSync(path, 'utf8').split('\n').length - 1;

if (process.argv.includes('--json')) console.log(JSON.stringify(lines, undefined, 2));
else
  for (const [room, count] of Object.entries(lines))
    console.log(
      `${room.padEnd(12)}${String(count).padStart(6)}  ${count < RELEASED[room] ? '' : '+'}${count - RELEASED[room]}`,
    );
