// SPDX-License-Identifier: MIT
// Points of a date and a number, and how one of them is read.
#pragma once
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// No line is longer.
enum { LINE = 64 };

typedef struct {
  int64_t day;
  double value;
} Point;

typedef struct {
  Point first, last, low, high;
  int64_t count;
} Span;

static const double POWERS[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8};

static void refuse(const char *what) {
  fprintf(stderr, "%s: %s\n", program_invocation_short_name, what);
  exit(3);
}

static inline uint64_t word_at(const char *p) {
  uint64_t w;
  memcpy(&w, p, 8);
  return w;
}

static inline uint64_t eight_digits(uint64_t w) {
  w = (w * 2561) >> 8 & UINT64_C(0x00FF00FF00FF00FF);
  w = (w * 6553601) >> 16 & UINT64_C(0x0000FFFF0000FFFF);
  return w * UINT64_C(42949672960001) >> 32;
}

static __attribute__((noinline)) double long_number(const char *p) {
  char *end;
  double value = strtod(p, &end);
  if (end == p || *end > ' ') refuse("no number");
  return value;
}

// Days since 1970-01-01 (Howard Hinnant, days_from_civil).
static int64_t day_number(int64_t y, int64_t m, int64_t d) {
  y -= m <= 2;
  int64_t era = (y >= 0 ? y : y - 399) / 400, yoe = y - era * 400;
  int64_t doy = (153 * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1;
  return era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468;
}

typedef struct {
  uint64_t month;
  int64_t before;
} MonthCache;

// Neighbouring rows mostly share their month, so its eight bytes are compared as one word.
static __attribute__((noinline)) void remember(MonthCache *cache, uint64_t word) {
  uint64_t digits = word ^ UINT64_C(0x2D30302D30303030);
  if (((digits + UINT64_C(0x0076760076767676)) | digits) & UINT64_C(0x8080808080808080))
    refuse("no date");
  if ((digits >> 32 & 0xFF) || digits >> 56) refuse("no date");
  const uint8_t *b = (const uint8_t *)&digits;
  cache->month = word;
  cache->before = day_number(b[0] * 1000 + b[1] * 100 + b[2] * 10 + b[3], b[5] * 10 + b[6], 1) - 1;
}

static inline int64_t day_at(MonthCache *cache, const char *p) {
  uint64_t word = word_at(p);
  if (__builtin_expect(word != cache->month, 0)) remember(cache, word);
  uint16_t w;
  memcpy(&w, p + 8, 2);
  unsigned digits = w ^ 0x3030u;
  if (__builtin_expect(((digits + 0x767C) & 0x8080) != 0, 0)) refuse("no day");
  return cache->before + (digits * 2561 >> 8 & 0xFF);
}

static int open_rows(const char *name) {
  int file = open(name, O_RDONLY);
  if (file < 0) refuse("cannot open");
  return file;
}

static inline const char *skip_heading(const char *p, const char *end) {
  const char *newline = memchr(p, '\n', (size_t)(end - p));
  if (!newline) refuse("no heading");
  return newline + 1;
}
