// SPDX-License-Identifier: MIT

// What the library says, as it stands in `Sources/Audiograph/Languages`.

#include "CCatalogues.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char en[] = {
#embed "../Audiograph/Languages/en.mf2"
};
EMBEDDED(en)

static const unsigned char en_US[] = {
#embed "../Audiograph/Languages/en-US.mf2"
};
EMBEDDED(en_US)

static const unsigned char de[] = {
#embed "../Audiograph/Languages/de.mf2"
};
EMBEDDED(de)

static const unsigned char fr[] = {
#embed "../Audiograph/Languages/fr.mf2"
};
EMBEDDED(fr)

static const unsigned char pl[] = {
#embed "../Audiograph/Languages/pl.mf2"
};
EMBEDDED(pl)

static const unsigned char unit_names[] = {
#embed "../Audiograph/Languages/Compiled/unit-names.txt"
};
EMBEDDED(unit_names)
