import { type Sql, type Statement, sql } from '../../../server/database/database';

interface FormerStep {
  readonly statements: readonly Statement[];
  readonly optional?: readonly Statement[];
}

/** The first three steps of the schema as they were released, when a step was one transaction. */
const steps: readonly FormerStep[] = [
  {
    statements: [
      sql`create table accounts (
        id bigint generated always as identity primary key,
        email text not null unique,
        password text not null,
        created_at timestamptz not null default now(),
        disabled_at timestamptz)`,
      sql`create table sessions (
        token_hash text primary key,
        account_id bigint not null references accounts (id) on delete cascade,
        expires_at timestamptz not null)`,
      sql`create index sessions_account on sessions (account_id)`,
      sql`create index sessions_expiry on sessions (expires_at)`,
      sql`create table throttle (
        key text primary key,
        count integer not null,
        ends_at timestamptz not null)`,
      sql`create index throttle_end on throttle (ends_at)`,
      sql`create table images (
        name text primary key,
        bytes bytea not null,
        used_at timestamptz not null default now())`,
      sql`create index images_use on images (used_at)`,
      sql`create table articles (
        id bigint generated always as identity primary key,
        title text not null,
        search_title text not null,
        slug text not null constraint articles_slug unique,
        date text collate "C" not null,
        banner_image text,
        image text references images (name),
        sections text not null,
        sidebar_items text not null,
        version integer not null default 1,
        created_by text not null,
        changed_by text not null,
        created_at timestamptz not null default now(),
        changed_at timestamptz not null default now())`,
      sql`create index articles_newest on articles (date desc, id desc)`,
      sql`create index articles_image on articles (image)`,
      sql`create table old_slugs (
        slug text primary key,
        article_id bigint not null references articles (id) on delete cascade)`,
      sql`create index old_slugs_article on old_slugs (article_id)`,
      sql`create table requests (
        operation text not null,
        key text not null,
        fingerprint text not null,
        made bigint,
        at timestamptz not null default now(),
        primary key (operation, key))`,
      sql`create index requests_age on requests (at)`,
      sql`create table leads (
        id bigint generated always as identity primary key,
        name text not null,
        email text not null,
        mobile text not null,
        company text not null,
        message text,
        received_at timestamptz not null default now())`,
      sql`create index leads_age on leads (received_at)`,
      sql`create table deliveries (
        id bigint generated always as identity primary key,
        lead_id bigint not null references leads (id) on delete cascade,
        channel text not null,
        key text not null unique,
        state text not null default 'due',
        tries integer not null default 0,
        next_at timestamptz not null default now(),
        gives_up_at timestamptz not null default now() + interval '24 hours',
        problem text)`,
      sql`create index deliveries_due on deliveries (next_at) where state = 'due'`,
      sql`create index deliveries_lead on deliveries (lead_id)`,
    ],
    optional: [
      sql`create extension if not exists pg_trgm`,
      sql`create index articles_search on articles using gin (search_title gin_trgm_ops)`,
    ],
  },
  {
    statements: [sql`create index articles_title on articles (search_title, id desc)`],
    optional: [sql`create index articles_slug_search on articles using gin (slug gin_trgm_ops)`],
  },
  {
    // Every page of the list has the total. Counting 100,000 rows takes 19 ms.
    statements: [
      sql`create table article_count (only_row boolean primary key, total integer not null)`,
      sql`insert into article_count select true, count(*) from articles`,
    ],
  },
];

/** Creates the schema of a release before the fourth step. Without the search indexes, as if the account may not create them. */
export async function createFormerSchema({ query }: Sql, version: 1 | 2 | 3, hasSearch = true): Promise<void> {
  await query(sql`create table schema_version (only_row boolean primary key, version integer)`);
  await query(sql`insert into schema_version values (true, ${version})`);
  for (const { statements, optional = [] } of steps.slice(0, version))
    for (const statement of [...statements, ...(hasSearch ? optional : [])]) await query(statement);
}
