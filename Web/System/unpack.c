// SPDX-License-Identifier: MIT
// Unpacks the module in the page: LZMA, which makes it a third smaller than what browsers unpack by themselves.
// After the LZMA specification of Igor Pavlov (public domain), with the state machine and the names that it has.

typedef unsigned char byte;
typedef unsigned int word;

enum {
  STATES = 12, POSITIONS = 16, START = 1024, LITERAL_STATES = 7,
  // Where the probabilities of each decision begin.
  IS_MATCH = 0, IS_REPEAT = IS_MATCH + STATES * POSITIONS, IS_REPEAT_0 = IS_REPEAT + STATES,
  IS_REPEAT_1 = IS_REPEAT_0 + STATES, IS_REPEAT_2 = IS_REPEAT_1 + STATES, IS_LONG = IS_REPEAT_2 + STATES,
  SLOT = IS_LONG + STATES * POSITIONS, SPECIAL = SLOT + 4 * 64, ALIGN = SPECIAL + 115, LENGTH = ALIGN + 16,
  REPEATED_LENGTH = LENGTH + 514, LITERAL = REPEATED_LENGTH + 514, COUNT = LITERAL + 0x300 * 16
};

static unsigned short probabilities[COUNT];
static const byte *next, *end;
static word range, code;

// Behind the end are zeros: what is cut off ends as something else, which nobody takes for the module.
static byte taken(void) { return next < end ? *next++ : 0; }

static void normalize(void) {
  if (range >> 24) return;
  range <<= 8;
  code = code << 8 | taken();
}

static word bit(word place) {
  word probability = probabilities[place];
  word bound = (range >> 11) * probability;
  word result = code >= bound;
  if (result) {
    range -= bound;
    code -= bound;
    probabilities[place] = probability - (probability >> 5);
  } else {
    range = bound;
    probabilities[place] = probability + ((2048 - probability) >> 5);
  }
  normalize();
  return result;
}

static word plain(word count) {
  word result = 0;
  while (count--) {
    range >>= 1;
    word one = code >= range;
    if (one) code -= range;
    normalize();
    result = result << 1 | one;
  }
  return result;
}

static word tree(word place, word bits) {
  word node = 1;
  for (word at = 0; at < bits; at++) node = node << 1 | bit(place + node);
  return node - (1u << bits);
}

static word reversed(word place, word bits) {
  word node = 1, result = 0;
  for (word at = 0; at < bits; at++) {
    word one = bit(place + node);
    node = node << 1 | one;
    result |= one << at;
  }
  return result;
}

static word length(word place, word position) {
  if (!bit(place)) return 2 + tree(place + 2 + position * 8, 3);
  if (!bit(place + 1)) return 10 + tree(place + 130 + position * 8, 3);
  return 18 + tree(place + 258, 8);
}

static word distance(word length) {
  word slot = tree(SLOT + 64 * (length < 6 ? length - 2 : 3), 6);
  if (slot < 4) return slot;
  word bits = (slot >> 1) - 1;
  word base = (2 | (slot & 1)) << bits;
  if (slot < 14) return base + reversed(SPECIAL + base - slot, bits);
  word high = plain(bits - 4) << 4;
  return base + high + reversed(ALIGN, 4);
}

static byte literal(word place, word isAfterMatch, byte match) {
  word symbol = 1;
  for (word matched = match; isAfterMatch && symbol < 0x100;) {
    matched <<= 1;
    word expected = matched >> 8 & 1;
    word one = bit(place + 0x100 + (expected << 8) + symbol);
    symbol = symbol << 1 | one;
    if (one != expected) break;
  }
  while (symbol < 0x100) symbol = symbol << 1 | bit(place + symbol);
  return (byte)symbol;
}

// Which of the four last distances is repeated.
static word repeated(word state) {
  if (!bit(IS_REPEAT_0 + state)) return 0;
  if (!bit(IS_REPEAT_1 + state)) return 1;
  return 2 + bit(IS_REPEAT_2 + state);
}

// Puts a distance before those that were used last, of which one goes.
static void keep(word *back, word gone, word distance) {
  for (; gone > 0; gone--) back[gone] = back[gone - 1];
  back[0] = distance;
}

// Unpacks a file of `.lzma` to as many bytes as there is room for; returns how many came of it.
__attribute__((export_name("unpack")))
word unpack(const byte *packed, word packedSize, byte *room, word size) {
  word properties = packed[0];
  word literalContext = properties % 9, positions = (1u << properties / 45) - 1;
  word literalPositions = (1u << properties / 9 % 5) - 1;
  if (properties >= 225 || literalContext + properties / 9 % 5 > 4) return 0;
  next = packed + 13;
  end = packed + packedSize;
  range = 0xFFFFFFFF;
  for (word at = 0; at < 5; at++) code = code << 8 | taken();
  for (word at = 0; at < COUNT; at++) probabilities[at] = START;

  word state = 0, at = 0, back[4] = {0, 0, 0, 0};
  while (at < size) {
    word position = at & positions;
    if (!bit(IS_MATCH + state * POSITIONS + position)) {
      word before = at ? room[at - 1] : 0;
      word context = ((at & literalPositions) << literalContext) + (before >> (8 - literalContext));
      word isAfterMatch = state >= LITERAL_STATES;
      room[at] = literal(LITERAL + 0x300 * context, isAfterMatch, isAfterMatch ? room[at - back[0] - 1] : 0);
      at++;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    word count = 1;
    if (!bit(IS_REPEAT + state)) {
      count = length(LENGTH, position);
      keep(back, 3, distance(count));
      state = state < LITERAL_STATES ? 7 : 10;
    } else {
      word which = repeated(state);
      if (which > 0 || bit(IS_LONG + state * POSITIONS + position)) {
        keep(back, which, back[which]);
        count = length(REPEATED_LENGTH, position);
      }
      state = state < LITERAL_STATES ? (count > 1 ? 8 : 9) : 11;
    }
    if (back[0] >= at || count > size - at) return 0;
    for (word from = at - back[0] - 1; count--; at++, from++) room[at] = room[from];
  }
  return at;
}
