// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CSystem.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

// What a program without optimisation needs to set a terminal, several times over.
enum { stack_size = 64 << 10, count = 6 };

static const int numbers[count] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
static void (*tidy_up)(void);
static const char *_Atomic sentence;

static void use_stack(void *place, stack_t *former) {
  stack_t stack = {.ss_sp = place, .ss_size = stack_size};
  sigaltstack(&stack, former);
}

// Nobody need read it: a full pipe or a stopped terminal holds the end up for half a second at most.
static void say(const char *text) {
  if (!text) return;
  int flags = fcntl(STDERR_FILENO, F_GETFL);
  if (flags < 0) return;
  fcntl(STDERR_FILENO, F_SETFL, flags | O_NONBLOCK);
  // In a session the cursor stays at the end of a line.
  if (!isatty(STDERR_FILENO)) text += 1;
  size_t left = strlen(text);
  for (int tries = 0; left > 0 && tries < 5; tries++) {
    struct pollfd place = {.fd = STDERR_FILENO, .events = POLLOUT};
    if (poll(&place, 1, 100) <= 0) continue;
    ssize_t done = write(STDERR_FILENO, text, left);
    if (done > 0) text += done, left -= (size_t)done;
  }
  fcntl(STDERR_FILENO, F_SETFL, flags);
}

static void arrive(int number) {
  static atomic_flag has_arrived = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&has_arrived)) {
    // Another thread is at it.
    nanosleep(&(struct timespec){.tv_sec = 3}, NULL);
  } else {
    tidy_up();
    say(atomic_load(&sentence));
  }
  // Not the handler of Swift's backtraces, which would print what is in memory.
  signal(number, SIG_DFL);
  sigset_t own;
  sigemptyset(&own);
  sigaddset(&own, number);
  pthread_sigmask(SIG_UNBLOCK, &own, NULL);
  raise(number);
  // The first process of a container outlives the signals that it sends itself.
  _exit(128 + number);
}

void audiograph_catch_traps(void (*tidying)(void)) {
  static _Alignas(16) char stack[stack_size];
  tidy_up = tidying;
  use_stack(stack, NULL);
  struct sigaction action = {.sa_handler = arrive, .sa_flags = SA_ONSTACK};
  // A trap in the handler, where its signal is blocked, ends the program at once.
  sigfillset(&action.sa_mask);
  for (int i = 0; i < count; i++) sigaction(numbers[i], &action, NULL);
}

void audiograph_say_at_trap(const char *text) {
  if (!tidy_up) return;
  size_t length = strlen(text);
  // A handler may be reading the former one, which is not freed.
  char *line = malloc(length + 3);
  if (!line) return;
  line[0] = '\n';
  memcpy(line + 1, text, length);
  memcpy(line + 1 + length, "\n", 2);
  atomic_store(&sentence, line);
}

void audiograph_with_trap_stack(void (*body)(void *), void *argument) {
  _Alignas(16) char stack[stack_size];
  stack_t former;
  use_stack(stack, &former);
  body(argument);
  sigaltstack(&former, NULL);
}

void audiograph_hold_signals(sigset_t *signals) {
  sigfillset(signals);
  for (int i = 0; i < count; i++) sigdelset(signals, numbers[i]);
}
