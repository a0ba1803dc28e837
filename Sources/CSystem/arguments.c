// SPDX-License-Identifier: MIT
#include "CSystem.h"

static int count = 0;
static char **arguments = NULL;

// The C library calls constructors with what it calls `main` with. Swift's own list is read from
// /proc/self/cmdline, and is empty where /proc is not mounted.
__attribute__((constructor)) static void keep(int argument_count, char **argument_list) {
  count = argument_count;
  arguments = argument_list;
}

int audiograph_argument_count(void) { return count; }

const char *audiograph_argument(int index) {
  return index >= 0 && index < count ? arguments[index] : NULL;
}
