// SPDX-License-Identifier: MIT

#pragma once

#include <stddef.h>

/// The text of a file that is part of the program.
struct EmbeddedText {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

/// A text and its name.
struct NamedText {
  const char *_Nonnull name;
  struct EmbeddedText text;
};

/// The text of a name in a table; an empty one if there is none.
struct EmbeddedText embedded_named(
    const struct NamedText *_Nonnull texts, size_t count, const char *_Nonnull name);

/// A text of the library: `de/say.mf2`, or `read.txt`, which has what is read in all languages.
struct EmbeddedText embedded_text(const char *_Nonnull name);
/// What data call units, in any language.
struct EmbeddedText embedded_unit_names(void);
