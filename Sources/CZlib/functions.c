// SPDX-License-Identifier: MIT
// The functions of zlib that we call, each going on to the library, which is loaded on first use.
#include "CZlib.h"

#include "CLibraryLoading.h"

int inflateInit2_(z_stream *stream, int window_bits, const char *version, int size);

#define FUNCTIONS(EACH) \
  EACH(inflateInit2_) EACH(inflate) EACH(inflateReset) EACH(inflateEnd) EACH(crc32)

AUDIOGRAPH_LIBRARY("libz.so.1", FUNCTIONS);

int audiograph_has_zlib(void) { return audiograph_load_once(&loading); }

int audiograph_inflate_begin(z_stream *stream, int window_bits) {
  // The library compares the first digit of the version only.
  return library.inflateInit2_(stream, window_bits, "1.2.11", sizeof *stream);
}

HIDDEN int inflate(z_stream *stream, int flush) { return library.inflate(stream, flush); }
HIDDEN int inflateReset(z_stream *stream) { return library.inflateReset(stream); }
HIDDEN int inflateEnd(z_stream *stream) { return library.inflateEnd(stream); }
HIDDEN unsigned long crc32(unsigned long crc, const unsigned char *bytes, unsigned int count) {
  return library.crc32(crc, bytes, count);
}
