// SPDX-License-Identifier: MIT
#include "CVersion.h"

// Scripts/commit-object makes one that is stronger, and is linked with the program: so a commit compiles nothing anew.
__attribute__((weak)) const char audiograph_commit[] = "";

const char *audiograph_commit_suffix(void) { return audiograph_commit; }
