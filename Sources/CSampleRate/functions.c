// SPDX-License-Identifier: MIT
// The functions of libsamplerate that we call, each going on to the library, which is loaded on first
// use.
#include "CSampleRate.h"

#include "CLibraryLoading.h"

#define FUNCTIONS(EACH) EACH(src_simple)

AUDIOGRAPH_LIBRARY("libsamplerate.so.0", FUNCTIONS);

int audiograph_has_samplerate(void) { return audiograph_load_once(&loading); }

HIDDEN int src_simple(SRC_DATA *data, int converter_type, int channels) {
  return library.src_simple(data, converter_type, channels);
}
