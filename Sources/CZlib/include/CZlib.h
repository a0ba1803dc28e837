// SPDX-License-Identifier: MIT
#pragma once
#include <stddef.h>

// What we call of zlib, as its header has it: none of it has changed since version 1.2, and nothing has to
// be installed to build with it.

/// Bytes that go in and come out, and the state between them.
typedef struct z_stream_s {
  const unsigned char *next_in;
  unsigned int avail_in;
  unsigned long total_in;
  unsigned char *next_out;
  unsigned int avail_out;
  unsigned long total_out;
  const char *msg;
  void *state;
  void *zalloc;
  void *zfree;
  void *opaque;
  int data_type;
  unsigned long adler;
  unsigned long reserved;
} z_stream;

/// Loads zlib where that has not happened yet; 0 where it cannot be loaded, a negated errno value where no
/// file can be opened at present.
///
/// The functions of the library may be called only where this returned 1.
int audiograph_has_zlib(void);

/// Begins to unpack; 0 where there was enough memory. `inflateInit2` is a macro.
int audiograph_inflate_begin(z_stream *stream, int window_bits);

int inflate(z_stream *stream, int flush);
int inflateReset(z_stream *stream);
int inflateEnd(z_stream *stream);
unsigned long crc32(unsigned long crc, const unsigned char *bytes, unsigned int count);
