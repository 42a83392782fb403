import { createHash } from 'node:crypto';
import type { NewImage } from '~contract/article-form';
import { extensionOf } from '~contract/image-type';
import { type Sql, sql } from '../database/database';

/** A new image with its width in pixels: 0 if it has no sizes, or null if that is not known yet. */
export interface MeasuredImage extends NewImage {
  readonly width: number | null;
}

/** Stores an image under the hash of its content, so equal images are stored once. Returns its name. */
export async function storeImage({ query }: Sql, { bytes, type, width }: MeasuredImage): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.${extensionOf(type)}`;
  await query(sql`
    insert into images (name, bytes, width) values (${name}, ${bytes}, ${width})
    on conflict (name) do update set used_at = now(), width = coalesce(images.width, excluded.width)`);
  return name;
}

/** Marks an image as used now. Returns false if it does not exist. The row stays locked until the transaction ends. */
export async function touchImage({ query }: Sql, name: string | null | undefined): Promise<boolean> {
  if (!name) return false;
  return (await query(sql`update images set used_at = now() where name = ${name} returning name`)).length > 0;
}

/** Returns an uploaded image, or undefined if there is none with this name. */
export async function readImage({ query }: Sql, name: string): Promise<Omit<MeasuredImage, 'type'> | undefined> {
  const [row] = await query<Omit<MeasuredImage, 'type'>>(sql`select bytes, width from images where name = ${name}`);
  return row;
}

/**
 * Measures images without a known width, such as those of an earlier release, until there are none or `isStopping`.
 * @param widthOf resolves with null if this process cannot measure now.
 */
export async function measureImages(
  { query }: Sql,
  widthOf: (bytes: Uint8Array) => Promise<number | null>,
  isStopping: () => boolean,
): Promise<void> {
  while (!isStopping()) {
    const [image] = await query<{ name: string; bytes: Uint8Array }>(sql`
      select name, bytes from images where width is null limit 1`);
    if (!image) return;
    const width = await widthOf(image.bytes);
    if (width === null) return;
    await query(sql`update images set width = ${width} where name = ${image.name}`);
  }
}

/** Deletes images that no article and no version has used for a day. Until then, an editor can bring one back. */
export const collectImages = ({ query }: Sql) =>
  query(sql`
    delete from images where used_at < now() - interval '1 day'
      and not exists (select 1 from articles where articles.image = images.name)
      and not exists (select 1 from article_versions where article_versions.image = images.name)`);
