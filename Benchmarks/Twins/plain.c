// SPDX-License-Identifier: MIT
// The works of twin.c as plain C: no vector instructions by hand, no guess at the shape of the next
// number, no reserved blocks, one write for each 64 KiB. What is heard is the same.
#define _GNU_SOURCE
#include "heard.h"
#include "wave.h"
#include "works.h"

enum { CHUNK = 256 << 10, TABLE = 4096, BLOCK = 32 << 10, PIECE = 64 };

static struct {
  int file, is_first;
  size_t used, rest;
  char bytes[LINE + CHUNK + LINE];
} reader;

static void open_reader(const char *name) {
  reader.file = open_rows(name), reader.is_first = 1;
  reader.used = reader.rest = 0;
}

// Reads on and gives whole lines without the heading; 0 at the end of the file.
static int read_lines(const char **from, const char **to) {
  size_t kept = reader.used - reader.rest;
  memmove(reader.bytes, reader.bytes + reader.rest, kept);
  ssize_t count = read(reader.file, reader.bytes + kept, CHUNK);
  if (count <= 0 && kept == 0) return 0;
  reader.used = kept + (size_t)(count > 0 ? count : 0);
  if (count <= 0) reader.bytes[reader.used++] = '\n';
  const char *newline = memrchr(reader.bytes, '\n', reader.used);
  reader.rest = newline ? (size_t)(newline + 1 - reader.bytes) : 0;
  if (reader.used - reader.rest > LINE) refuse("long line");
  *to = reader.bytes + reader.rest;
  *from = reader.is_first ? skip_heading(reader.bytes, *to) : reader.bytes;
  reader.is_first = 0;
  return 1;
}

// The high bits of the bytes that are no digits, of eight bytes of text ^ "00000000".
static inline uint64_t others(uint64_t word) {
  return ((word + UINT64_C(0x7676767676767676)) | word) & UINT64_C(0x8080808080808080);
}

// Adds up to eight digits to a whole number; returns how many there were.
static inline int take_digits(const char *p, uint64_t *number) {
  static const uint32_t powers[] = {1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000};
  uint64_t word = word_at(p) ^ UINT64_C(0x3030303030303030), end = others(word);
  int count = end ? __builtin_ctzll(end) / 8 : 8;
  if (count == 0) return 0;
  *number = *number * powers[count] + eight_digits(word << (64 - 8 * count));
  return count;
}

// A number of more than seven bytes, without decimals, negative, or such.
static double take_odd_number(const char **at) {
  const char *start = *at, *p = start + (*start == '-');
  uint64_t digits = 0;
  int whole = take_digits(p, &digits);
  p += whole;
  int decimals = *p == '.' ? take_digits(++p, &digits) : 0;
  p += decimals;
  if (*p == '\r') p++;
  if (*p != '\n' || whole + decimals == 0 || whole + decimals > 15) {
    *at = strchr(start, '\n') + 1;
    return long_number(start);
  }
  *at = p + 1;
  double value = (double)digits / POWERS[decimals];
  return *start == '-' ? -value : value;
}

// The number at `*at`; moves on to the next line. Most have a mark and an end within eight bytes.
static inline double take_number(const char **at) {
  const char *p = *at;
  uint64_t word = word_at(p) ^ UINT64_C(0x3030303030303030), ends = others(word);
  uint64_t behind = ends & (ends - 1);
  if (behind == 0) return take_odd_number(at);
  int mark = __builtin_ctzll(ends) / 8, length = __builtin_ctzll(behind) / 8;
  if (mark == 0 || p[mark] != '.' || p[length] != '\n') return take_odd_number(at);
  uint64_t below = (UINT64_C(1) << 8 * mark) - 1, digits = (word & below) | (word >> 8 & ~below);
  *at = p + length + 1;
  return (double)eight_digits(digits << (72 - 8 * length)) / POWERS[length - mark - 1];
}

static inline Point take_row(const char **at) {
  static MonthCache months;
  Point point = {.day = day_at(&months, *at)};
  *at += 11;
  point.value = take_number(at);
  return point;
}

static inline void add(Span *span, Point point) {
  if (span->count++ == 0) span->first = span->low = span->high = point;
  if (point.value < span->low.value) span->low = point;
  if (point.value > span->high.value) span->high = point;
  span->last = point;
}

static void print_facts(const char *name) {
  open_reader(name);
  Span all = {.count = 0};
  const char *at, *end;
  while (read_lines(&at, &end))
    while (at < end) add(&all, take_row(&at));
  printf("%lld %.15g %.15g %.15g %.15g\n", (long long)all.count, all.first.value, all.last.value,
         all.low.value, all.high.value);
}

static Heard read_heard(const char *name, double seconds) {
  static Slice slices[80000];
  open_reader(name);
  Placing placing = {.clock = clock_of(reader.file, seconds), .heard = {.slices = slices}};
  Span bin = {.count = 0};
  int64_t until = day_after(&placing);
  const char *at, *end;
  while (read_lines(&at, &end))
    while (at < end) {
      Point point = take_row(&at);
      if (point.day >= until) {
        flush_bin(&placing, &bin, 0);
        bin.count = 0;
        while (point.day >= until) placing.number++, until = day_after(&placing);
      }
      add(&bin, point);
    }
  flush_bin(&placing, &bin, 1);
  close(reader.file);
  return placing.heard;
}

// A sample and the way to the next, in 2^-20.
typedef struct {
  float value, step;
} Entry;
static Entry wave[TABLE];

static void fill_wave(void) {
  static float sine[TABLE], sum[TABLE + 1];
  for (int i = 0; i < TABLE; i++) sine[i] = (float)sin(i * (2 * M_PI / TABLE));
  for (int i = 0; i <= TABLE; i++)
    for (int k = 0; k < 4; k++) sum[i] += 32767 * (float)PARTIALS[k] * sine[i * (k + 1) % TABLE];
  for (int i = 0; i < TABLE; i++) wave[i] = (Entry){sum[i], (sum[i + 1] - sum[i]) * 0x1p-20f};
}

typedef struct {
  int file, used;
  int64_t position, total;
  uint32_t phase;
} Sink;

static int16_t samples[BLOCK];

// A raised cosine over the 30 ms after the start and the 10 ms before the end.
static void soften(Sink *sink) {
  int64_t begin = sink->position - sink->used;
  for (int64_t i = begin < 0 ? -begin : 0; i < sink->used; i++) {
    int64_t after = begin + i, before = sink->total - 1 - after;
    if (after >= 1323 && before >= 441) continue;
    double turn = fmin((double)after / 1323, (double)before / 441);
    samples[i] = (int16_t)lrint(samples[i] * (0.5 - 0.5 * cos(M_PI * turn)));
  }
}

static void flush(Sink *sink) {
  if (sink->position - sink->used < 1323 || sink->position > sink->total - 441) soften(sink);
  write_all(sink->file, samples, 2 * (size_t)sink->used);
  sink->used = 0;
}

// At most PIECE samples; the increment and the gain go in straight lines.
static void fill(Sink *sink, int count, uint32_t increment, int32_t slope, float gain, float bend) {
  int16_t *to = samples + sink->used;
  uint32_t phase = sink->phase;
  float sample[PIECE];
  for (int i = 0; i < count; i++) {
    Entry entry = wave[phase >> 20];
    sample[i] = entry.value + entry.step * (float)(int)(phase & 0xFFFFF);
    phase += increment;
    increment += (uint32_t)slope;
  }
  // The compiler vectorises this loop. Above zero, to cut off is to round.
  for (int i = 0; i < count; i++)
    to[i] = (int16_t)((int)(sample[i] * (gain + bend * (float)i) + 32768.5f) - 32768);
  sink->phase = phase;
  sink->used += count, sink->position += count;
  if (sink->used == BLOCK) flush(sink);
}

static int room(const Sink *sink, int64_t end) {
  int64_t left = end - sink->position, space = BLOCK - sink->used;
  left = left < space ? left : space;
  return (int)(left < PIECE ? left : PIECE);
}

static float gain_at(double octaves) { return (float)AMPLITUDE * loudness_at((float)octaves); }

static void hold(Sink *sink, int64_t end, double octaves) {
  uint32_t increment = (uint32_t)(increment_of(octaves) + 0.5);
  float gain = gain_at(octaves);
  while (sink->position < end) fill(sink, room(sink, end), increment, 0, gain, 0);
}

// A straight line in octaves; within a piece, one in increments.
static void glide(Sink *sink, int64_t end, double from, double to) {
  double step = (to - from) / (double)(end - sink->position), octaves = from;
  uint32_t increment = (uint32_t)(increment_of(from) + 0.5);
  float gain = gain_at(from);
  while (sink->position < end) {
    int count = room(sink, end);
    octaves += step * count;
    uint32_t next = (uint32_t)(increment_of(octaves) + 0.5);
    float next_gain = gain_at(octaves);
    int32_t slope = (int32_t)(next - increment) / count;
    fill(sink, count, increment, slope, gain, (next_gain - gain) / (float)count);
    increment = next;
    gain = next_gain;
  }
}

// Each pitch is held through the middle 0.4 of its slice.
static void write_sound(const Heard *heard, double seconds, const char *name) {
  int file = open(name, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (file < 0) refuse("cannot create");
  Sink sink = {.file = file, .used = HEADER, .total = frame_at(seconds)};
  put_header((char *)samples, sink.total);
  double pitch = octaves_of(heard, heard->slices[0].value);
  for (int i = 0; i < heard->count; i++) {
    int is_last = i + 1 == heard->count;
    double start = heard->slices[i].start, end = is_last ? seconds : heard->slices[i + 1].start;
    hold(&sink, is_last ? sink.total : frame_at(start + 0.7 * (end - start)), pitch);
    if (is_last) break;
    double after = i + 2 < heard->count ? heard->slices[i + 2].start : seconds;
    double next = octaves_of(heard, heard->slices[i + 1].value);
    glide(&sink, frame_at(end + 0.3 * (after - end)), pitch, next);
    pitch = next;
  }
  if (sink.used) flush(&sink);
  close(file);
}

static void make_sound(const char *rows_name, double seconds, const char *wave_name) {
  Heard heard = read_heard(rows_name, seconds);
  write_sound(&heard, seconds, wave_name);
}

static void prepare(void) {
  fill_wave();
  fill_loudness();
}
