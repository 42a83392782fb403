import { createHash } from 'node:crypto';
import { type Sql, sql } from '../database/database';
import { type NewImage, UPLOADS } from '~contract/article-form';
import { extensionOf } from '~contract/image-type';

/** Names that `storeImage` creates: a hash of the content, and the extension of the recognised type. */
const NAME = /^[0-9a-f]{32}\.(?:png|jpg|webp|avif|gif)$/;
const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg' };

/** Stores an image under the hash of its content, so that equal images are stored once. Returns its name. */
export async function storeImage({ query }: Sql, { bytes, type }: NewImage): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extensionOf(type)}`;
  await query(sql`
    insert into images (name, bytes) values (${name}, ${bytes}) on conflict (name) do update set used_at = now()`);
  return name;
}

/** Marks images as used now. Returns the names that exist. The rows stay locked until the transaction ends. */
export async function touchImages({ query }: Sql, names: readonly string[]): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const rows = await query<{ name: string }>(sql`
    update images set used_at = now() where name = any(${names}) returning name`);
  return rows.map(({ name }) => name);
}

/** The name of an uploaded image in an address such as `/uploads/NAME`, or undefined if the address is another one. */
export function uploadName(address: string | null | undefined): string | undefined {
  const name = address?.startsWith(UPLOADS) ? address.slice(UPLOADS.length) : '';
  return NAME.test(name) ? name : undefined;
}

/** An uploaded image with its media type, or undefined if there is none with this name. */
export async function readImage({ query }: Sql, name: string) {
  const [row] = await query<{ bytes: Uint8Array }>(sql`select bytes from images where name = ${name}`);
  if (!row) return undefined;
  const extension = name.split('.')[1] ?? '';
  return { bytes: row.bytes, type: TYPES[extension] ?? `image/${extension}` };
}

/** Deletes images that no article has used for a day. Until then, an editor can undo. Returns their number. */
export async function collectImages({ query }: Sql): Promise<number> {
  const deleted = await query(sql`
    delete from images where used_at < now() - interval '1 day'
      and not exists (select from articles where articles.image = images.name)
    returning name`);
  return deleted.length;
}
