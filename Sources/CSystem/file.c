// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CSystem.h"

#include <fcntl.h>

void audiograph_reserve_file(int descriptor, long long offset, long long byte_count) {
#ifdef FALLOC_FL_KEEP_SIZE
  // Not posix_fallocate, which writes zeros where the file system cannot reserve.
  (void)!fallocate(descriptor, FALLOC_FL_KEEP_SIZE, offset, byte_count);
#else
  (void)descriptor, (void)offset, (void)byte_count;
#endif
}
