# SPDX-License-Identifier: MIT
# Values as JSON: lists with names are objects, other lists and columns are arrays. One text or number in
# `one()` stands by itself.

one <- function(value) structure(list(value), class = "audiograph_one")

to_json <- function(value) {
  if (inherits(value, "audiograph_one")) return(json_values(value[[1]]))
  if (is.list(value) && !inherits(value, "POSIXlt")) {
    parts <- vapply(unname(value), to_json, "")
    if (is.null(names(value))) return(paste0("[", paste(parts, collapse = ","), "]"))
    return(paste0("{", paste0(json_text(names(value)), ":", parts, collapse = ","), "}"))
  }
  paste0("[", paste(json_values(value), collapse = ","), "]")
}

json_values <- function(values) {
  values <- finite(values)
  if (is.logical(values) && !anyNA(values)) return(ifelse(values, "true", "false"))
  if (inherits(values, "POSIXct")) text <- json_text(sub(" ", "T", cells(values), fixed = TRUE))
  else text <- cells(values)
  if (!is_number(values) && !inherits(values, "POSIXct")) text <- json_text(text)
  text[is.na(values)] <- "null"
  text
}

json_text <- function(text) {
  text <- gsub("\\", "\\\\", enc2utf8(text), fixed = TRUE)
  text <- gsub("\"", "\\\"", text, fixed = TRUE)
  for (code in 1:31) {
    sign <- intToUtf8(code)
    if (any(grepl(sign, text, fixed = TRUE))) text <- gsub(sign, sprintf("\\\\u%04x", code), text, fixed = TRUE)
  }
  paste0("\"", text, "\"")
}
