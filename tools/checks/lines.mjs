// Prints how many lines each room has, next to the last release. What watches the product should not grow faster than the product.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The last release. `node tools/checks/lines.mjs --json` prints the numbers for the next one. */
const RELEASED = {
  src: 44646,
  tests: 21617,
  server: 7297,
  certifier: 5755,
  stories: 4618,
  mocks: 4265,
  tools: 4110,
  contract: 1649,
  'mock-server': 747,
  'node-http': 986,
  bench: 858,
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
