import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { ADD } from './schema';

const step = `{ readableFrom: ${ADD.readableFrom}, statements: [sql\`${ADD.statements[0].text}\`] }`;
const field = 'kicker: { column: "kicker", isRequired: false, example: "Ports" }';

/** What the next release adds to the source of this one: the file, the place and the text. */
const additions = [
  ['/server/database/schema.ts', /^(?=\];)/m, `${step},\n`],
  ['/contract/generated/article-fields.ts', /(?=\} as const)/, `, ${field}`],
] as const;

const nextRelease: Plugin = {
  name: 'next-release',
  enforce: 'pre',
  transform(code, id) {
    const [, place, text = ''] = additions.find(([file]) => id.endsWith(file)) ?? [];
    return place && code.replace(place, text);
  },
};

/** Bundles the server of a next release, whose articles have a `kicker`. Resolves with Node's arguments for it. */
export async function bundleNextRelease(): Promise<readonly string[]> {
  const folder = join(process.env.MINDWAVE_PROGRAMS ?? '', 'next-release');
  await build({ configFile: 'vite.server.config.ts', plugins: [nextRelease], build: { outDir: folder } });
  return [join(folder, 'server.js')];
}
