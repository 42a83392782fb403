#!/bin/sh
# Writes a backup of the whole site into FILE: articles, images, accounts and leads. FILE.txt describes it, so that the drill can prove it.
# If the name has a date, such as site-2026-11-28.dump, the newest KEEP (14) files with such a name stay, and older ones are deleted.
# Usage: DATABASE_URL=... backup.sh FILE
set -eu
file=${1:?"Usage: DATABASE_URL=postgres://... backup.sh FILE"}
keep=${KEEP:-14}
case $keep in
0* | *[!0-9]*) echo "KEEP must be a number from 1, not '$keep'." >&2; exit 1 ;;
esac
umask 077
# Names are sorted by their bytes, and a pattern is not split at spaces.
export LC_ALL=C
IFS=
folder=$(dirname "$file")
name=$(basename "$file")
prefix=${name%%[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*}
# The name with any digits from the date on. Without a date, it is the name of this file alone.
pattern=$(echo "${name#"$prefix"}" | sed 's/[0-9]/[0-9]/g')
file=$folder/$name

sql() { psql --no-psqlrc --quiet --no-align --tuples-only --set=ON_ERROR_STOP=1 --dbname="${DATABASE_URL:?}" "$@"; }

data=$(sql --command="select setting from pg_settings where name = 'data_directory'
  and (inet_server_addr() is null or inet_server_addr() = inet_client_addr())")
if ! disk=$(stat -c %d "$data" 2>/dev/null); then
  echo "Note: is $folder on the disk of the database? It is on another machine, or its account may not see its folder (grant pg_read_all_settings)." >&2
elif [ "$disk" = "$(stat -c %d "$folder")" ]; then
  echo "Warning: $folder is on the disk of the database. If the disk fails, both are lost." >&2
fi

last=
for one in "$folder/$prefix"$pattern; do [ ! -e "$one" ] || last=$one; done
# A backup that was killed has left its part.
find "$folder/$prefix"$pattern.part-* -mtime +0 -delete 2>/dev/null || true
export part="$file.part-$$"
trap 'rm -f "$part" "$part.txt"' EXIT
trap 'exit 1' HUP INT TERM
# The file and its description have the same snapshot, which the connection of psql holds open.
sql --output="$part.txt" --file=- --file="$(dirname "$0")/describe.sql" <<'SQL'
begin isolation level repeatable read read only;
set local idle_in_transaction_session_timeout = 0;
select pg_export_snapshot() as snapshot \gset
\setenv snapshot :snapshot
\! pg_dump --format=custom --no-owner --snapshot="$snapshot" --file="$part" --dbname="$DATABASE_URL" || rm -f "$part"
SQL
[ -e "$part" ]

if [ -n "$last" ] && [ $(($(wc -c <"$part") * 2)) -lt "$(wc -c <"$last")" ]; then
  mv "$part" "$folder/$prefix.small"
  mv "$part.txt" "$folder/$prefix.small.txt"
  echo "The backup is smaller than half of $last. All former backups stay. The new one is $folder/$prefix.small: if it is right, rename it to $name, and its description to $name.txt." >&2
  exit 1
fi
# Without a description, a backup is not proven. With that of another one, it would seem to be damaged.
rm -f "$file.txt"
mv "$part" "$file"
mv "$part.txt" "$file.txt"
set -- "$folder/$prefix"$pattern
while [ $# -gt "$keep" ]; do
  [ "$1" = "$file" ] || rm -f "$1" "$1.txt"
  shift
done
