# SPDX-License-Identifier: MIT
# Whatever is given, as a source for the program: a table, charts that say what they are, or a name.

TITLES <- c(de = "Daten", fr = "Donn\u00e9es", pl = "Dane")

# A source has the arguments that go with it, options that belong to the data, and either a name that the
# program knows or lines that it reads.
source_of <- function(data, x, y, by, found, title) {
  kind <- found$as
  if (is.character(data) && length(data) == 1 && is.null(names(data))) return(named_source(data, x, y, by))
  refuse_for_tables(setdiff(names(found), "chart"))
  if (is.list(data) && !is.null(data[["audiograph"]])) return(stated_source(data, found, NULL))
  charts <- stated_of(data, title)
  if (!is.null(charts)) {
    if (!is.null(x) || !is.null(y) || !is.null(by)) {
      fail("A plot has its own columns. Leave out x, y and by.", 2)
    }
    # A plot is called as it says.
    return(stated_source(charts, found, if (!inherits(data, "ggplot")) title))
  }
  refuse_for_tables(names(found))
  whole <- any(c("band", "error", "reading", "type", "where") %in% names(found))
  if (identical(kind, "histogram") || identical(kind, "density")) {
    if (is.null(y) && length(x) == 1) { y <- x; x <- NULL }
  }
  if (identical(kind, "box") && is.null(by)) { by <- x; x <- NULL }
  table <- table_of(data, x, y, by, whole)
  own_roles <- !is.null(x) || !is.null(y) || !is.null(by)
  table <- for_kind(table, found, own_roles)
  ordered <- if (can_be_ordered(table, found)) ordered_chart(table, title)
  if (!is.null(ordered)) return(stated_source(ordered, found, title))
  options <- table$options
  options$title <- if (is.null(found$title)) default_title(title, found)
  options$unit <- if (is.null(found$unit)) table$unit
  list(arguments = c(table_arguments(table), "--file"), options = options, lines = table_lines(table))
}

# A table for the kind of chart that is asked for.
for_kind <- function(table, found, own_roles) {
  is_left <- isTRUE(found$as %in% c("candles", "heatmap")) || "value" %in% names(found) || "reading" %in% names(found)
  if (is_left && !own_roles && !is.null(table$x)) {
    # The program finds the prices, or the names of the rows, among all columns.
    table$x <- table$by <- NULL
    table$ys <- integer()
  }
  table$names_rows <- identical(found$as, "heatmap")
  table
}

default_title <- function(title, found) {
  if (!is.null(title)) return(title)
  lang <- substr(if (is.null(found$lang)) "en" else found$lang, 1, 2)
  if (lang %in% names(TITLES)) TITLES[[lang]] else "Data"
}

# A path, a sample or a symbol, as in the terminal.
named_source <- function(name, x, y, by) {
  if (is.na(name) || !nzchar(name)) fail("The name of a file is missing. Give one, or the data.", 2)
  if (grepl("\n", name, fixed = TRUE)) {
    fail("A text of several lines names no file. Read the data that it holds, and give a data frame.", 2)
  }
  if (name == "-") fail("'-' is standard input, which is not read here. Read it, and give the data.", 2)
  for (role in c("x", "by")) {
    if (length(get(role)) > 1) {
      fail(sprintf("A file has its own values for %s. Name one of its columns.", role), 2)
    }
  }
  list(
    arguments = if (startsWith(name, "-")) "--file",
    options = Filter(Negate(is.null), list(x = x, y = y, by = by)), name = path.expand(name)
  )
}

# The table that data are.
table_of <- function(data, x, y, by, whole) {
  if (inherits(data, "ts")) return(ts_table(data, y))
  if (inherits(data, "tbl_ts")) return(tsibble_table(data, x, y, by, whole))
  if (is.matrix(data) || is.array(data) && length(dim(data)) != 1) return(matrix_table(data, x, y, by, whole))
  if (is.data.frame(data)) return(frame_table(data, x, y, by, whole))
  if (is.list(data) && !inherits(data, "POSIXlt")) return(list_table(data, x, y, by, whole))
  if (is.atomic(data) && length(data) > 0 && !is_known_vector(data)) {
    fail(sprintf("Data of the class %s are not read. Give a vector or a data frame.", class(data)[[1]]), 2)
  }
  if (is.null(data) || is.atomic(data) || inherits(data, "POSIXlt")) return(vector_table(data, x, y, by, whole))
  fail(
    sprintf("A value of the class %s is no data. Give a vector, a data frame or a plot.", class(data)[[1]]), 2
  )
}

KNOWN <- c(
  "Date", "POSIXct", "difftime", "factor", "integer64", "numeric", "integer", "logical", "character", "table",
  "array", "yearmonth", "yearquarter", "yearweek", "AsIs"
)
is_known_vector <- function(data) any(class(data) %in% KNOWN) || is.null(attr(data, "class"))

refuse_nothing <- function(count) {
  if (count == 0) fail("The data are empty. Give at least one value.", 3)
}

vector_table <- function(data, x, y, by, whole) {
  refuse_nothing(length(data))
  columns <- list(Value = unname(data))
  if (is.character(data) || is.factor(data)) return(counts_table(data))
  if (!is.null(names(data)) && is.null(x)) {
    return(choose_columns(c(list(Name = factor(names(data), unique(names(data)))), columns), "Name", y, by,
      whole = whole))
  }
  unit <- if (inherits(data, "difftime")) "s"
  utils::modifyList(choose_columns(columns, x, y, by, whole = whole), list(unit = unit))
}

# How often each text or level comes.
counts_table <- function(data) {
  counts <- table(data)
  new_table(list(Value = levels_as_names(data, names(counts)), Count = as.vector(counts)), 1L, 2L)
}

levels_as_names <- function(data, names) factor(names, names, ordered = is.ordered(data))

frame_table <- function(data, x, y, by, whole) {
  columns <- flat_columns(as.list(data))
  refuse_nothing(nrow(data) * length(columns))
  rows <- attr(data, "row.names")
  if (is.null(x) && is.character(rows)) {
    heading <- make.unique(c(names(columns), "Name"))[[length(columns) + 1]]
    columns <- c(stats::setNames(list(factor(rows, rows)), heading), columns)
    x <- heading
    if (!is.null(y) && is.numeric(y)) y <- y + 1
    if (length(by) == 1 && is.numeric(by)) by <- by + 1
  }
  with_unit(choose_columns(columns, x, y, by, whole = whole))
}

# Columns that are tables or matrices themselves become several.
flat_columns <- function(columns) {
  flat <- lapply(seq_along(columns), function(place) {
    values <- columns[[place]]
    name <- names(columns)[[place]]
    if (is.matrix(values)) values <- as.data.frame(values)
    if (!is.data.frame(values)) return(stats::setNames(list(values), name))
    stats::setNames(as.list(values), paste0(name, ": ", names(values)))
  })
  do.call(c, flat)
}

with_unit <- function(table) {
  is_length <- vapply(table$columns[table$ys], inherits, NA, "difftime")
  if (length(is_length) > 0 && all(is_length)) table$unit <- "s"
  table
}

list_table <- function(data, x, y, by, whole) {
  refuse_nothing(length(data))
  if (is.null(names(data)) || !all(nzchar(names(data)))) {
    fail("A column has no name. Give a list of columns with names, or a data frame.", 2)
  }
  counts <- lengths(data)
  if (length(unique(counts)) > 1) {
    fail(sprintf("The columns differ in length: %s. Give equal ones.",
      listed(sprintf("%s has %d", names(data), counts))), 3)
  }
  refuse_nothing(counts[[1]])
  with_unit(choose_columns(data, x, y, by, whole = whole))
}

matrix_table <- function(data, x, y, by, whole) {
  if (length(dim(data)) != 2) {
    fail(sprintf("The array has %d dimensions. Give one, or two with a series in each column.", length(dim(data))), 3)
  }
  refuse_nothing(length(data))
  columns <- lapply(seq_len(ncol(data)), function(column) as.vector(data[, column]))
  names(columns) <- if (is.null(colnames(data))) paste("Series", seq_along(columns)) else colnames(data)
  if (is.null(x) && !is.null(rownames(data))) {
    columns <- c(list(Name = factor(rownames(data), unique(rownames(data)))), columns)
    x <- "Name"
  }
  table <- choose_columns(columns, x, y, by, whole = whole)
  if (is.null(y) && length(table$ys) == 0) table$ys <- seq_along(table$columns)
  table$counts <- is.null(table$x)
  table
}

# A time series, whose times are years, quarters or months where it has as many a year.
ts_table <- function(data, y) {
  refuse_nothing(length(data))
  times <- stats::time(data)
  frequency <- stats::frequency(data)
  year <- floor(as.vector(times) + 1e-6)
  part <- as.vector(stats::cycle(data))
  along <- if (frequency == 12) {
    sprintf("%d-%02d", year, part)
  } else if (frequency == 4) {
    sprintf("%dQ%d", year, part)
  } else {
    as.vector(times)
  }
  is_year <- frequency == 1 && all(as.vector(times) == year) && all(year >= 1000 & year <= 2999)
  values <- if (is.matrix(data)) {
    stats::setNames(lapply(seq_len(ncol(data)), function(each) as.vector(data[, each])), colnames(data))
  } else {
    list(Value = as.vector(data))
  }
  table <- choose_columns(c(list(Time = along), values), "Time", y, NULL)
  if (frequency %in% c(4, 12) || is_year) table$options$type <- "#1=date"
  table
}

# A tsibble: its index is x, its keys name the series.
tsibble_table <- function(data, x, y, by, whole) {
  index <- as.character(attr(data, "index"))
  keys <- setdiff(names(attr(data, "key")), ".rows")
  columns <- as.list(data)
  if (is.null(by) && length(keys) == 1) by <- keys
  if (is.null(by) && length(keys) > 1) {
    columns$key <- do.call(paste, c(lapply(columns[keys], as.character), list(sep = ", ")))
    by <- "key"
  }
  if (is.null(y)) y <- setdiff(names(columns)[vapply(columns, is_number, NA)], c(index, keys, by))
  with_unit(choose_columns(columns, if (is.null(x)) index else x, y, by, whole = whole))
}
