// `npm start`: installs what is missing, builds the site and serves it on port 4173 (PORT).
import { install } from './install.mjs';
import { must, run } from './run.mjs';

await install();
await must('npx', ['vite', 'build', '--logLevel', 'warn']);
process.exit(await run(process.execPath, ['--import', 'tsx', 'src/build/server/main.ts']));
