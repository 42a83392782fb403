import { accountKeys, searchTitles } from './conversions';
import { type Sql, type Statement, sql } from './database';

/** A step of the schema. Steps are never changed after a release: a change is a new step. */
export interface Migration {
  readonly statements: readonly Statement[];
  /** Changes what SQL cannot, after the statements. */
  readonly convert?: (sql: Sql) => Promise<void>;
  /** Runs on its own, and may fail. An example is an extension that the account may not create. */
  readonly optional?: readonly Statement[];
}

/** All steps. The version of a database is the number of steps that it has. */
export const migrations: readonly Migration[] = [
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
  {
    // Titles and addresses are compared as people see them. Before, they were only in lower case.
    statements: [],
    async convert(database) {
      await searchTitles(database);
      await accountKeys(database);
    },
  },
];
