// SPDX-License-Identifier: MIT
// Reads lines of "2012-03-02,545.18": the date at fixed places, the number eight digits at a time.
//
// Tried on 1,000,000 rows, in ms of processor time, of which read() takes 4: this, where a row guesses
// the length of its number from the row before, 10.2; the mark and the end of each number looked for, as
// plain.c does, a fifth more; each part's digits counted and converted for themselves, 18.1; line ends
// found first with SSE2, then the numbers backwards from them, 17.5. Reads of 32 to 256 KiB take
// the same time, 4 KiB and 1 MiB a tenth more; a mapped file takes the same time, with MAP_POPULATE or
// without, and 16 MiB more memory. gcc's code is a tenth slower than clang's.
#pragma once
#include "points.h"

enum { CHUNK = 256 << 10 };

// What most rows share: how long the number is and where its mark stands, as masks of the eight
// bytes that end where the number ends. The addend brings a byte's high bit about that is above 9, or
// above 0 for the mark. A row of another shape looks for its own.
typedef struct {
  uint64_t kept, pattern, addend, above, below;
  int length, decimals;
} Shape;

static __attribute__((noinline)) int find_shape(Shape *shape, const char *start) {
  const char *end = start + strcspn(start, "\r\n"), *mark = memchr(start, '.', (size_t)(end - start));
  int length = (int)(end - start), at = mark ? 8 - (int)(end - mark) : 0;
  if (length > 8 || length == 0 || (mark && length < 2)) return 0;
  shape->length = length;
  shape->kept = ~UINT64_C(0) << (64 - 8 * length);
  shape->pattern = UINT64_C(0x3030303030303030) & shape->kept;
  shape->decimals = mark ? 7 - at : 0;
  shape->below = mark ? (UINT64_C(1) << 8 * at) - 1 : 0;
  shape->above = mark ? (at < 7 ? ~UINT64_C(0) << (8 * at + 8) : 0) : ~UINT64_C(0);
  shape->addend = UINT64_C(0x7676767676767676);
  if (mark) shape->pattern ^= UINT64_C(0x1E) << 8 * at, shape->addend |= UINT64_C(0x7F) << 8 * at;
  return 1;
}

// The digits of a number of the shape, as a whole number; -1 where it has another shape.
static inline int64_t digits_at(const Shape *shape, const char *start) {
  uint64_t w = (word_at(start + shape->length - 8) & shape->kept) ^ shape->pattern;
  char behind = start[shape->length];
  uint64_t others = ((w + shape->addend) | w) & UINT64_C(0x8080808080808080);
  if (__builtin_expect(others != 0 || (behind != '\n' && behind != '\r'), 0)) return -1;
  return (int64_t)eight_digits((w & shape->above) | (w & shape->below) << 8);
}

static inline double value_of(const Shape *shape, int64_t digits) {
  return (double)digits / POWERS[shape->decimals];
}

// Fills the buffer behind what is left of it; returns its new end, cut behind the last whole line.
typedef struct {
  int file;
  char *buffer;
  const char *rest;
  size_t rest_length;
  int is_first;
} Rows;

static char row_buffer[LINE + CHUNK + LINE] __attribute__((aligned(64)));

static int next_lines(Rows *rows, const char **from, const char **to) {
  char *start = row_buffer + LINE - rows->rest_length;
  memcpy(start, rows->rest, rows->rest_length);
  ssize_t count = read(rows->file, row_buffer + LINE, CHUNK);
  char *end = row_buffer + LINE + (count > 0 ? count : 0);
  if (count <= 0) {
    if (rows->rest_length == 0) return 0;
    *end++ = '\n';
  }
  char *cut = end;
  while (cut > start && cut[-1] != '\n') cut--;
  if ((size_t)(end - cut) > LINE) refuse("long line");
  rows->rest = cut;
  rows->rest_length = (size_t)(end - cut);
  *from = rows->is_first ? skip_heading(start, cut) : start;
  rows->is_first = 0;
  *to = cut;
  return 1;
}
