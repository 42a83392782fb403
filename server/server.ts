/** The entry of the built server. With arguments, it runs a command for operators. Otherwise, it serves the site. */
import { argv, exit, setSourceMapsEnabled } from 'node:process';

// Traces of errors name source lines. Modules that are loaded from here on have maps.
setSourceMapsEnabled(true);

try {
  await (argv.length > 2 ? import('./cli') : import('./main'));
} catch (error) {
  // The program handles its own errors, so a file of it is missing or damaged.
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The program is not complete: ${reason}. Unpack the whole release again, or run "npm run build".`);
  exit(1);
}
