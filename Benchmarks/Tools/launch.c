// SPDX-License-Identifier: MIT
// Runs one program from a cold process, pinned to given cores, and prints what it took.
//
//   launch CORES STDOUT PROGRAM [WORD…]     CORES is 0, 1, … or 0,1
//
// Prints the elapsed and the processor time in microseconds, the peak memory in KiB, the wait status
// and the start on CLOCK_MONOTONIC in nanoseconds. A program of its own, because the peak memory of
// a process counts what its parent held when it was made.
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void pin(char *cores) {
  cpu_set_t set;
  CPU_ZERO(&set);
  for (char *core = strtok(cores, ","); core; core = strtok(NULL, ",")) CPU_SET(atoi(core), &set);
  if (sched_setaffinity(0, sizeof set, &set)) perror("launch: cannot pin");
}

static long long now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static long long microseconds(struct timeval t) { return t.tv_sec * 1000000LL + t.tv_usec; }

int main(int count, char **words) {
  if (count < 4) return 2;
  pin(words[1]);
  long long start = now();
  pid_t child = vfork();
  if (child == 0) {
    int output = open(words[2], O_WRONLY | O_CREAT | O_TRUNC, 0666);
    dup2(output, 1);
    execvp(words[3], words + 3);
    _exit(127);
  }
  int status = 0;
  struct rusage use;
  wait4(child, &status, 0, &use);
  printf("%lld %lld %ld %d %lld\n", (now() - start) / 1000,
         microseconds(use.ru_utime) + microseconds(use.ru_stime), use.ru_maxrss, status, start);
  return 0;
}
