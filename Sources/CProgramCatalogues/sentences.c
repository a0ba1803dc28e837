// SPDX-License-Identifier: MIT

// What the program says, as it stands in `Sources/AudiographCLI/Languages`.

#include "CProgramCatalogues.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char sentences_en[] = {
#embed "../AudiographCLI/Languages/en.mf2"
};
EMBEDDED(sentences_en)

static const unsigned char sentences_de[] = {
#embed "../AudiographCLI/Languages/de.mf2"
};
EMBEDDED(sentences_de)

static const unsigned char sentences_fr[] = {
#embed "../AudiographCLI/Languages/fr.mf2"
};
EMBEDDED(sentences_fr)

static const unsigned char sentences_pl[] = {
#embed "../AudiographCLI/Languages/pl.mf2"
};
EMBEDDED(sentences_pl)
