# SPDX-License-Identifier: MIT
# Charts that say what they are, and how they reach the program: as its own JSON, version 1.

UNIT <- "^(\\S.*?)\\s+[(\\[]([[:alpha:]][^()\\[\\]0-9]{0,11}[\u00b2\u00b323]?|[%\u00b0$\u20ac\u00a3]\\S{0,3})[)\\]]$"

# An axis with a title, which may end in a unit: "height (cm)".
axis_of <- function(title, type = NULL, order = NULL, scale = NULL, reversed = FALSE) {
  title <- trimws(gsub("\\s+", " ", paste(as.character(title), collapse = " ")))
  found <- regmatches(title, regexec(UNIT, title, perl = TRUE))[[1]]
  name <- if (length(found) == 3) found[[2]] else title
  without_nothing(list(
    name = if (nzchar(name)) one(name), unit = if (length(found) == 3) one(found[[3]]),
    type = if (!is.null(type)) one(type), order = order, scale = if (!is.null(scale)) one(scale),
    reversed = if (reversed) one(TRUE)
  ))
}

series_of <- function(..., name = NULL, axis = NULL) {
  columns <- without_nothing(list(...))
  c(without_nothing(list(name = if (length(name) == 1 && nzchar(name)) one(name))), columns)
}

# A chart of one kind. `lines` are values of y by their names.
chart_of <- function(kind, series, x = list(), y = list(), title = NULL, lines = numeric(), stack = NULL, ...) {
  names <- if (is.null(names(lines))) rep("", length(lines)) else names(lines)
  lines <- lapply(seq_along(lines), function(place) {
    without_nothing(list(name = if (nzchar(names[[place]])) one(names[[place]]), y = one(unname(lines[[place]]))))
  })
  without_nothing(c(
    list(kind = one(kind), title = if (length(title) == 1 && nzchar(title)) one(title),
      x = x, y = y, series = series, lines = lines, stack = if (!is.null(stack)) one(stack)),
    list(...)
  ))
}

without_nothing <- function(list) {
  Filter(function(each) !is.null(each) && !(is.list(each) && length(each) == 0), list)
}

# Charts as the lines that the program reads; `source` says what drew them.
document_of <- function(charts, source) {
  form <- list(audiograph = one(1L))
  whole <- if (length(charts) == 1) c(form, charts[[1]]) else c(form, list(charts = unname(charts)))
  to_json(c(whole, list(source = one(source))))
}

stated_source <- function(charts, found, title) {
  options <- list()
  if (!inherits(charts, "audiograph_charts")) {
    document <- to_json(of_author(c(charts["audiograph"], charts[names(charts) != "audiograph"])))
  } else {
    if (length(charts) == 1 && is.null(charts[[1]]$title) && is.null(found$title)) {
      options$title <- default_title(title, found)
      # Values without a name are called by it.
      if (!identical(charts[[1]]$kind, one("heatmap"))) charts[[1]]$title <- one(options$title)
    }
    document <- document_of(unclass(charts), attr(charts, "source"))
  }
  list(arguments = "--file", options = options, lines = document)
}

charts_from <- function(charts, source) structure(charts, class = "audiograph_charts", source = source)

# A chart that somebody states as a list: what stands in the place of lists stays one, also with one value.
ARRAYS <- c(
  "x", "y", "lower", "upper", "labels", "values", "edges", "counts", "low", "q1", "median", "q3", "open", "high",
  "close", "volume", "order", "rows", "columns"
)
of_author <- function(value, name = "") {
  if (inherits(value, "POSIXlt")) value <- as.POSIXct(value)
  if (is.matrix(value)) return(lapply(seq_len(nrow(value)), function(row) as.vector(value[row, ])))
  if (is.list(value)) {
    if (is.null(names(value))) return(lapply(value, of_author, name = "list"))
    return(Map(of_author, value, names(value)))
  }
  if (length(value) == 1 && !name %in% c(ARRAYS, "list")) one(value) else value
}

# The charts that objects of R state, if they do.
stated_of <- function(data, title) {
  if (inherits(data, "ggplot")) return(ggplot_charts(data))
  if (inherits(data, "histogram")) {
    axis <- axis_of(data$xname)
    series <- list(series_of(edges = as.double(data$breaks), counts = as.integer(data$counts)))
    return(charts_from(list(chart_of("histogram", series, x = axis)), "R"))
  }
  if (inherits(data, "table") && length(dim(data)) == 1) return(counted_chart(data))
  if (inherits(data, "table") && length(dim(data)) == 2) return(grid_chart(data))
  NULL
}

counted_chart <- function(data) {
  axis <- axis_of(names(dimnames(data)), type = "names", order = names(data))
  series <- list(series_of(x = names(data), y = as.vector(data)))
  charts_from(list(chart_of("bars", series, x = axis, y = axis_of("Count"))), "R")
}

grid_chart <- function(data) {
  places <- dimnames(data)
  cells <- lapply(seq_len(nrow(data)), function(row) as.vector(data[row, ]))
  charts_from(list(chart_of(
    "heatmap", list(), x = axis_of(names(places)[2]), y = axis_of(names(places)[1]),
    rows = places[[1]], columns = places[[2]], cells = cells
  )), "R")
}

# Options with which a table stays one.
OF_ROWS <- c("aggregate", "band", "error", "from", "interval", "missing", "only", "range", "reading", "to", "type",
  "value", "where")

can_be_ordered <- function(table, found) {
  is_line <- is.null(found$as) || found$as %in% c("line", "bars", "step")
  is_line && !any(OF_ROWS %in% names(found)) && !is.null(table$x) && length(table$ys) > 0 &&
    is.factor(table$columns[[table$x]]) && all(vapply(table$columns[table$ys], is_number, NA))
}

# A chart along a factor, whose levels are in order, which no table can say. NULL where a level comes twice.
ordered_chart <- function(table, title) {
  along <- table$columns[[table$x]]
  groups <- if (!is.null(table$by)) as.character(table$columns[[table$by]]) else rep("", length(along))
  series <- list()
  for (group in unique(groups)) {
    rows <- which(groups == group & !is.na(along))
    if (anyDuplicated(along[rows])) return(NULL)
    rows <- rows[order(as.integer(along[rows]))]
    for (y in table$ys) {
      name <- names(table$columns)[[y]]
      called <- if (is.null(table$by)) name else if (length(table$ys) == 1) group else paste(group, name, sep = ": ")
      values <- cells_as_numbers(table$columns[[y]][rows])
      series <- c(series, list(series_of(x = as.character(along[rows]), y = values, name = called)))
    }
  }
  if (anyNA(along)) caution(sprintf("%d rows without a name along x are left out.", sum(is.na(along))))
  is_ordered <- is.ordered(along)
  kind <- if (is_ordered) "line" else if (length(series) > 1) "grouped" else "bars"
  y <- if (length(table$ys) == 1) axis_of(names(table$columns)[[table$ys]]) else list()
  if (!is.null(table$unit)) y$unit <- one(table$unit)
  if (length(series) == 1) series[[1]]$name <- NULL
  axis <- axis_of(names(table$columns)[[table$x]],
    type = if (is_ordered) "ordered" else "names", order = levels(droplevels(along)))
  charts_from(list(chart_of(kind, series, x = axis, y = y)), "R")
}

cells_as_numbers <- function(values) {
  if (inherits(values, "difftime")) return(seconds(values))
  if (is.logical(values)) return(as.integer(values))
  if (inherits(values, "integer64")) return(as.double(cells(values)))
  as.vector(unclass(values))
}
