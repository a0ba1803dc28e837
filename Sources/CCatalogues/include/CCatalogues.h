// SPDX-License-Identifier: MIT

#pragma once

#include <stddef.h>

/// The text of a file that is part of the program.
struct EmbeddedText {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

/// A function that hands out an array of bytes of the same name.
#define EMBEDDED(name) \
  struct EmbeddedText embedded_##name(void) { return (struct EmbeddedText){name, sizeof name}; }

struct EmbeddedText embedded_en(void);
struct EmbeddedText embedded_en_US(void);
struct EmbeddedText embedded_de(void);
struct EmbeddedText embedded_fr(void);
struct EmbeddedText embedded_pl(void);
/// What data call units, in any language.
struct EmbeddedText embedded_unit_names(void);
