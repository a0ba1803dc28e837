// SPDX-License-Identifier: MIT
#include "CSystem.h"

static int count;
static char *const *texts;

// The C library hands constructors what it hands `main`.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  texts = argv;
}

int audiograph_argument_count(void) { return texts ? count : 0; }

const char *audiograph_argument(int index) {
  return index >= 0 && index < audiograph_argument_count() ? texts[index] : NULL;
}
