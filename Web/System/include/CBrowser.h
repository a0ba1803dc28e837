// SPDX-License-Identifier: MIT

#pragma once

#include <stddef.h>
#include <stdint.h>

/// What the page is asked for: whether `TextDecoder` has an encoding, and a text in UTF-8 with its length, -1 where
/// there is no room for it.
__attribute__((import_module("page"), import_name("knowsEncoding"))) int
browser_knows_encoding(const uint8_t *_Nullable label, ptrdiff_t count);
__attribute__((import_module("page"), import_name("decode"))) ptrdiff_t
browser_decode(const uint8_t *_Nullable label, ptrdiff_t label_count, const uint8_t *_Nullable bytes,
               ptrdiff_t count, uint8_t *_Nullable text, ptrdiff_t room);

double strtod(const char *_Nonnull text, char *_Nullable *_Nullable end);
void *_Nullable browser_memory(ptrdiff_t count);
void browser_free(void *_Nullable memory);
