// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CSystem.h"

#include <malloc.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

#if defined(__GLIBC__) && defined(MADV_HUGEPAGE)

static const size_t page = 2 << 20;

void audiograph_keep_heap(void) {
  // Older C libraries take 32 MiB at the most.
  if (!mallopt(M_MMAP_THRESHOLD, 1 << 30)) mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
}

// Only once: what is kept serves the next file too, and fillers would add up.
// What is freed at the end of the heap becomes what the next small blocks are cut from, and its
// pages keep the advice. The filler, which is kept, lets them begin just before a large page, unless a
// hole in the heap holds it; it is volatile, since a compiler leaves out a block that nobody looks at.
void audiograph_grow_heap(size_t byte_count) {
  static const size_t header = 64;
  static void *volatile filler;
  static atomic_flag is_grown = ATOMIC_FLAG_INIT;
  if (byte_count < page || byte_count > PTRDIFF_MAX / 2) return;
  if (atomic_flag_test_and_set(&is_grown)) return;
  audiograph_keep_heap();
  size_t room = byte_count + 2 * page + header;
  char *start = malloc(room);
  if (!start) return;
  uintptr_t first = ((uintptr_t)start + header + page - 1) / page * page;
  uintptr_t last = ((uintptr_t)start + room) / page * page;
  madvise((void *)first, last - first, MADV_HUGEPAGE);
  free(start);
  filler = malloc(first - header - (uintptr_t)start);
}

#else

void audiograph_keep_heap(void) {}

void audiograph_grow_heap(size_t byte_count) { (void)byte_count; }

#endif
