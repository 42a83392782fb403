// `npm run check`: all checks that need no browser and no build.
import { install } from '../install.mjs';
import { runSideBySide } from './steps.mjs';

await install();
/** The native compiler takes a fifth of the time. Programs that use the compiler as a library still need TypeScript 5. */
const tsc = ['node_modules/typescript-native/bin/tsc', '--noEmit', '--singleThreaded'];
const steps = [
  ['types', 'node', tsc],
  [
    'format and order of imports (`npm run format` corrects them)',
    'npx',
    ['biome', 'check', '--error-on-warnings', '.'],
  ],
  ['lint', 'npx', ['oxlint', '--deny-warnings']],
  ['types of the worker', 'node', [...tsc, '-p', 'tsconfig.worker.json']],
  ['boundaries', 'npm', ['run', '--silent', 'boundaries']],
  ['contract lint', 'npm', ['run', '--silent', 'api:lint']],
  [
    'contract against its last release',
    'npm',
    ['run', '--silent', 'contract', '--', 'diff', 'certifier/released/openapi.yaml', 'openapi.yaml'],
  ],
  ['every statement of the specification has a test', 'npm', ['run', '--silent', 'spec:coverage', '--', '--check']],
  ['generated types are current', 'node', ['--import', 'tsx', 'tools/generate-api.ts', '--check']],
  ['seed of the mocks is current', 'node', ['--import', 'tsx', 'tools/generate-seed.ts', '--check']],
  ['lines by room, compared with the last release', 'node', ['tools/checks/lines.mjs']],
  ['list of common passwords is current', 'node', ['--import', 'tsx', 'tools/generate-passwords.ts', '--check']],
];
const ok = await runSideBySide(steps);
process.exit(ok ? 0 : 1);
