// Loaded into a server process (`--import`): on SIGUSR2, collects garbage and prints the memory of the process as a line of JSON.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  // What was only held until the end of this turn is garbage in the next one.
  setImmediate(() => {
    collect();
    const { rss, heapUsed, external } = process.memoryUsage();
    process.stderr.write(`\n${JSON.stringify({ rss, used: heapUsed + external })}\n`);
  });
});
