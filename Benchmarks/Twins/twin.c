// SPDX-License-Identifier: MIT
// What a program written for nothing but the benchmark's works would need: the limit that
// audiograph is measured against.
#define _GNU_SOURCE
#include "sound.h"
#include "works.h"

// Ends one bin and goes on to the bin of a row.
static void next_bin(Placing *p, Span *bin, int64_t day, int64_t *until) {
  flush_bin(p, bin, 0);
  *bin = (Span){.count = 0};
  while (day >= *until) p->number++, *until = day_after(p);
}

static void read_bins(Rows rows, Placing *p) {
  Scan scan = {.shape = {.length = 1}};
  Span bin = {.count = 0};
  int64_t until = day_after(p);
  const char *at, *end;
  while (next_lines(&rows, &at, &end)) {
    while (at < end) {
      const char *from = at;
      at = take_rows(&scan, &bin, at, end, until);
      if (at > from) bin.last = last_point(from, at);
      if (at < end) next_bin(p, &bin, day_at(&scan.months, at), &until);
    }
  }
  flush_bin(p, &bin, 1);
}

static void make_sound(const char *rows_name, double seconds, const char *wave_name) {
  static Slice *slices;
  if (!slices) slices = malloc(sizeof(Slice) * 80000);
  int file = open_rows(rows_name);
  Placing placing = {.clock = clock_of(file, seconds), .heard = {.slices = slices}};
  Rows rows = {.file = file, .rest = row_buffer, .is_first = 1};
  read_bins(rows, &placing);
  close(file);
  write_sound(&placing.heard, seconds, wave_name);
}

static void prepare(void) {
  fill_table();
  fill_loudness();
}

static void print_facts(const char *name) {
  Rows rows = {.file = open_rows(name), .rest = row_buffer, .is_first = 1};
  Scan scan = {.shape = {.length = 1}};
  Span all = {.count = 0};
  const char *at, *end;
  while (next_lines(&rows, &at, &end)) {
    take_rows(&scan, &all, at, end, INT64_MAX);
    if (at < end) all.last = last_point(at, end);
  }
  printf("%lld %.15g %.15g %.15g %.15g\n", (long long)all.count, all.first.value, all.last.value,
         all.low.value, all.high.value);
}
