// SPDX-License-Identifier: MIT
#include "AllocationCount.h"
#include <stdlib.h>

static _Thread_local unsigned long count;

unsigned long allocationCount(void) { return count; }

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITISED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(IS_SANITISED)
// The linker takes these for all libraries of the test program; glibc's own are under other names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count++;
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count++;
  void *found = __libc_memalign(alignment, size);
  if (!found) return 12;
  *block = found;
  return 0;
}
#endif

#ifdef PRINTS_COUNT
#include <stdio.h>

// As a preloaded library, for a program as it is: what its first thread allocated.
__attribute__((destructor)) static void print(void) {
  fprintf(stderr, "allocations: %lu\n", count);
}
#endif
