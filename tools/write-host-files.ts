/** `npm run host-files`: writes the configuration files for other hosts into `deploy/`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostFiles } from './host-files.ts';

const deploy = fileURLToPath(new URL('../deploy/', import.meta.url));

for (const [name, text] of Object.entries(hostFiles())) {
  const path = join(deploy, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  console.log(`deploy/${name}`);
}
