// SPDX-License-Identifier: MIT
// The functions of ALSA that we call, each going on to the library, which is loaded on first use.
#include "CALSA.h"

#include "CLibraryLoading.h"

#define FUNCTIONS(EACH)                                                                       \
  EACH(snd_device_name_free_hint) EACH(snd_device_name_get_hint)                              \
  EACH(snd_device_name_hint) EACH(snd_lib_error_set_handler) EACH(snd_pcm_close)              \
  EACH(snd_pcm_delay) EACH(snd_pcm_drain) EACH(snd_pcm_drop) EACH(snd_pcm_hw_params)          \
  EACH(snd_pcm_hw_params_any) EACH(snd_pcm_hw_params_free)                                    \
  EACH(snd_pcm_hw_params_get_buffer_size) EACH(snd_pcm_hw_params_get_period_size)             \
  EACH(snd_pcm_hw_params_malloc) EACH(snd_pcm_hw_params_set_access)                           \
  EACH(snd_pcm_hw_params_set_buffer_time_near) EACH(snd_pcm_hw_params_set_channels)           \
  EACH(snd_pcm_hw_params_set_format) EACH(snd_pcm_hw_params_set_period_time_near)             \
  EACH(snd_pcm_hw_params_set_rate_near) EACH(snd_pcm_hw_params_set_rate_resample)             \
  EACH(snd_pcm_open) EACH(snd_pcm_prepare) EACH(snd_pcm_resume) EACH(snd_pcm_rewind)          \
  EACH(snd_pcm_rewindable) EACH(snd_pcm_start) EACH(snd_pcm_state) EACH(snd_pcm_sw_params)    \
  EACH(snd_pcm_sw_params_current) EACH(snd_pcm_sw_params_free)                                \
  EACH(snd_pcm_sw_params_malloc) EACH(snd_pcm_sw_params_set_avail_min)                        \
  EACH(snd_pcm_sw_params_set_start_threshold) EACH(snd_pcm_wait) EACH(snd_pcm_writei)

AUDIOGRAPH_LIBRARY("libasound.so.2", FUNCTIONS);

static void ignore_message(
    const char *file, int line, const char *function, int code, const char *format, ...) {
  (void)file;
  (void)line;
  (void)function;
  (void)code;
  (void)format;
}

int audiograph_has_alsa(void) {
  int state = audiograph_load_once(&loading);
  if (state == 1) library.snd_lib_error_set_handler(ignore_message);
  return state;
}

HIDDEN int snd_device_name_free_hint(void **hints) {
  return library.snd_device_name_free_hint(hints);
}
HIDDEN char *snd_device_name_get_hint(const void *hint, const char *id) {
  return library.snd_device_name_get_hint(hint, id);
}
HIDDEN int snd_device_name_hint(int card, const char *iface, void ***hints) {
  return library.snd_device_name_hint(card, iface, hints);
}
HIDDEN int snd_pcm_close(snd_pcm_t *pcm) { return library.snd_pcm_close(pcm); }
HIDDEN int snd_pcm_delay(snd_pcm_t *pcm, snd_pcm_sframes_t *delayp) {
  return library.snd_pcm_delay(pcm, delayp);
}
HIDDEN int snd_pcm_drain(snd_pcm_t *pcm) { return library.snd_pcm_drain(pcm); }
HIDDEN int snd_pcm_drop(snd_pcm_t *pcm) { return library.snd_pcm_drop(pcm); }
HIDDEN int snd_pcm_hw_params(snd_pcm_t *pcm, snd_pcm_hw_params_t *params) {
  return library.snd_pcm_hw_params(pcm, params);
}
HIDDEN int snd_pcm_hw_params_any(snd_pcm_t *pcm, snd_pcm_hw_params_t *params) {
  return library.snd_pcm_hw_params_any(pcm, params);
}
HIDDEN void snd_pcm_hw_params_free(snd_pcm_hw_params_t *params) {
  library.snd_pcm_hw_params_free(params);
}
HIDDEN int snd_pcm_hw_params_get_buffer_size(
    const snd_pcm_hw_params_t *params, snd_pcm_uframes_t *value) {
  return library.snd_pcm_hw_params_get_buffer_size(params, value);
}
HIDDEN int snd_pcm_hw_params_get_period_size(
    const snd_pcm_hw_params_t *params, snd_pcm_uframes_t *frames, int *direction) {
  return library.snd_pcm_hw_params_get_period_size(params, frames, direction);
}
HIDDEN int snd_pcm_hw_params_malloc(snd_pcm_hw_params_t **params) {
  return library.snd_pcm_hw_params_malloc(params);
}
HIDDEN int snd_pcm_hw_params_set_access(
    snd_pcm_t *pcm, snd_pcm_hw_params_t *params, snd_pcm_access_t access) {
  return library.snd_pcm_hw_params_set_access(pcm, params, access);
}
HIDDEN int snd_pcm_hw_params_set_buffer_time_near(
    snd_pcm_t *pcm, snd_pcm_hw_params_t *params, unsigned int *value, int *direction) {
  return library.snd_pcm_hw_params_set_buffer_time_near(pcm, params, value, direction);
}
HIDDEN int snd_pcm_hw_params_set_channels(
    snd_pcm_t *pcm, snd_pcm_hw_params_t *params, unsigned int value) {
  return library.snd_pcm_hw_params_set_channels(pcm, params, value);
}
HIDDEN int snd_pcm_hw_params_set_format(
    snd_pcm_t *pcm, snd_pcm_hw_params_t *params, snd_pcm_format_t value) {
  return library.snd_pcm_hw_params_set_format(pcm, params, value);
}
HIDDEN int snd_pcm_hw_params_set_period_time_near(
    snd_pcm_t *pcm, snd_pcm_hw_params_t *params, unsigned int *value, int *direction) {
  return library.snd_pcm_hw_params_set_period_time_near(pcm, params, value, direction);
}
HIDDEN int snd_pcm_hw_params_set_rate_near(
    snd_pcm_t *pcm, snd_pcm_hw_params_t *params, unsigned int *value, int *direction) {
  return library.snd_pcm_hw_params_set_rate_near(pcm, params, value, direction);
}
HIDDEN int snd_pcm_hw_params_set_rate_resample(
    snd_pcm_t *pcm, snd_pcm_hw_params_t *params, unsigned int value) {
  return library.snd_pcm_hw_params_set_rate_resample(pcm, params, value);
}
HIDDEN int snd_pcm_open(snd_pcm_t **pcm, const char *name, snd_pcm_stream_t stream, int mode) {
  return library.snd_pcm_open(pcm, name, stream, mode);
}
HIDDEN int snd_pcm_prepare(snd_pcm_t *pcm) { return library.snd_pcm_prepare(pcm); }
HIDDEN int snd_pcm_resume(snd_pcm_t *pcm) { return library.snd_pcm_resume(pcm); }
HIDDEN snd_pcm_sframes_t snd_pcm_rewind(snd_pcm_t *pcm, snd_pcm_uframes_t frames) {
  return library.snd_pcm_rewind(pcm, frames);
}
HIDDEN snd_pcm_sframes_t snd_pcm_rewindable(snd_pcm_t *pcm) {
  return library.snd_pcm_rewindable(pcm);
}
HIDDEN int snd_pcm_start(snd_pcm_t *pcm) { return library.snd_pcm_start(pcm); }
HIDDEN snd_pcm_state_t snd_pcm_state(snd_pcm_t *pcm) { return library.snd_pcm_state(pcm); }
HIDDEN int snd_pcm_sw_params(snd_pcm_t *pcm, snd_pcm_sw_params_t *params) {
  return library.snd_pcm_sw_params(pcm, params);
}
HIDDEN int snd_pcm_sw_params_current(snd_pcm_t *pcm, snd_pcm_sw_params_t *params) {
  return library.snd_pcm_sw_params_current(pcm, params);
}
HIDDEN void snd_pcm_sw_params_free(snd_pcm_sw_params_t *params) {
  library.snd_pcm_sw_params_free(params);
}
HIDDEN int snd_pcm_sw_params_malloc(snd_pcm_sw_params_t **params) {
  return library.snd_pcm_sw_params_malloc(params);
}
HIDDEN int snd_pcm_sw_params_set_avail_min(
    snd_pcm_t *pcm, snd_pcm_sw_params_t *params, snd_pcm_uframes_t value) {
  return library.snd_pcm_sw_params_set_avail_min(pcm, params, value);
}
HIDDEN int snd_pcm_sw_params_set_start_threshold(
    snd_pcm_t *pcm, snd_pcm_sw_params_t *params, snd_pcm_uframes_t value) {
  return library.snd_pcm_sw_params_set_start_threshold(pcm, params, value);
}
HIDDEN int snd_pcm_wait(snd_pcm_t *pcm, int timeout) { return library.snd_pcm_wait(pcm, timeout); }
HIDDEN snd_pcm_sframes_t snd_pcm_writei(
    snd_pcm_t *pcm, const void *buffer, snd_pcm_uframes_t size) {
  return library.snd_pcm_writei(pcm, buffer, size);
}
