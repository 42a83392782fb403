import { type Statement, sql } from './database';

/**
 * A step of the schema. Every statement is a separate transaction, because some engines commit before each statement that changes the
 * schema, or allow only one in a transaction. A process may end after any statement, and the next process repeats the step. So every
 * statement must be able to run twice. A released step never changes: add a new step instead, with one statement.
 */
export interface Migration {
  /** The number of steps that a program must know to run on a schema with this step. It never falls. */
  readonly readableFrom: number;
  readonly statements: readonly Statement[];
}

/** All steps. The version of a database is the number of steps that have run. */
export const migrations: readonly Migration[] = [
  {
    readableFrom: 1,
    statements: [
      sql`create table if not exists accounts (
        id bigint generated always as identity primary key,
        email text not null unique,
        password text not null,
        created_at timestamptz not null default now(),
        disabled_at timestamptz)`,
      sql`create table if not exists sessions (
        token_hash text primary key,
        account_id bigint not null references accounts (id) on delete cascade,
        expires_at timestamptz not null,
        last_used_at timestamptz not null default now())`,
      sql`create index if not exists sessions_account on sessions (account_id)`,
      sql`create index if not exists sessions_expiry on sessions (expires_at)`,
      sql`create table if not exists throttle (
        key text primary key,
        count int4 not null,
        ends_at timestamptz not null)`,
      sql`create index if not exists throttle_end on throttle (ends_at)`,
      sql`create table if not exists images (
        name text primary key,
        bytes bytea not null,
        used_at timestamptz not null default now())`,
      sql`create index if not exists images_use on images (used_at)`,
      sql`create table if not exists articles (
        id bigint generated always as identity primary key,
        title text not null,
        search_title text not null,
        slug text not null constraint articles_slug unique,
        date text not null,
        summary text,
        banner_image text,
        banner_alt text,
        image text references images (name),
        sections text not null,
        sidebar_items text not null,
        version int4 not null default 1,
        created_by text not null,
        changed_by text not null,
        created_at timestamptz not null default now(),
        changed_at timestamptz not null default now())`,
      sql`create index if not exists articles_latest on articles (date desc, created_at desc, id desc)`,
      sql`create index if not exists articles_by_title on articles (search_title, created_at desc, id desc)`,
      sql`create index if not exists articles_image on articles (image)`,
      // Every page of the list has the total. Counting 100,000 rows takes 19 ms.
      sql`create table if not exists article_count (only_row boolean primary key, total int4 not null)`,
      sql`insert into article_count values (true, 0) on conflict do nothing`,
      // `content` is the JSON of an Article. After an article is deleted, its versions stay for a while.
      sql`create table if not exists article_versions (
        article_id bigint not null,
        version int4 not null,
        saved_by text not null,
        saved_at timestamptz not null,
        title text not null,
        image text,
        content text not null,
        deleted_at timestamptz,
        primary key (article_id, version))`,
      sql`create index if not exists article_versions_image on article_versions (image)`,
      sql`create index if not exists article_versions_end on article_versions (deleted_at) where deleted_at is not null`,
      sql`create table if not exists old_slugs (
        slug text primary key,
        article_id bigint not null references articles (id) on delete cascade)`,
      sql`create index if not exists old_slugs_article on old_slugs (article_id)`,
      sql`create table if not exists requests (
        operation text not null,
        key text not null,
        fingerprint text not null,
        made bigint,
        at timestamptz not null default now(),
        primary key (operation, key))`,
      sql`create index if not exists requests_age on requests (at)`,
      sql`create table if not exists leads (
        id bigint generated always as identity primary key,
        name text not null,
        email text not null,
        mobile text not null,
        company text not null,
        message text,
        received_at timestamptz not null default now())`,
      sql`create index if not exists leads_age on leads (received_at)`,
      sql`create table if not exists deliveries (
        id bigint generated always as identity primary key,
        lead_id bigint not null references leads (id) on delete cascade,
        channel text not null,
        key text not null unique,
        state text not null default 'due',
        tries int4 not null default 0,
        next_at timestamptz not null default now(),
        gives_up_at timestamptz not null default now() + interval '24 hours',
        taken text[] not null default '{}',
        problem text)`,
      sql`create index if not exists deliveries_due on deliveries (next_at) where state = 'due'`,
      sql`create index if not exists deliveries_lead on deliveries (lead_id)`,
    ],
  },
  {
    readableFrom: 1,
    // In pixels. 0 if the image has no sizes, null if that is not known yet.
    statements: [sql`alter table images add column if not exists width int4`],
  },
  // A delivery of a changed article has no lead.
  { readableFrom: 1, statements: [sql`alter table deliveries alter column lead_id drop not null`] },
  // JSON: the failed delivery that an alert reports, or the event of a changed article.
  { readableFrom: 1, statements: [sql`alter table deliveries add column if not exists payload text`] },
  // Counts changes of articles. Each process asks for it, and renders its pages again after a change.
  {
    readableFrom: 1,
    statements: [sql`alter table article_count add column if not exists changes int8 not null default 0`],
  },
  {
    readableFrom: 1,
    // The newest backup that a drill has restored.
    statements: [
      sql`create table if not exists proven_backup (
        only_row boolean primary key, made_at timestamptz not null, proven_at timestamptz not null)`,
    ],
  },
  // Alerts, notices and metrics look for the few deliveries that are not done, every few seconds.
  {
    readableFrom: 1,
    statements: [sql`create index if not exists deliveries_open on deliveries (channel) where state <> 'done'`],
  },
];

/**
 * The indexes for searches, and the extension that they need. Creating them may fail, if the account may not create extensions or the
 * engine has none. Every start tries to create the missing ones.
 */
export const searchIndexes = {
  names: ['articles_search', 'articles_slug_search'],
  statements: [
    sql`create extension if not exists pg_trgm`,
    sql`create index if not exists articles_search on articles using gin (search_title gin_trgm_ops)`,
    sql`create index if not exists articles_slug_search on articles using gin (slug gin_trgm_ops)`,
  ],
};
