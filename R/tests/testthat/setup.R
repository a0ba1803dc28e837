# SPDX-License-Identifier: MIT
# What the program says of the same chart is what is expected. Where it is missing, tests are skipped.

Sys.setenv(AUDIOGRAPH_OFFLINE = "1", AUDIOGRAPH_LANG = "en", XDG_STATE_HOME = file.path(tempdir(), "state"))

skip_without_program <- function() {
  found <- nzchar(Sys.getenv("AUDIOGRAPH_PROGRAM")) || nzchar(Sys.which("audiograph"))
  testthat::skip_if_not(found, "the program audiograph")
}

# What the program prints of a table or a chart given as lines.
said <- function(lines, ..., command = "describe") {
  skip_without_program()
  file <- tempfile()
  writeLines(enc2utf8(lines), file, useBytes = TRUE)
  printed <- system2(audiograph:::program(), c(command, "--file", shQuote(c(..., file))), stdout = TRUE)
  Encoding(printed) <- "UTF-8"
  paste(printed, collapse = "\n")
}

text_of <- function(words) paste0(unclass(words))

table_of <- function(data, x = NULL, y = NULL, by = NULL) {
  table <- audiograph:::table_of(data, x, y, by, FALSE)
  list(arguments = audiograph:::table_arguments(table)[-(1:3)], lines = audiograph:::table_lines(table))
}

# The document that a plot or data are handed over as.
document <- function(data) {
  charts <- audiograph:::stated_of(data, NULL)
  jsonlite::fromJSON(audiograph:::document_of(unclass(charts), attr(charts, "source")), simplifyDataFrame = FALSE,
    simplifyMatrix = FALSE)
}

expect_refused <- function(code, status, words) {
  error <- tryCatch(code, audiograph_error = identity)
  testthat::expect_s3_class(error, "audiograph_error")
  testthat::expect_identical(conditionMessage(error), words)
  testthat::expect_equal(error$status, status)
}
