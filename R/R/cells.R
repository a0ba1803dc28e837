# SPDX-License-Identifier: MIT
# Values as they stand in a table: texts, of which NA is a missing value.

cells <- function(values) {
  if (inherits(values, "POSIXlt")) values <- as.POSIXct(values)
  if (is.factor(values)) return(enc2utf8(as.character(values)))
  if (inherits(values, "yearmonth")) return(dates(values, "%Y-%m"))
  if (inherits(values, "yearquarter")) return(quarters_of(values))
  if (inherits(values, "yearweek")) return(dates(values, "%Y-%m-%d"))
  if (inherits(values, "Date")) return(dates(values, "%Y-%m-%d"))
  if (inherits(values, "POSIXct")) return(times(values))
  if (inherits(values, "difftime")) return(numbers(seconds(values)))
  if (inherits(values, "integer64")) return(whole_numbers(values))
  if (is.logical(values)) return(numbers(as.integer(values)))
  if (is.character(values)) return(enc2utf8(as.vector(values)))
  if (is.numeric(values)) return(numbers(as.vector(unclass(values))))
  fail(sprintf("A column is of the class %s. Give numbers, texts, factors or dates.", class(values)[[1]]), 3)
}

# Whether a column holds numbers, truths or lengths of time.
is_number <- function(values) {
  (is.numeric(values) || is.logical(values) || inherits(values, "difftime")) &&
    !inherits(values, c("Date", "POSIXct", "yearmonth", "yearquarter", "yearweek", "factor"))
}

# The shortest digits that read back as the same number.
numbers <- function(values) {
  if (is.integer(values)) return(ifelse(is.na(values), NA, sprintf("%d", values)))
  text <- sprintf("%.15g", values)
  for (digits in 16:17) {
    inexact <- which(is.finite(values))
    inexact <- inexact[as.numeric(text[inexact]) != values[inexact]]
    if (length(inexact) == 0) break
    text[inexact] <- sprintf("%.*g", digits, values[inexact])
  }
  text[is.na(values)] <- NA
  text
}

# Numbers of which none is infinite: what has no end can be neither heard nor drawn.
finite <- function(values) {
  if (!is.double(values) || inherits(values, c("Date", "POSIXct", "integer64"))) return(values)
  count <- sum(is.infinite(values))
  if (count == 0) return(values)
  caution(sprintf("%d infinite %s missing.", count, if (count == 1) "value is" else "values are"))
  values[is.infinite(values)] <- NA
  values
}

seconds <- function(values) as.double(values, units = "secs")

whole_numbers <- function(values) {
  # Without it their bits are read as other numbers.
  if (!"bit64" %in% loadedNamespaces()) {
    fail("A column is of the class integer64. Load the package bit64.", 3)
  }
  as.character(values)
}

dates <- function(values, format) {
  format(structure(as.double(unclass(values)), class = "Date"), format)
}

quarters_of <- function(values) {
  day <- as.POSIXlt(structure(as.double(unclass(values)), class = "Date"))
  ifelse(is.na(day$year), NA, sprintf("%dQ%d", day$year + 1900L, day$mon %/% 3L + 1L))
}

# Times as the clocks of their zone show them, or, where these show one time twice, in UTC.
times <- function(values) {
  known <- values[!is.na(values)]
  clock <- format(known, "%Y-%m-%d %H:%M:%OS6")
  if (length(unique(clock)) < length(unique(as.double(known)))) {
    caution("Clocks show an hour twice, so that all times are in UTC.")
    clock <- format(known, tz = "UTC", "%Y-%m-%d %H:%M:%OS6")
  }
  clock <- sub("\\.0+$", "", clock)
  if (all(endsWith(clock, "00:00:00"))) clock <- substr(clock, 1, 10)
  text <- rep(NA_character_, length(values))
  text[!is.na(values)] <- clock
  text
}
