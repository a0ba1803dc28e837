# SPDX-License-Identifier: MIT
# Which options of the program a function takes, and how they are handed over.
#
# Nobody else's text becomes an option: names are compared whole, and a value stays with its name.

several <- function(text) strsplit(trimws(text), "\\s+")[[1]]

# How a file or an answer is read, of which data in memory have nothing.
OF_FILES <- several(
  "chart comment delimiter encoding field file header insiders no-today provider query regex sheet skip symbol table today"
)
OF_CHARTS <- several(
  "aggregate as band baseline bins date-format decimal duration error even fit from ignore-bad interval invert
  kind lang mark-breaks mark-extremes maximum minimum missing mode mono no-end-sound no-intro no-invert no-zero
  notes offline only own-axis pan pitch-range profile quiet range reading rebase sample-rate scale shared-axis
  short-ends smooth sort speed stack stats thousands ticks timbre title to together true type unit value verbose volume
  volume-line where zero"
)
OF_WORDS <- several("level max-length speech")
OF_SOUND <- several("bits cues end-phrase narrate speak voice voice-rate")
OF_PAGES <- several("embed-sound fragment html-style")
OF_WRITING <- several("no-clobber sync width")

FACTS <- c(OF_FILES, OF_CHARTS)
TAKEN <- list(
  facts = FACTS,
  describe = c(FACTS, OF_WORDS, several("braille device explain speak width")),
  page = c(FACTS, OF_WORDS, OF_PAGES),
  play = FACTS,
  sonify = c(FACTS, OF_WORDS, OF_PAGES, OF_SOUND, OF_WRITING, "braille", "spreadsheet-safe")
)
TAKEN$export <- TAKEN$sonify
ALL_TAKEN <- unique(unlist(TAKEN))

# What no function takes, and why.
REFUSED <- c(
  vapply(several("format manifest output script-file"), function(name) "says where to write", ""),
  vapply(several("config store"), function(name) "names another file to read", ""),
  through = "runs a program",
  vapply(several("help json list-columns list-readings version"), function(name) "changes what is answered", "")
)
REPEATED <- several("by missing only type where y")
# What a setting may have turned on.
SWITCHES <- several(
  "even invert mark-breaks mark-extremes mono no-end-sound no-intro no-invert no-zero own-axis shared-axis
  short-ends speech stats ticks today together true zero"
)
PLAIN_SWITCHES <- several("explain file fit ignore-bad insiders no-clobber no-today offline quiet rebase speak symbol verbose volume-line")

# Options that mean something to a file with this ending: "html".
for_ending <- function(ending) {
  own <- switch(ending,
    brf = "braille", csv = "spreadsheet-safe", html = OF_PAGES, json = , svg = , txt = character(), OF_SOUND
  )
  c(FACTS, OF_WORDS, OF_WRITING, own)
}

# Options by the names that the program gives them, without those that are NULL, or FALSE where no setting
# may have turned them on.
checked <- function(what, given) {
  if (length(given) == 0) return(list())
  if (is.null(names(given)) || !all(nzchar(names(given)))) {
    fail("An option has no name. Write it as title = \"Sales\".", 2)
  }
  found <- list()
  for (written in unique(names(given))) {
    if (sum(names(given) == written) > 1) fail(sprintf("The option %s is given twice. Give it once.", written), 2)
    name <- gsub("_", "-", sub("_$", "", written), fixed = TRUE)
    value <- given[[written]]
    if (!name %in% TAKEN[[what]]) fail(why_not(what, written, name), 2)
    if (is.null(value) || isFALSE(value) && !name %in% SWITCHES) next
    if (!is.null(found[[name]])) fail(sprintf("The option %s is given twice. Give it once.", written), 2)
    if (name == "html-style" && !identical(value, "none")) {
      fail("The option html_style names another file to read. Leave it out, or give \"none\".", 2)
    }
    found[[name]] <- value
  }
  found
}

why_not <- function(what, written, name) {
  if (name %in% names(REFUSED)) {
    return(sprintf("The option %s %s, which is no choice here. Leave it out.", written, REFUSED[[name]]))
  }
  if (name %in% ALL_TAKEN) return(sprintf("The option %s means nothing to %s. Leave it out.", written, what))
  near <- c(TAKEN[[what]], "x", "y", "by")
  apart <- utils::adist(name, near)
  advice <- if (min(apart) <= nchar(name) / 3) {
    sprintf("Did you mean %s?", here(near[[which.min(apart)]]))
  } else {
    "audiograph export --help all lists those that there are."
  }
  sprintf("There is no option '%s' of %s. %s", substr(written, 1, 40), what, advice)
}

refuse_for_tables <- function(names) {
  for (name in intersect(names, OF_FILES)) {
    fail(sprintf("The option %s is about files, and the data are none. Leave it out.", here(name)), 2)
  }
}

# Options as arguments of the program: list(`pitch-range` = "c3:c6") becomes "--pitch-range=c3:c6".
option_arguments <- function(options) {
  unlist(lapply(names(options), function(name) {
    value <- options[[name]]
    if (is.list(value) || !is.atomic(value)) {
      fail(sprintf("The option %s is of the class %s. Give a text or a number.", here(name), class(value)[[1]]), 2)
    }
    if (length(value) != 1 && !name %in% REPEATED) {
      fail(sprintf("The option %s takes one value. Give one.", here(name)), 2)
    }
    if (anyNA(value)) fail(sprintf("The option %s is NA. Leave it out, or give a value.", here(name)), 2)
    if (isTRUE(value)) return(paste0("--", name))
    if (isFALSE(value)) return(paste0("--", name, "=off"))
    paste0("--", name, "=", cells(value))
  }))
}

here <- function(name) gsub("-", "_", name, fixed = TRUE)

# Sentences of the program with options as they are written here: "--as box" becomes as = "box".
in_r <- function(text) {
  for (name in ALL_TAKEN) {
    value <- if (name %in% c(SWITCHES, PLAIN_SWITCHES)) " = TRUE" else ""
    if (name == "as") text <- gsub("--as ([a-z]+)", "as = \"\\1\"", text)
    text <- gsub(sprintf("--%s(?![a-z-])", name), paste0(here(name), value), text, perl = TRUE)
  }
  text
}
