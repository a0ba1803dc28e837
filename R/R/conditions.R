# SPDX-License-Identifier: MIT
# What goes wrong, and what is worth knowing.

# An error says what is wrong and what to do. `status` is the exit status of the program: 2 for options, 3
# for data, 4 for prices, 5 for the sound device, 6 for files, 127 where the program is missing.
fail <- function(message, status) {
  stop(structure(
    list(message = message, call = NULL, status = status),
    class = c("audiograph_error", "error", "condition")
  ))
}

# What was skipped in the data, or chosen among several possibilities.
caution <- function(message) {
  warning(structure(
    list(message = message, call = NULL), class = c("audiograph_warning", "warning", "condition")
  ))
}

# The first twenty of several names, and how many more there are.
listed <- function(names) {
  more <- if (length(names) > 20) sprintf(" and %d more", length(names) - 20L) else ""
  paste0(paste(utils::head(names, 20), collapse = ", "), more)
}

quoted <- function(text) sprintf("'%s'", text)
