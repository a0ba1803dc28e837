// SPDX-License-Identifier: MIT

#pragma once

#include "CCatalogues.h"

/// A text of the program: `de/program.mf2`.
struct EmbeddedText embedded_program_text(const char *_Nonnull name);
