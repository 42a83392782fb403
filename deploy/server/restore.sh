#!/bin/sh
# Replaces the data with a backup, in one transaction. Stop the site first. Usage: DATABASE_URL=... restore.sh FILE
set -eu
file=${1:?"Usage: DATABASE_URL=postgres://... restore.sh FILE"}
pg_restore --clean --if-exists --no-owner --single-transaction --exit-on-error --dbname="${DATABASE_URL:?}" "$file"
