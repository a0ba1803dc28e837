# SPDX-License-Identifier: MIT
# Tables, and how they reach the program: as comma-separated values.

# Columns of equal length, and which of them is what, by its place. If `ys` is empty, the program chooses the
# columns as it does for a file; if `counts`, it counts the rows along x; if `names_rows`, some column names
# the rows, as in a heat map.
new_table <- function(columns, x = NULL, ys = integer(), by = NULL, counts = FALSE, names_rows = FALSE,
                      title = NULL, unit = NULL, options = list()) {
  list(
    columns = columns, x = x, ys = ys, by = by, counts = counts, names_rows = names_rows, title = title,
    unit = unit, options = options
  )
}

table_arguments <- function(table) {
  arguments <- c("--header=1", "--delimiter=comma", "--decimal=point")
  if (!is.null(table$x)) {
    arguments <- c(arguments, paste0("--x=#", table$x))
  } else if (table$counts && !table$names_rows) {
    arguments <- c(arguments, "--x=none")
  }
  arguments <- c(arguments, paste0("--y=#", table$ys, recycle0 = TRUE))
  if (!is.null(table$by)) {
    arguments <- c(arguments, paste0("--by=#", table$by))
  } else if (length(table$ys) > 0 && !table$names_rows) {
    arguments <- c(arguments, "--by=none")
  }
  # What a factor holds are names, whatever they look like.
  factors <- which(vapply(table$columns, is.factor, NA))
  c(arguments, paste0("--type=#", factors, "=text", recycle0 = TRUE))
}

# The table as lines. Every text is quoted: a line that begins with # would be a comment.
table_lines <- function(table) {
  heading <- paste(quote_text(enc2utf8(names(table$columns))), collapse = ",")
  columns <- lapply(table$columns, function(values) {
    values <- finite(values)
    text <- cells(values)
    if (!is_number(values)) text <- quote_text(text)
    text[is.na(values)] <- ""
    text
  })
  c(heading, do.call(paste, c(unname(columns), list(sep = ","))))
}

quote_text <- function(text) paste0("\"", gsub("\"", "\"\"", text, fixed = TRUE), "\"")

# The roles of columns of which some are named. `has_x` says that x is no column. If `whole`, every column is
# handed over, whatever it is. What is not named is left to the program, as in a file, except where x is known:
# then every column of numbers is a series.
choose_columns <- function(columns, x, y, by, has_x = FALSE, whole = FALSE) {
  given <- list(x = x, by = by)
  extra <- Filter(function(value) length(value) > 1 || !is_name(value), Filter(Negate(is.null), given))
  for (role in names(extra)) {
    if (length(extra[[role]]) != lengths(columns)[[1]]) {
      fail(sprintf("%s has %d values, and the data have %d rows. Give equal ones.", role,
        length(extra[[role]]), lengths(columns)[[1]]), 3)
    }
  }
  place <- function(name) place_of(name, names(columns))
  x_place <- if (is.null(x) || !is.null(extra$x)) NULL else place(x)
  by_place <- if (is.null(by) || !is.null(extra$by)) NULL else place(by)
  has_x <- has_x || !is.null(x)
  others <- setdiff(seq_along(columns), c(x_place, by_place))
  if (!is.null(y)) {
    if (length(y) == 0) fail("The names for y are none at all. Name a column, or leave out y.", 2)
    ys <- unique(vapply(y, place, 1L, USE.NAMES = FALSE))
  } else if (length(others) > 1) {
    ys <- if (has_x) others[vapply(columns[others], is_number, NA)] else integer()
  } else {
    ys <- others
  }
  if (length(others) == 0 && length(ys) == 0) fail("No column is left for the values. Name one with y.", 3)
  order <- unique(c(x_place, by_place, ys, if (whole || !(has_x && length(ys) > 0)) others))
  chosen <- columns[order]
  found <- list(x = match(x_place, order), by = match(by_place, order))
  found <- lapply(found, function(at) if (length(at) == 0) NULL else at)
  for (role in names(extra)) {
    chosen <- c(chosen, stats::setNames(list(extra[[role]]), role))
    found[[role]] <- length(chosen)
  }
  ys <- match(ys, order)
  new_table(chosen, found$x, ys, found$by, counts = !has_x && setequal(c(found$by, ys), seq_along(chosen)))
}

is_name <- function(value) is.character(value) || is.numeric(value)

place_of <- function(name, names) {
  if (is.character(name) && length(name) == 1 && name %in% names) return(match(name, names))
  if (is.numeric(name) && length(name) == 1 && name %in% seq_along(names)) return(as.integer(name))
  fail(
    sprintf("There is no column %s. Use one of these: %s.", quoted(format(name)), listed(quoted(names))), 2
  )
}
