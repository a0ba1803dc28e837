// SPDX-License-Identifier: MIT
#pragma once
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>

/// Loads PCRE2 where that has not happened yet. 0 where it cannot be loaded, a negated errno value where
/// no file can be opened at present.
///
/// The functions of the library may be called only where this returned 1.
int audiograph_has_pcre2(void);

/// The syntax: UTF-8, in which `\d`, `\w` and `\b` mean those of any script, and no part of a character is
/// matched.
static inline uint32_t audiograph_pcre2_options(void) {
  return PCRE2_UTF | PCRE2_UCP | PCRE2_NEVER_BACKSLASH_C;
}
