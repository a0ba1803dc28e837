// SPDX-License-Identifier: MIT
#define _GNU_SOURCE
#include "CSystem.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <time.h>

struct bell {
  pthread_mutex_t mutex;
  pthread_cond_t condition;
  bool has_rung;
};

unsigned long audiograph_make_bell(void) {
  struct bell *bell = calloc(1, sizeof *bell);
  if (!bell) return 0;
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  // A clock that is set must not make anybody wait for an hour.
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&bell->condition, &attributes);
  pthread_condattr_destroy(&attributes);
  pthread_mutex_init(&bell->mutex, NULL);
  return (unsigned long)bell;
}

void audiograph_ring_bell(unsigned long number) {
  struct bell *bell = (struct bell *)number;
  if (!bell) return;
  pthread_mutex_lock(&bell->mutex);
  bell->has_rung = true;
  pthread_cond_signal(&bell->condition);
  pthread_mutex_unlock(&bell->mutex);
}

void audiograph_await_bell(unsigned long number, double seconds) {
  struct bell *bell = (struct bell *)number;
  if (!bell) return;
  struct timespec due;
  clock_gettime(CLOCK_MONOTONIC, &due);
  if (seconds > 0) {
    if (seconds > 1e9) seconds = 1e9;
    long whole = (long)seconds;
    due.tv_sec += whole;
    due.tv_nsec += (long)((seconds - (double)whole) * 1e9);
    if (due.tv_nsec >= 1000000000) {
      due.tv_sec += 1;
      due.tv_nsec -= 1000000000;
    }
  }
  pthread_mutex_lock(&bell->mutex);
  int code = 0;
  while (!bell->has_rung && code == 0)
    code = seconds < 0 ? pthread_cond_wait(&bell->condition, &bell->mutex)
                       : pthread_cond_timedwait(&bell->condition, &bell->mutex, &due);
  bell->has_rung = false;
  pthread_mutex_unlock(&bell->mutex);
}

void audiograph_remove_bell(unsigned long number) {
  struct bell *bell = (struct bell *)number;
  if (!bell) return;
  pthread_cond_destroy(&bell->condition);
  pthread_mutex_destroy(&bell->mutex);
  free(bell);
}
