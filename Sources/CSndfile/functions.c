// SPDX-License-Identifier: MIT
// The functions of libsndfile that we call, each going on to the library, which is loaded on first
// use: it and the seven libraries behind it cost a millisecond at start.
#include "CSndfile.h"

#include "CLibraryLoading.h"

#define FUNCTIONS(EACH)                                                                       \
  EACH(sf_close) EACH(sf_command) EACH(sf_error) EACH(sf_open_virtual) \
  EACH(sf_set_string) EACH(sf_writef_float) EACH(sf_writef_int)            \
  EACH(sf_writef_short)

AUDIOGRAPH_LIBRARY("libsndfile.so.1", FUNCTIONS);

int audiograph_has_sndfile(void) { return audiograph_load_once(&loading); }

HIDDEN SNDFILE *sf_open_virtual(SF_VIRTUAL_IO *calls, int mode, SF_INFO *info, void *user) {
  return library.sf_open_virtual(calls, mode, info, user);
}
HIDDEN int sf_close(SNDFILE *file) { return library.sf_close(file); }
HIDDEN int sf_command(SNDFILE *file, int command, void *data, int size) {
  return library.sf_command(file, command, data, size);
}
HIDDEN int sf_error(SNDFILE *file) { return library.sf_error(file); }
HIDDEN int sf_set_string(SNDFILE *file, int kind, const char *text) {
  return library.sf_set_string(file, kind, text);
}
HIDDEN sf_count_t sf_writef_short(SNDFILE *file, const short *samples, sf_count_t count) {
  return library.sf_writef_short(file, samples, count);
}
HIDDEN sf_count_t sf_writef_int(SNDFILE *file, const int *samples, sf_count_t count) {
  return library.sf_writef_int(file, samples, count);
}
HIDDEN sf_count_t sf_writef_float(SNDFILE *file, const float *samples, sf_count_t count) {
  return library.sf_writef_float(file, samples, count);
}
