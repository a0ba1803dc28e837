// SPDX-License-Identifier: MIT
// Values to pitches, and how loud a pitch must be to sound as loud as the others.
#pragma once
#include <math.h>
#include <stdint.h>

#define RATE 44100.0
static const double LOW = 220, HIGH = 1760, AMPLITUDE = 0.139845;
static const double PARTIALS[4] = {1, 0.35, 0.18, 0.09};

enum { CURVE = 3 * 64 + 2 };
static float loudness[CURVE];

static double a_weighted(double f) {
  double s = f * f, low = s + 20.598997 * 20.598997, high = s + 12194.217 * 12194.217;
  double middle = (s + 107.65265 * 107.65265) * (s + 737.86223 * 737.86223);
  return s / low * (s / low) * (s * s / middle) / (high / 1e8 * (high / 1e8));
}

static double power_at(double f) {
  double sum = 0;
  for (int k = 0; k < 4; k++) {
    double fade = fmin(fmax((8000 - (k + 1) * f) / 4000, 0), 1), level = PARTIALS[k] * fade;
    sum += level * level * a_weighted((k + 1) * f);
  }
  return sum;
}

// One factor each 64th of an octave above LOW; ±6 dB at most, that is a factor of 1.995.
static void fill_loudness(void) {
  double own = power_at(440), f = LOW;
  for (int i = 0; i < CURVE; i++, f *= 1.0108892860517005)
    loudness[i] = (float)fmin(fmax(sqrt(own / power_at(f)), 0.5011872), 1.9952623);
}

// The factor at so many octaves above LOW.
static inline float loudness_at(float octaves) {
  float place = octaves * 64;
  int i = (int)place;
  i = i < 0 ? 0 : i > CURVE - 2 ? CURVE - 2 : i;
  return loudness[i] + (loudness[i + 1] - loudness[i]) * (place - (float)i);
}

// 2^x for 0 <= x < 31: Taylor's series about the middle of [0, 1), to 3e-12, and an exponent.
static inline double exp2_of(double x) {
  int64_t whole = (int64_t)x;
  double t = (x - (double)whole - 0.5) * 0.69314718055994530942;
  double e = 1 + t * (1 + t * (1. / 2 + t * (1. / 6 + t * (1. / 24 + t * (1. / 120 +
             t * (1. / 720 + t * (1. / 5040 + t * (1. / 40320 + t * (1. / 362880 +
             t * (1. / 3628800))))))))));
  union { int64_t bits; double value; } scale = {(whole + 1023) << 52};
  return e * 1.41421356237309504880 * scale.value;
}

// The phase increment, in 2^-32 turns a frame, at so many octaves above LOW.
static inline double increment_of(double octaves) {
  return exp2_of(octaves) * (LOW * (4294967296.0 / RATE));
}
