// SPDX-License-Identifier: MIT
// WAV files of one channel and 16 bits.
#pragma once
#include "pitch.h"
#include "points.h"

// As many samples as the header is long.
enum { HEADER = 22 };

static int64_t frame_at(double seconds) { return (int64_t)(seconds * RATE + 0.5); }

static void put(char *at, uint32_t value) { memcpy(at, &value, 4); }

static void put_header(char *h, int64_t frames) {
  uint32_t bytes = (uint32_t)(frames * 2);
  memcpy(h, "RIFF....WAVEfmt ....................data", 40);
  put(h + 4, 36 + bytes);
  put(h + 16, 16);
  put(h + 20, 1 << 16 | 1);
  put(h + 24, (uint32_t)RATE);
  put(h + 28, (uint32_t)RATE * 2);
  put(h + 32, 16 << 16 | 2);
  put(h + 40, bytes);
}

static void write_all(int file, const void *bytes, size_t count) {
  while (count) {
    ssize_t done = write(file, bytes, count);
    if (done <= 0) refuse("cannot write");
    bytes = (const char *)bytes + done;
    count -= (size_t)done;
  }
}
