// SPDX-License-Identifier: MIT

// What the library says and reads, as it stands in the folders of `Sources/Audiograph/Languages`.

#include "CCatalogues.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#include "../Audiograph/Languages/Compiled/texts.h"

static const unsigned char unit_names[] = {
#embed "../Audiograph/Languages/Compiled/unit-names.txt"
};

static int is_equal(const char *left, const char *right) {
  while (*left && *left == *right) ++left, ++right;
  return *left == *right;
}

struct EmbeddedText embedded_named(const struct NamedText *texts, size_t count, const char *name) {
  for (size_t place = 0; place < count; ++place)
    if (is_equal(texts[place].name, name)) return texts[place].text;
  return (struct EmbeddedText){unit_names, 0};
}

struct EmbeddedText embedded_text(const char *name) {
  return embedded_named(texts, sizeof texts / sizeof *texts, name);
}

struct EmbeddedText embedded_unit_names(void) {
  return (struct EmbeddedText){unit_names, sizeof unit_names};
}
