// SPDX-License-Identifier: MIT

#pragma once

#include "CCatalogues.h"

struct EmbeddedText embedded_sentences_en(void);
struct EmbeddedText embedded_sentences_de(void);
struct EmbeddedText embedded_sentences_fr(void);
struct EmbeddedText embedded_sentences_pl(void);
