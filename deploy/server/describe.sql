-- Describes a database in lines of text: the time, the versions, and each table with its rows and their hash. Two databases with equal rows
-- have equal lines, in any order of their rows and with any version of PostgreSQL. A hash is a sum, so that nothing is sorted and only
-- one row is in memory. `backup.sh` and the drill run it: psql --quiet --no-align --tuples-only --single-transaction --file=describe.sql
set local statement_timeout = 0;
set local timezone = 'UTC';
set local datestyle = 'ISO';
set local intervalstyle = 'postgres';
set local bytea_output = 'hex';
set local extra_float_digits = 1;
select to_char(now(), '"made" YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
select 'server ' || current_setting('server_version');
select 'schema ' || version from schema_version;
-- An image is hashed before it is text, which would take twice its memory. 15 hex digits are a positive number of 64 bits.
select format(
  $$select %L || count(*) || ' ' || coalesce(sum(('x' || left(encode(sha256(convert_to(row(%s)::text, 'UTF8')), 'hex'), 15))::bit(60)::int8), 0) from %s$$,
  'table ' || relname || ' ',
  (select string_agg(format(case when atttypid = 'bytea'::regtype then 'sha256(%I)' else '%I' end, attname), ', ' order by attnum)
    from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped),
  oid::regclass)
from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname
\gexec
