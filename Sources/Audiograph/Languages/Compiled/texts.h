// SPDX-License-Identifier: MIT
// The texts of languages, made by `make languages`: changes here are lost.

static const unsigned char text_english[] = {
#embed "../en/say.mf2"
};

static const unsigned char text_americanEnglish[] = {
#embed "../en-US/say.mf2"
};

static const unsigned char text_german[] = {
#embed "../de/say.mf2"
};

static const unsigned char text_french[] = {
#embed "../fr/say.mf2"
};

static const unsigned char text_polish[] = {
#embed "../pl/say.mf2"
};

static const unsigned char text_read[] = {
#embed "../en/read.txt"
,
#embed "../de/read.txt"
,
#embed "../fr/read.txt"
,
#embed "../pl/read.txt"
,
#embed "../mul/read.txt"
};

static const struct NamedText texts[] = {
    {"en/say.mf2", {text_english, sizeof text_english}},
    {"en-US/say.mf2", {text_americanEnglish, sizeof text_americanEnglish}},
    {"de/say.mf2", {text_german, sizeof text_german}},
    {"fr/say.mf2", {text_french, sizeof text_french}},
    {"pl/say.mf2", {text_polish, sizeof text_polish}},
    {"read.txt", {text_read, sizeof text_read}},
};
