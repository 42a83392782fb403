import { mailKey, searchKey } from '~contract/text';
import { type Sql, sql } from './database';

/** Rows per statement. With more, a statement could exceed its time limit. */
const BATCH = 1000;

/** Corrects the search key of every title. */
export async function searchTitles({ query }: Sql): Promise<void> {
  let after = '0';
  for (;;) {
    const rows = await query<{ id: string; title: string; key: string }>(sql`
      select id::text as id, title, search_title as key from articles where id > ${after}::bigint
      order by articles.id limit ${BATCH}`);
    const changed = rows.filter(({ title, key }) => searchKey(title) !== key);
    if (changed.length > 0) {
      const [ids, keys] = [changed.map(({ id }) => id), changed.map(({ title }) => searchKey(title))];
      await query(sql`
        update articles set search_title = found.key
        from unnest(${ids}::bigint[], ${keys}::text[]) as found (id, key) where articles.id = found.id`);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

/** Replaces the address of every account by its key. If two accounts have the same key, both stay as they are. */
export async function accountKeys({ query }: Sql): Promise<void> {
  const accounts = await query<{ id: string; email: string }>(sql`select id::text as id, email from accounts`);
  const keys = accounts.map(({ email }) => mailKey(email));
  for (const [at, { id, email }] of accounts.entries()) {
    const key = keys[at] ?? email;
    const isOwn = keys.indexOf(key) === keys.lastIndexOf(key);
    if (key !== email && isOwn) await query(sql`update accounts set email = ${key} where id = ${id}`);
  }
}

/** Removes the collation of the dates, because some engines refuse it. Dates are ASCII, so every collation sorts them the same way. */
export async function plainDates({ query }: Sql): Promise<void> {
  const collated = await query(sql`
    select collation_name from information_schema.columns
    where table_schema = current_schema() and table_name = 'articles' and column_name = 'date'
      and collation_name is not null`);
  if (collated.length > 0) await query(sql`alter table articles alter column date type text`);
}
