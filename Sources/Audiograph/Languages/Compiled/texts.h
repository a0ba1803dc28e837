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

static const unsigned char text_spanish[] = {
#embed "../es/say.mf2"
};

static const unsigned char text_brazilianPortuguese[] = {
#embed "../pt-BR/say.mf2"
};

static const unsigned char text_italian[] = {
#embed "../it/say.mf2"
};

static const unsigned char text_dutch[] = {
#embed "../nl/say.mf2"
};

static const unsigned char text_swedish[] = {
#embed "../sv/say.mf2"
};

static const unsigned char text_japanese[] = {
#embed "../ja/say.mf2"
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
#embed "../es/read.txt"
,
#embed "../pt-BR/read.txt"
,
#embed "../it/read.txt"
,
#embed "../nl/read.txt"
,
#embed "../sv/read.txt"
,
#embed "../ja/read.txt"
,
#embed "../mul/read.txt"
};

static const struct NamedText texts[] = {
    {"en/say.mf2", {text_english, sizeof text_english}},
    {"en-US/say.mf2", {text_americanEnglish, sizeof text_americanEnglish}},
    {"de/say.mf2", {text_german, sizeof text_german}},
    {"fr/say.mf2", {text_french, sizeof text_french}},
    {"pl/say.mf2", {text_polish, sizeof text_polish}},
    {"es/say.mf2", {text_spanish, sizeof text_spanish}},
    {"pt-BR/say.mf2", {text_brazilianPortuguese, sizeof text_brazilianPortuguese}},
    {"it/say.mf2", {text_italian, sizeof text_italian}},
    {"nl/say.mf2", {text_dutch, sizeof text_dutch}},
    {"sv/say.mf2", {text_swedish, sizeof text_swedish}},
    {"ja/say.mf2", {text_japanese, sizeof text_japanese}},
    {"read.txt", {text_read, sizeof text_read}},
};
