// SPDX-License-Identifier: MIT
// Which points are heard, and when: every point owns the time nearest to it; a tenth of a second
// with more than two keeps its lowest and its highest, the first and the last tenth also their end.
#pragma once
#include "points.h"
#include <sys/stat.h>

// A heard point and where its slice begins, in seconds.
typedef struct {
  double start, value;
} Slice;

typedef struct {
  Slice *slices;
  int count;
  double lowest, highest;
} Heard;

typedef struct {
  double first, per_day, seconds;
} Clock;

static inline double second_of(const Clock *c, int64_t day) {
  return ((double)day - c->first) * c->per_day;
}

// Reads the first two and the last two rows, so that the bins are known before the one pass.
static Clock clock_of(int file, double seconds) {
  static char tail[4 * LINE + 1];
  struct stat info;
  if (fstat(file, &info) || info.st_size < 40) refuse("too few rows");
  ssize_t n = pread(file, tail, 3 * LINE, 0);
  const char *row = skip_heading(tail, tail + n), *next = skip_heading(row, tail + n);
  MonthCache months = {0, 0};
  int64_t first = day_at(&months, row), second = day_at(&months, next);
  off_t from = info.st_size > 3 * LINE ? info.st_size - 3 * LINE : 0;
  n = pread(file, tail, 3 * LINE, from);
  while (n > 0 && tail[n - 1] == '\n') n--;
  tail[n] = '\n';
  const char *last = memrchr(tail, '\n', (size_t)n), *before = memrchr(tail, '\n', (size_t)(last - tail));
  int64_t end = day_at(&months, last + 1), ahead = day_at(&months, before + 1);
  double left = first - (second - first) / 2.0, right = end + (end - ahead) / 2.0;
  return (Clock){left, seconds / (right - left), seconds};
}

typedef struct {
  Clock clock;
  Heard heard;
  int number, bin_count, is_reduced;
  int64_t previous_day;
  double previous_edge;
} Placing;

// Where the slice of the first point of this bin begins: halfway between two points that are all
// of their bins, otherwise at the edge.
static double first_start(const Placing *p, int64_t day, int is_reduced) {
  if (p->heard.count == 0) return 0;
  if (p->is_reduced || is_reduced) return (p->previous_edge + p->number * 0.1) / 2;
  return (second_of(&p->clock, p->previous_day) + second_of(&p->clock, day)) / 2;
}

// The points of one bin, in order; points that are not all of it share its time equally.
static void place(Placing *p, Point *points, int count, int is_reduced) {
  double edge = p->number * 0.1, width = fmin(0.1, p->clock.seconds - edge);
  for (int i = 0; i < count; i++) {
    double start = i == 0       ? first_start(p, points[0].day, is_reduced)
                   : is_reduced ? edge + width * i / count
                                : first_start(p, points[i].day, 0);
    p->heard.slices[p->heard.count++] = (Slice){start, points[i].value};
    p->previous_day = points[i].day;
    p->is_reduced = is_reduced;
  }
  p->previous_edge = edge + width;
}

static void sort_by_day(Point *points, int count) {
  for (int i = 1; i < count; i++)
    for (int j = i; j > 0 && points[j].day < points[j - 1].day; j--) {
      Point held = points[j];
      points[j] = points[j - 1];
      points[j - 1] = held;
    }
}

static void add_distinct(Point *points, int *count, Point point) {
  for (int i = 0; i < *count; i++)
    if (points[i].day == point.day) return;
  points[(*count)++] = point;
}

static void flush_bin(Placing *p, const Span *bin, int is_last) {
  if (bin->count == 0) return;
  Point points[4];
  int count = 0;
  if (bin->count <= 2) {
    points[count++] = bin->first;
    if (bin->count == 2) points[count++] = bin->last;
  } else {
    add_distinct(points, &count, bin->low);
    add_distinct(points, &count, bin->high);
    if (p->heard.count == 0) add_distinct(points, &count, bin->first);
    if (is_last) add_distinct(points, &count, bin->last);
    sort_by_day(points, count);
  }
  if (p->heard.count == 0) p->heard.lowest = p->heard.highest = bin->low.value;
  p->heard.lowest = fmin(p->heard.lowest, bin->low.value);
  p->heard.highest = fmax(p->heard.highest, bin->high.value);
  place(p, points, count, bin->count > 2 && count < bin->count);
}

// The first day behind the bin.
static int64_t day_after(const Placing *p) {
  return (int64_t)ceil(p->clock.first + ((p->number + 1) * 0.1 - 1e-9) / p->clock.per_day);
}

// Equal differences are equal intervals, over three octaves; flat values lie in the middle.
static double octaves_of(const Heard *heard, double value) {
  double low = heard->lowest, high = heard->highest;
  return high > low ? 3 * (value - low) / (high - low) : 1.5;
}
