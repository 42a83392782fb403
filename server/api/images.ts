import { createHash } from 'node:crypto';
import type { NewImage } from '~contract/article-form';
import { extensionOf } from '~contract/image-type';
import { type Sql, sql } from '../database/database';

/** Stores an image under the hash of its content, so equal images are stored once. Returns its name. */
export async function storeImage({ query }: Sql, { bytes, type }: NewImage): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extensionOf(type)}`;
  await query(sql`
    insert into images (name, bytes) values (${name}, ${bytes}) on conflict (name) do update set used_at = now()`);
  return name;
}

/** Marks an image as used now. Returns false if it does not exist. The row stays locked until the transaction ends. */
export async function touchImage({ query }: Sql, name: string | null | undefined): Promise<boolean> {
  if (!name) return false;
  return (await query(sql`update images set used_at = now() where name = ${name} returning name`)).length > 0;
}

/** Returns the bytes of an uploaded image, or undefined if there is none with this name. */
export async function readImage({ query }: Sql, name: string): Promise<Uint8Array | undefined> {
  const [row] = await query<{ bytes: Uint8Array }>(sql`select bytes from images where name = ${name}`);
  return row?.bytes;
}

/** Deletes images that no article and no version has used for a day. Until then, an editor can bring one back. */
export const collectImages = ({ query }: Sql) =>
  query(sql`
    delete from images where used_at < now() - interval '1 day'
      and not exists (select 1 from articles where articles.image = images.name)
      and not exists (select 1 from article_versions where article_versions.image = images.name)`);
