#!/bin/sh
# Writes a backup of the whole site into one file: articles, images, accounts and leads. Usage: DATABASE_URL=... backup.sh FILE
set -eu
file=${1:?"Usage: DATABASE_URL=postgres://... backup.sh FILE"}
umask 077
pg_dump --format=custom --no-owner --file="$file.part" "${DATABASE_URL:?}"
# A failed backup must not replace a good one.
mv "$file.part" "$file"
