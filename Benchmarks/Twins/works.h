// SPDX-License-Identifier: MIT
// The command line of the twins.
//
//   TWIN sound ROWS.csv SECONDS OUT.wav     W1 to W4
//   TWIN facts ROWS.csv                     W5, W7
//   TWIN batch LIST SECONDS PROCESSES       W6; a line of LIST is ROWS.csv, a comma, OUT.wav
#pragma once
#include "points.h"
#include <sys/wait.h>

// What each twin does its own way.
static void prepare(void);
static void make_sound(const char *rows_name, double seconds, const char *wave_name);
static void print_facts(const char *name);

static void make_every(FILE *list, double seconds, int part, int parts) {
  static char line[8192];
  for (int number = 0; fgets(line, sizeof line, list); number++) {
    char *comma = strchr(line, ',');
    if (!comma) refuse("no comma");
    *comma = 0;
    comma[strcspn(comma + 1, "\n") + 1] = 0;
    if (number % parts == part) make_sound(line, seconds, comma + 1);
  }
}

static void make_batch(const char *name, double seconds, int processes) {
  int part = 0;
  for (int i = 1; i < processes && part == 0; i++)
    if (fork() == 0) part = i;
  FILE *list = fopen(name, "r");
  if (!list) refuse("no list");
  make_every(list, seconds, part, processes);
  if (part == 0)
    while (wait(NULL) > 0) continue;
}

int main(int count, char **words) {
  if (count == 3 && !strcmp(words[1], "facts")) {
    print_facts(words[2]);
    return 0;
  }
  if (count != 5) refuse("usage: sound ROWS SECONDS WAV | facts ROWS | batch LIST SECONDS N");
  prepare();
  if (!strcmp(words[1], "sound")) make_sound(words[2], atof(words[3]), words[4]);
  else make_batch(words[2], atof(words[3]), atoi(words[4]));
  return 0;
}
