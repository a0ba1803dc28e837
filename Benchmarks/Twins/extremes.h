// SPDX-License-Identifier: MIT
// Lowest and highest of rows. Rows of one shape are compared as whole numbers, so that a number is
// divided by its power of ten only where it may be an extreme.
#pragma once
#include "rows.h"
#include <math.h>

// A whole number below `least` or above `greatest` may be a new extreme.
typedef struct {
  MonthCache months;
  Shape shape, known[9];
  int64_t least, greatest;
} Scan;

static void set_limits(Scan *scan, const Span *span) {
  double power = POWERS[scan->shape.decimals];
  scan->least = (int64_t)floor(fmin(span->low.value * power, 1e17)) + 1;
  scan->greatest = (int64_t)ceil(fmax(span->high.value * power, -1e17)) - 1;
}

static __attribute__((noinline)) void take(Scan *scan, Span *span, int64_t day, double value) {
  Point point = {day, value};
  if (span->count == 0) span->first = span->low = span->high = point;
  if (value < span->low.value) span->low = point;
  if (value > span->high.value) span->high = point;
  set_limits(scan, span);
}

// Values near 10 or 100 change their length often, so the shapes of all lengths are remembered.
static int known_shape(Scan *scan, const char *p) {
  for (int length = 1; length < 9; length++)
    if (scan->known[length].length && digits_at(&scan->known[length], p) >= 0) {
      scan->shape = scan->known[length];
      return 1;
    }
  return 0;
}

static __attribute__((noinline)) void odd_row(Scan *scan, Span *span, const char *p) {
  int64_t day = day_at(&scan->months, p);
  if (known_shape(scan, p + 11)) {
    take(scan, span, day, value_of(&scan->shape, digits_at(&scan->shape, p + 11)));
    return;
  }
  if (find_shape(&scan->shape, p + 11)) scan->known[scan->shape.length] = scan->shape;
  take(scan, span, day, long_number(p + 11));
}

// Takes rows up to `end` or the first one on or behind `until`; returns where that one begins.
static inline const char *take_rows(Scan *scan, Span *span, const char *p, const char *end,
                                    int64_t until) {
  Scan s = *scan;
  int64_t count = span->count;
  while (p < end) {
    int64_t day = day_at(&s.months, p);
    if (__builtin_expect(day >= until, 0)) break;
    int64_t digits = digits_at(&s.shape, p + 11);
    if (__builtin_expect(digits < 0 || count == 0, 0)) {
      span->count = count;
      odd_row(&s, span, p);
      p += strcspn(p, "\n") + 1;
      span->count = ++count;
      continue;
    }
    if (__builtin_expect(digits < s.least || digits > s.greatest, 0))
      take(&s, span, day, value_of(&s.shape, digits));
    p += 11 + s.shape.length;
    p += 1 + (*p == '\r');
    count++;
  }
  span->count = count;
  *scan = s;
  return p;
}

// The last row before `end`, where a line ends.
static Point last_point(const char *start, const char *end) {
  MonthCache months = {0, 0};
  const char *p = end - 1;
  while (p > start && p[-1] != '\n') p--;
  return (Point){day_at(&months, p), long_number(p + 11)};
}
