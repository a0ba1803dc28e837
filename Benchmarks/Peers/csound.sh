#!/bin/sh
# SPDX-License-Identifier: MIT
# Takes the values out of the rows, since csound reads tables of plain numbers, and plays them.
# usage: csound.sh ROWS.csv SECONDS OUT.wav
set -e
values=$3.values
count=$(mawk -F, -v out="$values" 'NR > 1 { print $2 > out } END { print NR - 1 }' "$1")
folder=$(dirname "$0")
exec csound -d -m0 -W -s -o "$3" "--omacro:VALUES=$values" "--omacro:COUNT=$count" \
  "--omacro:SECONDS=$2" "--smacro:SECONDS=$2" "$folder/tone.csd" >/dev/null 2>&1
