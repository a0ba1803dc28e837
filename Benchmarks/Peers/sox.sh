#!/bin/sh
# SPDX-License-Identifier: MIT
# A sine a point, each its own chain of effects: sox has no tone that follows a list of pitches.
# usage: sox.sh ROWS.csv SECONDS OUT.wav
set -e
mawk -F, -v seconds="$2" '
  NR > 1 { value[NR - 1] = $2; if (NR == 2 || $2 < low) low = $2; if (NR == 2 || $2 > high) high = $2 }
  END {
    for (i = 1; i < NR; i++)
      printf "synth %.6f sine %.3f gain -17\n:\n", seconds / (NR - 1), \
        220 * exp(log(8) * (value[i] - low) / (high - low))
  }' "$1" | sed '$d' > "$3.chains"
exec sox -n -r 44100 -c 1 -b 16 "$3" --effects-file "$3.chains"
