// SPDX-License-Identifier: MIT

// What the program says, as it stands in the folders of `Sources/Audiograph/Languages`.

#include "CProgramCatalogues.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#include "../AudiographCLI/Languages/Compiled/texts.h"

struct EmbeddedText embedded_program_text(const char *name) {
  return embedded_named(texts, sizeof texts / sizeof *texts, name);
}
