#!/bin/sh
# Replaces all tables of the database, which belongs to the site alone, with a backup, in one transaction. Stop the site first.
# Usage: DATABASE_URL=... restore.sh FILE
set -eu
file=${1:?"Usage: DATABASE_URL=postgres://... restore.sh FILE"}
{
  echo 'begin; set client_min_messages = warning;'
  # Also tables that are newer than the backup. Otherwise the next update of the schema could not create them.
  echo "do \$\$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = 'public'
    loop execute format('drop table public.%I cascade', name); end loop; end \$\$;"
  # Without comments, because only the owner of an extension may comment on it.
  pg_restore --no-owner --no-comments --file=- "$file" && echo 'commit;' ||
    echo "do \$\$ begin raise 'The backup could not be read. Nothing has changed.'; end \$\$;"
} | psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --output=/dev/null --dbname="${DATABASE_URL:?}"
