// SPDX-License-Identifier: MIT
#include "CLibraryLoading.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <string.h>
#include <unistd.h>

/// The address of a pointer to a function is that of a pointer to data wherever there is `dlsym`.
static int find(void *library, const char *const *names, size_t count, void *functions) {
  for (size_t index = 0; index < count; index += 1) {
    void *found = dlsym(library, names[index]);
    if (!found) return 0;
    if (functions) memcpy((char *)functions + index * sizeof found, &found, sizeof found);
  }
  return 1;
}

/// Why no file can be opened at present, as a negated errno value; 0 where one can.
static int refusal(void) {
  int descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return errno == EMFILE || errno == ENFILE ? -errno : 0;
  close(descriptor);
  return 0;
}

/// Cuts a path before its last part; 0 where it has none.
static int cut(char *path) {
  char *end = strrchr(path, '/');
  if (!end) return 0;
  *end = 0;
  return 1;
}

/// Opens a library that a package carries: for bin/audiograph, that in libexec/audiograph beside bin.
///
/// A run path would do so too, but has the loader look there for each library that a start needs.
static void *open_carried(const char *soname) {
  static const char folder[] = "/libexec/audiograph/";
  char path[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  if (length <= 0) return NULL;
  path[length] = 0;
  if (!cut(path) || !cut(path)) return NULL;
  if (strlen(path) + strlen(folder) + strlen(soname) >= sizeof path) return NULL;
  strcat(strcat(path, folder), soname);
  return dlopen(path, RTLD_LAZY | RTLD_LOCAL);
}

int audiograph_load_library(
    const char *soname, const char *const *names, size_t count, void *functions) {
  void *library = open_carried(soname);
  if (!library) library = dlopen(soname, RTLD_LAZY | RTLD_LOCAL);
  if (!library) return refusal();
  if (find(library, names, count, NULL)) return find(library, names, count, functions);
  dlclose(library);
  return 0;
}

int audiograph_load_once(struct audiograph_library *library) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  // Descriptors become free again: what was refused is tried again.
  if (library->state < 0) {
    library->state = audiograph_load_library(
        library->soname, library->names, library->count, library->functions);
  }
  int state = library->state;
  pthread_mutex_unlock(&lock);
  return state;
}
