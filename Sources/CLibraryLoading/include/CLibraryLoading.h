// SPDX-License-Identifier: MIT
#pragma once
#include <stddef.h>

/// Loads a shared library, one beside the program before the system's, and finds functions of it by
/// their names, all or none.
///
/// What it finds goes into `functions`, one address for each of the `count` names, in their order.
/// Returns 1; 0 where there is no such library or one of the functions is missing in it; a negated
/// errno value where no file can be opened at present, be there a library or not. Unless it returns
/// 1, `functions` is as it was. The library stays loaded as long as the process lives.
int audiograph_load_library(
    const char *_Nonnull soname, const char *_Nonnull const *_Nonnull names, size_t count,
    void *_Nonnull functions);

/// A library and whether it is loaded.
struct audiograph_library {
  const char *_Nonnull soname;
  const char *_Nonnull const *_Nonnull names;
  size_t count;
  void *_Nonnull functions;
  /// What loading returned; a negated errno value where it has yet to be tried, or tried again.
  int state;
};

/// Loads a library unless that has been decided; returns as `audiograph_load_library` does.
int audiograph_load_once(struct audiograph_library *_Nonnull library);

/// Declares what a library consists of: `library`, a structure of pointers to the functions that the
/// macro `EACH_FUNCTION(X)` lists, each as `X(name)`, and `loading`, which fills it.
#define AUDIOGRAPH_LIBRARY(SONAME, EACH_FUNCTION)                                    \
  static const char *const names[] = {EACH_FUNCTION(AUDIOGRAPH_NAME)};               \
  static struct { EACH_FUNCTION(AUDIOGRAPH_POINTER) } library;                       \
  _Static_assert(sizeof library == sizeof names, "one pointer for each name");       \
  static struct audiograph_library loading = {                                       \
      SONAME, names, sizeof names / sizeof *names, &library, -1}
#define AUDIOGRAPH_NAME(function) #function,
#define AUDIOGRAPH_POINTER(function) __typeof__(function) *function;

/// Not for others to find: a library itself calls functions of the names that we define for it.
#define HIDDEN __attribute__((visibility("hidden")))
