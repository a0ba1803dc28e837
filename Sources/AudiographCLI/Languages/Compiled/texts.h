// SPDX-License-Identifier: MIT
// The texts of languages, made by `make languages`: changes here are lost.

static const unsigned char text_english[] = {
#embed "../../../Audiograph/Languages/en/program.mf2"
};

static const unsigned char text_americanEnglish[] = {
#embed "../../../Audiograph/Languages/en-US/program.mf2"
};

static const unsigned char text_german[] = {
#embed "../../../Audiograph/Languages/de/program.mf2"
};

static const unsigned char text_french[] = {
#embed "../../../Audiograph/Languages/fr/program.mf2"
};

static const unsigned char text_polish[] = {
#embed "../../../Audiograph/Languages/pl/program.mf2"
};

static const unsigned char text_spanish[] = {
#embed "../../../Audiograph/Languages/es/program.mf2"
};

static const unsigned char text_brazilianPortuguese[] = {
#embed "../../../Audiograph/Languages/pt-BR/program.mf2"
};

static const unsigned char text_italian[] = {
#embed "../../../Audiograph/Languages/it/program.mf2"
};

static const unsigned char text_dutch[] = {
#embed "../../../Audiograph/Languages/nl/program.mf2"
};

static const unsigned char text_swedish[] = {
#embed "../../../Audiograph/Languages/sv/program.mf2"
};

static const unsigned char text_japanese[] = {
#embed "../../../Audiograph/Languages/ja/program.mf2"
};

static const struct NamedText texts[] = {
    {"en/program.mf2", {text_english, sizeof text_english}},
    {"en-US/program.mf2", {text_americanEnglish, sizeof text_americanEnglish}},
    {"de/program.mf2", {text_german, sizeof text_german}},
    {"fr/program.mf2", {text_french, sizeof text_french}},
    {"pl/program.mf2", {text_polish, sizeof text_polish}},
    {"es/program.mf2", {text_spanish, sizeof text_spanish}},
    {"pt-BR/program.mf2", {text_brazilianPortuguese, sizeof text_brazilianPortuguese}},
    {"it/program.mf2", {text_italian, sizeof text_italian}},
    {"nl/program.mf2", {text_dutch, sizeof text_dutch}},
    {"sv/program.mf2", {text_swedish, sizeof text_swedish}},
    {"ja/program.mf2", {text_japanese, sizeof text_japanese}},
};
