// `npm run verify-deployment -- URL`: compares the files of a running site with the last `npm run release` in this folder.
import { existsSync } from 'node:fs';
import { exitWith, run } from '../run.mjs';

const SERVER = 'release/unpacked/dist-server/server.js';
if (!existsSync(SERVER)) exitWith('There is no release to compare with. Run "npm run release" first.');
process.exit(await run(process.execPath, [SERVER, 'verify-deployment', ...process.argv.slice(2)]));
