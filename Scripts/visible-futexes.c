// SPDX-License-Identifier: MIT
// Shows ThreadSanitizer the locks that Swift's Mutex leaves to the kernel.
//
// Where two threads contend for a Mutex, the library `Synchronization` locks and unlocks it by the
// system call `futex`, which the sanitizer does not see, so that everything below such a Mutex would be a
// data race. Preloaded, this says so for each call (`__tsan_acquire`, `__tsan_release`).
#define _GNU_SOURCE
#include <dlfcn.h>
#include <linux/futex.h>
#include <stdarg.h>
#include <sys/syscall.h>

static void tell(const char *name, void *address) {
  void (*function)(void *) = (void (*)(void *))dlsym(RTLD_DEFAULT, name);
  if (function) function(address);
}

long syscall(long number, ...) {
  long a[6];
  va_list list;
  va_start(list, number);
  for (int i = 0; i < 6; i++) a[i] = va_arg(list, long);
  va_end(list);
  static long (*system_call)(long, ...);
  if (!system_call) system_call = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
  const int operation = (int)a[1] & FUTEX_CMD_MASK;
  if (number == SYS_futex && operation == FUTEX_UNLOCK_PI) tell("__tsan_release", (void *)a[0]);
  const long result = system_call(number, a[0], a[1], a[2], a[3], a[4], a[5]);
  if (number == SYS_futex && result == 0
      && (operation == FUTEX_LOCK_PI || operation == FUTEX_TRYLOCK_PI))
    tell("__tsan_acquire", (void *)a[0]);
  return result;
}
