// SPDX-License-Identifier: MIT

// What uchardet asks of C++'s library, which would bring more than it needs.

#include <stdlib.h>

void *operator new(size_t count) {
  void *memory = malloc(count);
  if (!memory) __builtin_trap();
  return memory;
}

void *operator new[](size_t count) { return operator new(count); }
void operator delete(void *memory) noexcept { free(memory); }
void operator delete[](void *memory) noexcept { free(memory); }
void operator delete(void *memory, size_t) noexcept { free(memory); }
void operator delete[](void *memory, size_t) noexcept { free(memory); }

extern "C" void __cxa_pure_virtual() { __builtin_trap(); }
