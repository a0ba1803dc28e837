// SPDX-License-Identifier: MIT

// What Swift's library and ours ask of a system, where there is none.

#include "CBrowser.h"

#include <stdlib.h>

void *browser_memory(ptrdiff_t count) { return malloc(count); }
void browser_free(void *memory) { free(memory); }

// Hashes begin alike, so that everything is repeatable.
void arc4random_buf(void *bytes, size_t count) {
  for (size_t place = 0; place < count; ++place) ((unsigned char *)bytes)[place] = 42;
}

// A trap says nothing: the page does.
int putchar(int character) { return character; }

uintptr_t __stack_chk_guard = 0x5A17;
void __stack_chk_fail(void) { __builtin_trap(); }

// What Swift makes numbers of texts with; returns where the number ends.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end;
  *number = strtod(text, &end);
  return end;
}

// The detector of encodings is part of the module.
int audiograph_has_uchardet(void) { return 1; }
