// SPDX-License-Identifier: MIT
#include "CLibraryLoading.h"

#include <dlfcn.h>
#include <string.h>

/// The address of a pointer to a function is that of a pointer to data wherever there is `dlsym`.
static int find(void *library, const char *const *names, size_t count, void *functions) {
  for (size_t index = 0; index < count; index += 1) {
    void *found = dlsym(library, names[index]);
    if (!found) return 0;
    if (functions) memcpy((char *)functions + index * sizeof found, &found, sizeof found);
  }
  return 1;
}

int audiograph_load_library(
    const char *soname, const char *const *names, size_t count, void *functions) {
  void *library = dlopen(soname, RTLD_LAZY | RTLD_LOCAL);
  if (!library) return 0;
  if (find(library, names, count, NULL)) return find(library, names, count, functions);
  dlclose(library);
  return 0;
}
