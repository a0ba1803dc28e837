// SPDX-License-Identifier: MIT
// The functions of libsamplerate that we call, each going on to the library, which is loaded on first
// use.
#include "CSampleRate.h"

#include "CLibraryLoading.h"

#define FUNCTIONS(EACH) EACH(src_simple)

#define NAME(function) #function,
#define POINTER(function) __typeof__(function) *function;

static const char *const names[] = {FUNCTIONS(NAME)};
static struct { FUNCTIONS(POINTER) } library;
_Static_assert(sizeof library == sizeof names, "one pointer for each name");

static struct audiograph_library loading = {
    "libsamplerate.so.0", names, sizeof names / sizeof *names, &library, -1};

int audiograph_has_samplerate(void) { return audiograph_load_once(&loading); }

// Not for others to find: the library itself calls functions of these names.
#define HIDDEN __attribute__((visibility("hidden")))

HIDDEN int src_simple(SRC_DATA *data, int converter_type, int channels) {
  return library.src_simple(data, converter_type, channels);
}
