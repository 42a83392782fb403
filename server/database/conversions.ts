import { mailKey, searchKey } from '~contract/text';
import { type Sql, sql } from './database';

/** Rows per statement, so that none takes longer than its time limit. */
const BATCH = 1000;

/** Writes the search key of every title whose column has another one. */
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

/** Writes the key of every account's address. If two accounts have the same one, both stay as they are. */
export async function accountKeys({ query }: Sql): Promise<void> {
  const accounts = await query<{ id: string; email: string }>(sql`select id::text as id, email from accounts`);
  const keys = accounts.map(({ email }) => mailKey(email));
  for (const [at, { id, email }] of accounts.entries()) {
    const key = keys[at] ?? email;
    const isOwn = keys.indexOf(key) === keys.lastIndexOf(key);
    if (key !== email && isOwn) await query(sql`update accounts set email = ${key} where id = ${id}`);
  }
}

/** Removes the collation of the dates, which some engines refuse. Dates are ASCII, so every collation sorts them in the same way. */
export async function plainDates({ query }: Sql): Promise<void> {
  const collated = await query(sql`
    select collation_name from information_schema.columns
    where table_schema = current_schema() and table_name = 'articles' and column_name = 'date'
      and collation_name is not null`);
  if (collated.length > 0) await query(sql`alter table articles alter column date type text`);
}
