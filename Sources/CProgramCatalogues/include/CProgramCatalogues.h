// SPDX-License-Identifier: MIT

#pragma once

#include <stddef.h>

/// The text of a file that is part of the program.
struct EmbeddedSentences {
  const unsigned char *_Nonnull bytes;
  size_t count;
};

struct EmbeddedSentences sentences_en(void);
struct EmbeddedSentences sentences_de(void);
struct EmbeddedSentences sentences_fr(void);
struct EmbeddedSentences sentences_pl(void);
