# SPDX-License-Identifier: MIT
# Charts as words, facts, sound and pages.

describe <- function(data, ..., x = NULL, y = NULL, by = NULL, level = NULL, lang = NULL, speech = NULL) {
  command <- command_of("describe", data, x, y, by, list(level = level, lang = lang, speech = speech, ...),
    title_of(substitute(data)))
  words(run_command(command, "describe"))
}

facts <- function(data, ..., x = NULL, y = NULL, by = NULL) {
  if (!requireNamespace("jsonlite", quietly = TRUE)) {
    fail("Facts are read by the package jsonlite. Install it.", 127)
  }
  command <- command_of("facts", data, x, y, by, list(...), title_of(substitute(data)))
  jsonlite::fromJSON(paste(run_command(command, "describe", "--json"), collapse = "\n"), simplifyVector = FALSE)
}

page <- function(data, ..., x = NULL, y = NULL, by = NULL) {
  command <- command_of("page", data, x, y, by, list(...), title_of(substitute(data)))
  paste(page_of(command), collapse = "\n")
}

export <- function(data, file, ..., x = NULL, y = NULL, by = NULL) {
  if (!is.character(file) || length(file) == 0 || anyNA(file) || !all(nzchar(file))) {
    fail("The name of a file is missing. Give one, such as \"sales.wav\".", 2)
  }
  command <- command_of("export", data, x, y, by, list(...), title_of(substitute(data)))
  for (name in path.expand(file)) {
    ending <- tolower(tools::file_ext(name))
    run_command(only(command, for_ending(ending)), "export", paste0("--output=", name))
  }
  invisible(file)
}

play <- function(data, ..., x = NULL, y = NULL, by = NULL) {
  command <- command_of("play", data, x, y, by, list(...), title_of(substitute(data)))
  tryCatch(run_command(only(command, TAKEN$play), "play", "--text=none"), audiograph_error = function(error) {
    # The program names the command for a file that only we know.
    words <- sub("audiograph export \\S.* -o (\\S+)", "export(data, \"\\1\")", conditionMessage(error))
    fail(words, error$status)
  })
  invisible(NULL)
}

sonify <- function(data, ..., x = NULL, y = NULL, by = NULL) {
  command <- command_of("sonify", data, x, y, by, list(...), title_of(substitute(data)))
  folder <- tempfile("audiograph")
  dir.create(folder, mode = "0700")
  on.exit(unlink(folder, recursive = TRUE))
  files <- file.path(folder, c("sound.wav", "words.txt"))
  heard <- only(command, c(FACTS, OF_WORDS, OF_SOUND, OF_WRITING))
  run_command(heard, "export", paste0("--output=", files))
  wav <- readBin(files[[1]], "raw", file.size(files[[1]]))
  structure(
    list(
      command = command, wav = wav, rate = readBin(wav[25:28], "integer", endian = "little"),
      text = words(read_text(files[[2]]))
    ),
    class = "sonification"
  )
}

# A plot in one line, for labs(alt = ).
alt <- function(plot, ...) {
  command <- command_of("describe", plot, NULL, NULL, NULL, list(level = "alt", ...), title_of(substitute(plot)))
  paste(run_command(command, "describe"), collapse = " ")
}

words <- function(lines) structure(paste(lines, collapse = "\n"), class = c("audiograph_words", "character"))

print.audiograph_words <- function(x, ...) {
  cat(unclass(x), "\n", sep = "")
  invisible(x)
}

print.sonification <- function(x, ...) {
  print(x$text)
  invisible(x)
}

# A chart is called as the variable that holds it.
title_of <- function(expression) if (is.symbol(expression) && nchar(expression) > 1) as.character(expression)

command_of <- function(what, data, x, y, by, given, title) {
  if (inherits(data, "sonification")) {
    command <- data$command
    own <- checked(what, given)
    command$options[names(own)] <- own
    return(command)
  }
  found <- checked(what, given)
  list(source = source_of(data, x, y, by, found, title), options = found)
}

only <- function(command, names) {
  command$options <- command$options[names(command$options) %in% names]
  command
}

# What one of the commands prints. Our own data are in a file as long as it runs.
run_command <- function(command, name, ...) {
  source <- command$source
  options <- utils::modifyList(as.list(source$options), command$options)
  line <- c(name, source$arguments, option_arguments(options), ..., "--")
  if (!is.null(source$name)) return(run(c(line, source$name)))
  folder <- tempfile("audiograph")
  dir.create(folder, mode = "0700")
  on.exit(unlink(folder, recursive = TRUE))
  data <- file.path(folder, "data")
  writeLines(source$lines, data, useBytes = TRUE)
  run(c(line, data), data)
}

page_of <- function(command, ...) {
  folder <- tempfile("audiograph")
  dir.create(folder, mode = "0700")
  on.exit(unlink(folder, recursive = TRUE))
  html <- file.path(folder, "page.html")
  run_command(only(command, TAKEN$page), "export", paste0("--output=", html), ...)
  read_text(html)
}
