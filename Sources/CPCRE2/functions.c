// SPDX-License-Identifier: MIT
// The functions of PCRE2 that we call, each going on to the library, which is loaded on first use.
#include "CPCRE2.h"

#include "CLibraryLoading.h"

#define FUNCTIONS(EACH)                                                                       \
  EACH(pcre2_code_free_8) EACH(pcre2_compile_8) EACH(pcre2_get_ovector_pointer_8)             \
  EACH(pcre2_match_8) EACH(pcre2_match_context_create_8) EACH(pcre2_match_context_free_8)     \
  EACH(pcre2_match_data_create_from_pattern_8) EACH(pcre2_match_data_free_8)                  \
  EACH(pcre2_pattern_info_8) EACH(pcre2_set_depth_limit_8) EACH(pcre2_set_heap_limit_8)       \
  EACH(pcre2_set_match_limit_8)

AUDIOGRAPH_LIBRARY("libpcre2-8.so.0", FUNCTIONS);

int audiograph_has_pcre2(void) { return audiograph_load_once(&loading); }

HIDDEN pcre2_code_8 *pcre2_compile_8(
    PCRE2_SPTR8 pattern, PCRE2_SIZE length, uint32_t options, int *code, PCRE2_SIZE *place,
    pcre2_compile_context_8 *context) {
  return library.pcre2_compile_8(pattern, length, options, code, place, context);
}
HIDDEN void pcre2_code_free_8(pcre2_code_8 *code) { library.pcre2_code_free_8(code); }
HIDDEN int pcre2_pattern_info_8(const pcre2_code_8 *code, uint32_t what, void *where) {
  return library.pcre2_pattern_info_8(code, what, where);
}
HIDDEN pcre2_match_context_8 *pcre2_match_context_create_8(pcre2_general_context_8 *context) {
  return library.pcre2_match_context_create_8(context);
}
HIDDEN void pcre2_match_context_free_8(pcre2_match_context_8 *context) {
  library.pcre2_match_context_free_8(context);
}
HIDDEN int pcre2_set_depth_limit_8(pcre2_match_context_8 *context, uint32_t limit) {
  return library.pcre2_set_depth_limit_8(context, limit);
}
HIDDEN int pcre2_set_heap_limit_8(pcre2_match_context_8 *context, uint32_t limit) {
  return library.pcre2_set_heap_limit_8(context, limit);
}
HIDDEN int pcre2_set_match_limit_8(pcre2_match_context_8 *context, uint32_t limit) {
  return library.pcre2_set_match_limit_8(context, limit);
}
HIDDEN pcre2_match_data_8 *pcre2_match_data_create_from_pattern_8(
    const pcre2_code_8 *code, pcre2_general_context_8 *context) {
  return library.pcre2_match_data_create_from_pattern_8(code, context);
}
HIDDEN void pcre2_match_data_free_8(pcre2_match_data_8 *data) {
  library.pcre2_match_data_free_8(data);
}
HIDDEN PCRE2_SIZE *pcre2_get_ovector_pointer_8(pcre2_match_data_8 *data) {
  return library.pcre2_get_ovector_pointer_8(data);
}
HIDDEN int pcre2_match_8(
    const pcre2_code_8 *code, PCRE2_SPTR8 subject, PCRE2_SIZE length, PCRE2_SIZE start,
    uint32_t options, pcre2_match_data_8 *data, pcre2_match_context_8 *context) {
  return library.pcre2_match_8(code, subject, length, start, options, data, context);
}
