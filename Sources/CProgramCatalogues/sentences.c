// SPDX-License-Identifier: MIT

// What the program says, as it stands in `Sources/AudiographCLI/Languages`.

#include "CProgramCatalogues.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define EMBEDDED(name)                         \
  struct EmbeddedSentences sentences_##name(void) { \
    return (struct EmbeddedSentences){name, sizeof name}; \
  }

static const unsigned char en[] = {
#embed "../AudiographCLI/Languages/en.mf2"
};
EMBEDDED(en)

static const unsigned char de[] = {
#embed "../AudiographCLI/Languages/de.mf2"
};
EMBEDDED(de)

static const unsigned char fr[] = {
#embed "../AudiographCLI/Languages/fr.mf2"
};
EMBEDDED(fr)

static const unsigned char pl[] = {
#embed "../AudiographCLI/Languages/pl.mf2"
};
EMBEDDED(pl)
