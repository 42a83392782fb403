import { build, type Rolldown } from 'vite';

let bundle: Promise<string> | undefined;

async function make() {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/in-page.ts`, formats: ['iife'], name: 'engineTools' },
    },
  });
  const [first] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const chunk = first?.output[0];
  if (!chunk) throw new Error('The build has no entry chunk.');
  // Testing Library reads Node's environment variables.
  return `const process = { env: {} }; ${chunk.code};window.engineTools = engineTools.tools;`;
}

/** `in-page.ts` and its imports bundled into one script that a driver runs in a page. */
export const toolsScript = () => (bundle ??= make());
