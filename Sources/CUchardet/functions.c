// SPDX-License-Identifier: MIT
// The functions of uchardet that we call, each going on to the library, which is loaded on first use.
#include "CUchardet.h"

#include "CLibraryLoading.h"

#define FUNCTIONS(EACH)                                                                       \
  EACH(uchardet_new) EACH(uchardet_delete) EACH(uchardet_handle_data) EACH(uchardet_data_end) \
  EACH(uchardet_get_charset)

AUDIOGRAPH_LIBRARY("libuchardet.so.0", FUNCTIONS);

int audiograph_has_uchardet(void) { return audiograph_load_once(&loading); }

HIDDEN uchardet_t uchardet_new(void) { return library.uchardet_new(); }
HIDDEN void uchardet_delete(uchardet_t detector) { library.uchardet_delete(detector); }
HIDDEN int uchardet_handle_data(uchardet_t detector, const char *data, size_t length) {
  return library.uchardet_handle_data(detector, data, length);
}
HIDDEN void uchardet_data_end(uchardet_t detector) { library.uchardet_data_end(detector); }
HIDDEN const char *uchardet_get_charset(uchardet_t detector) {
  return library.uchardet_get_charset(detector);
}
