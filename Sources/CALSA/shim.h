// SPDX-License-Identifier: MIT
#pragma once
#include <alsa/asoundlib.h>

// The type of ALSA's error handler is variadic, which Swift can neither write nor call.
static inline void audiograph_ignore_message(
    const char *file, int line, const char *function, int code, const char *format, ...) {
  (void)file;
  (void)line;
  (void)function;
  (void)code;
  (void)format;
}

// ALSA prints lines of its own on standard error, which a screen reader would speak.
static inline int audiograph_silence_alsa(void) {
  return snd_lib_error_set_handler(audiograph_ignore_message);
}
