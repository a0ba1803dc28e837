// SPDX-License-Identifier: MIT
// Shows ThreadSanitizer the locks of Swift's Mutex.
//
// Where two threads contend for a Mutex, three functions of the library `Synchronization` wait, in code
// which the sanitizer has not instrumented and by the system call `futex`, which it does not see, so that
// everything below such a Mutex would be a data race. These take their places in the program that is
// linked with them, call them, and say so (`__tsan_acquire`, `__tsan_release`). `self`, a `_MutexHandle`,
// is the address of the lock.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

void __tsan_acquire(void *address);
void __tsan_release(void *address);

SWIFT void lock(uint32_t thread, SELF) __asm__("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
SWIFT bool try_lock(SELF) __asm__("$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF");
SWIFT void unlock(SELF) __asm__("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

SWIFT void lock(uint32_t thread, SELF) {
  SWIFT void (*library)(uint32_t, SELF) =
      next("$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF");
  library(thread, self);
  __tsan_acquire(self);
}

SWIFT bool try_lock(SELF) {
  SWIFT bool (*library)(SELF) = next("$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF");
  const bool is_locked = library(self);
  if (is_locked) __tsan_acquire(self);
  return is_locked;
}

SWIFT void unlock(SELF) {
  SWIFT void (*library)(SELF) = next("$s15Synchronization12_MutexHandleV11_unlockSlowyyF");
  __tsan_release(self);
  library(self);
}
