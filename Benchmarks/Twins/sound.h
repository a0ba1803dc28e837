// SPDX-License-Identifier: MIT
// Heard points to a WAV file: each pitch is held through the middle 0.4 of its slice.
#pragma once
#include "extremes.h"
#include "heard.h"
#include "tone.h"
#include "wave.h"

enum { BLOCK = 128 << 10 };

typedef struct {
  int file, size, used;
  int64_t position, total;
  uint32_t phase;
  int16_t *samples;
} Sink;

static int16_t block[BLOCK + 64] __attribute__((aligned(64)));

// A raised cosine over the 30 ms after the start and the 10 ms before the end.
static void soften(Sink *sink, int64_t from, int64_t length, int is_end) {
  int64_t begin = sink->position - sink->used;
  int64_t first = from > begin ? from - begin : 0, end = from + length - begin;
  for (int64_t i = first; i < sink->used && i < end; i++) {
    int64_t place = begin + i - from;
    double turn = (is_end ? length - 1 - place : place) / (double)length;
    double x = (turn - 0.5) * 3.14159265358979323846, s = x * x;
    double sine = x * (1 - s / 6 * (1 - s / 20 * (1 - s / 42 * (1 - s / 72))));
    sink->samples[i] = (int16_t)lrint(sink->samples[i] * (0.5 + 0.5 * sine));
  }
}

static void flush(Sink *sink) {
  if (sink->position - sink->used < 1323) soften(sink, 0, 1323, 0);
  if (sink->position > sink->total - 441) soften(sink, sink->total - 441, 441, 1);
  write_all(sink->file, sink->samples, 2 * (size_t)sink->used);
  sink->used = 0;
}

static void fill_piece(Sink *sink, int count, uint32_t first, int32_t slope, float gain, float bend) {
  sink->phase = fill(sink->samples + sink->used, count, sink->phase, first, slope, gain, bend);
  sink->used += count;
  sink->position += count;
  if (sink->used == sink->size) flush(sink);
}

static int room(const Sink *sink, int64_t end, int limit) {
  int64_t left = end - sink->position, space = sink->size - sink->used;
  left = left < space ? left : space;
  return (int)(left < limit ? left : limit);
}

static void hold(Sink *sink, int64_t end, double octaves) {
  uint32_t increment = (uint32_t)(int64_t)(increment_of(octaves) + 0.5);
  float gain = (float)AMPLITUDE * loudness_at((float)octaves);
  while (sink->position < end) fill_piece(sink, room(sink, end, BLOCK), increment, 0, gain, 0);
}

// A straight line in cents multiplies the increment by one factor from block to block.
static void glide(Sink *sink, int64_t end, double from, double to) {
  int64_t start = sink->position;
  if (end <= start) return;
  double step = (to - from) / (double)(end - start), octaves = from;
  double exact = increment_of(from), factor = exp2_of(64 * step + 8) / 256;
  uint32_t increment = (uint32_t)(int64_t)(exact + 0.5);
  float gain = (float)AMPLITUDE * loudness_at((float)from);
  while (sink->position < end) {
    int count = room(sink, end, 64);
    octaves += step * count;
    exact = count == 64 ? exact * factor : increment_of(octaves);
    uint32_t next = (uint32_t)(int64_t)(exact + 0.5);
    float next_gain = (float)AMPLITUDE * loudness_at((float)octaves);
    int32_t way = (int32_t)(next - increment), slope = count == 64 ? way / 64 : way / count;
    fill_piece(sink, count, increment, slope, gain, (next_gain - gain) / (float)count);
    increment = next;
    gain = next_gain;
  }
}

static void write_sound(const Heard *heard, double seconds, const char *name) {
  int file = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (file < 0) refuse("cannot create");
  // Saves a quarter of the time of writing on ext4; so do blocks of 256 KiB instead of 64. The first
  // holds the header too, so that all end where pages of the file do. 10 s of sound take a
  // fifteenth less time in blocks of 128 KiB, which have fewer new pages.
  fallocate(file, 0, 0, 2 * (HEADER + frame_at(seconds)));
  int size = seconds < 60 ? BLOCK / 2 : BLOCK;
  Sink sink = {file, size, HEADER, 0, frame_at(seconds), 0, block};
  put_header((char *)block, sink.total);
  double pitch = octaves_of(heard, heard->slices[0].value);
  for (int i = 0; i < heard->count; i++) {
    int is_last = i + 1 == heard->count;
    double start = heard->slices[i].start, end = is_last ? seconds : heard->slices[i + 1].start;
    hold(&sink, is_last ? sink.total : frame_at(start + 0.7 * (end - start)), pitch);
    if (is_last) break;
    double after = i + 2 < heard->count ? heard->slices[i + 2].start : seconds;
    double next = octaves_of(heard, heard->slices[i + 1].value);
    glide(&sink, frame_at(end + 0.3 * (after - end)), pitch, next);
    pitch = next;
  }
  if (sink.used) flush(&sink);
  close(file);
}
