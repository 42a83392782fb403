// `npm run server -- COMMAND`: commands for operators, such as `account add`. Installs the packages of the server if they are missing.
import { install, installServer } from './install.mjs';
import { run } from './run.mjs';

await install();
await installServer();
process.exit(await run(process.execPath, ['--import', 'tsx', 'server/cli.ts', ...process.argv.slice(2)]));
