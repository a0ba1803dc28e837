// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CSystem.h"

#include <signal.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

int audiograph_fork(void) {
  pid_t parent = getpid();
  pid_t child = fork();
#ifdef __linux__
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(1);
  }
#else
  (void)parent;
#endif
  return child;
}
