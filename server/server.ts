/** The entry of the built server. With arguments, it runs a command for operators. Otherwise, it serves the site. */
import { argv, setSourceMapsEnabled } from 'node:process';

// Traces of errors name source lines. Modules that are loaded from here on have maps.
setSourceMapsEnabled(true);

await (argv.length > 2 ? import('./cli') : import('./main'));
