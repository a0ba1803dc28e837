# SPDX-License-Identifier: MIT
# Plots of ggplot2 as charts that say what they are: each panel is one, and each kind of mark in it.

# What adorns a plot.
DECORATION <- c(
  "GeomText", "GeomLabel", "GeomVline", "GeomAbline", "GeomSegment", "GeomCurve", "GeomRug", "GeomBlank",
  "GeomLogticks", "GeomCustomAnn", "GeomRasterAnn", "GeomSpoke", "GeomHline"
)
INTERVALS <- c("GeomErrorbar", "GeomPointrange", "GeomLinerange", "GeomCrossbar")
LINES <- c("GeomLine", "GeomPath", "GeomStep", "GeomDensity", "GeomFunction", "GeomArea")

ggplot_charts <- function(plot) {
  plot <- with_plain_layers(plot)
  built <- suppressMessages(ggplot2::ggplot_build(plot))
  panels <- built$layout$layout
  for (layer in built$plot$layers) refuse_unknown(layer)
  warn_of_numbers(built)
  charts <- do.call(c, lapply(seq_len(nrow(panels)), function(panel) panel_charts(built, panel)))
  if (length(charts) == 0) fail("The plot draws no data. Add a layer that does, such as geom_line().", 3)
  charts_from(charts, "ggplot2")
}

# The plot without what moves points from their values, and with the values that colours of tiles stand for.
with_plain_layers <- function(plot) {
  plot$layers <- lapply(plot$layers, function(layer) {
    moves <- inherits(layer$position, c("PositionJitter", "PositionJitterdodge", "PositionNudge"))
    position <- if (moves) ggplot2::PositionIdentity else layer$position
    mapping <- layer$mapping
    fill <- mapping_of(plot, layer)$fill
    if (is_geom(layer, c("GeomTile", "GeomRaster")) && inherits(layer$stat, "StatIdentity") && !is.null(fill)) {
      mapping <- if (is.null(mapping)) ggplot2::aes() else mapping
      mapping$audiograph_value <- fill
    }
    ggplot2::ggproto(NULL, layer, position = position, mapping = mapping)
  })
  plot
}

is_geom <- function(layer, names) class(layer$geom)[[1]] %in% names

mapping_of <- function(plot, layer) {
  own <- layer$mapping
  if (isFALSE(layer$inherit.aes)) return(own)
  c(own, plot$mapping[setdiff(names(plot$mapping), names(own))])
}

# The values that an aesthetic is mapped to, before any scale; NULL where they are computed.
mapped <- function(built, layer, aesthetic) {
  expression <- mapping_of(built$plot, layer)[[aesthetic]]
  if (is.null(expression)) return(NULL)
  data <- if (is.data.frame(layer$data)) layer$data else built$plot$data
  if (!is.data.frame(data)) data <- NULL
  tryCatch(evaluated(expression, data), error = function(error) NULL)
}

evaluated <- function(expression, data) {
  if (!inherits(expression, "quosure")) return(expression)
  # A quosure is a formula: its right side, and the environment where it was written.
  eval(unclass(expression)[[2]], data, attr(expression, ".Environment"))
}

warn_of_numbers <- function(built) {
  for (scale in built$plot$scales$scales) {
    name <- scale$aesthetics[[1]]
    if (name %in% c("x", "y") || scale$is_discrete()) next
    tiles <- Filter(function(layer) is_geom(layer, c("GeomTile", "GeomRaster")), built$plot$layers)
    computed <- vapply(built$plot$layers, function(layer) !inherits(layer$stat, "StatIdentity"), NA)
    if (name == "fill" && (length(tiles) > 0 || all(computed))) next
    word <- if (name == "colour") "Colours" else if (name == "size") "Sizes" else sprintf("Values of %s", name)
    caution(sprintf("%s that stand for numbers are left out.", word))
  }
}

# The charts of one panel, with those marks together that tell one thing.
panel_charts <- function(built, panel) {
  panels <- built$layout$layout
  layers <- lapply(seq_along(built$data), function(place) {
    rows <- built$data[[place]]
    new_marks(built, built$plot$layers[[place]], rows[as.integer(rows$PANEL) == panel, , drop = FALSE], panels[panel, ])
  })
  layers <- Filter(function(marks) nrow(marks$rows) > 0, layers)
  levels <- unlist(lapply(layers, function(marks) if (is_geom(marks$layer, "GeomHline")) levels_of(marks)))
  layers <- Filter(function(marks) !is_decoration(marks$layer), layers)
  layers <- without_repeated(with_partners(layers))
  charts <- do.call(c, lapply(layers, charts_of_marks))
  facets <- setdiff(names(panels), c("PANEL", "ROW", "COL", "SCALE_X", "SCALE_Y", "COORD"))
  place <- paste(vapply(panels[panel, facets, drop = FALSE], as.character, ""), collapse = ", ")
  lapply(charts, function(chart) {
    parts <- c(labels_of(built)$title, place, chart$title[[1]])
    title <- paste(parts[nzchar(parts)], collapse = ": ")
    chart$title <- if (nzchar(title)) one(title)
    if (length(levels) > 0 && !is.null(chart$series)) chart$lines <- lapply(levels, function(y) list(y = one(y)))
    chart
  })
}

labels_of <- function(built) {
  labels <- if (is.function(built$plot$labels)) list() else built$plot$labels
  if (is.null(labels$title)) labels$title <- ""
  labels
}

is_decoration <- function(layer) {
  is_geom(layer, DECORATION) || is_geom(layer, c("GeomRect", "GeomPolygon")) && isFALSE(layer$inherit.aes)
}

TOLD <- c(
  LINES, INTERVALS, "GeomPoint", "GeomBar", "GeomCol", "GeomBoxplot", "GeomSmooth", "GeomRibbon", "GeomTile",
  "GeomRaster"
)

refuse_unknown <- function(layer) {
  if (is_geom(layer, TOLD) || is_decoration(layer)) return()
  name <- sub("^Geom", "geom_", class(layer$geom)[[1]])
  advice <- if (name == "geom_Violin") "Draw them by geom_boxplot(), which is told." else "Leave it out, or give the data."
  fail(sprintf("The plot has marks of %s, which are not told. %s", tolower(name), advice), 3)
}

# The marks of a layer in one panel, with x as the axis along which they stand.
new_marks <- function(built, layer, rows, panel) {
  is_flipped <- any(rows$flipped_aes %in% TRUE)
  scales <- list(
    x = built$layout$panel_scales_x[[panel$SCALE_X]], y = built$layout$panel_scales_y[[panel$SCALE_Y]]
  )
  labels <- labels_of(built)
  titles <- lapply(c(x = "x", y = "y"), function(name) axis_title(scales[[name]], labels[[name]]))
  if (is_flipped) {
    rows <- ggplot2::flip_data(rows, TRUE)
    scales <- list(x = scales$y, y = scales$x)
    titles <- list(x = titles$y, y = titles$x)
  }
  marks <- list(built = built, layer = layer, rows = rows, scales = scales, titles = titles, flipped = is_flipped)
  marks$groups <- if (nrow(rows) > 0) groups_of(marks)
  marks
}

axis_title <- function(scale, label) {
  if (is.null(scale$name) || inherits(scale$name, "waiver")) return(label)
  scale$name
}

transformation <- function(scale) {
  if (is.function(scale$get_transformation)) scale$get_transformation() else scale$trans
}

# What numbers of a layer mean on an axis: names, dates or numbers.
values_on <- function(scale, values) {
  if (scale$is_discrete()) {
    limits <- scale$get_limits()
    return(as.character(labels_on(scale, limits))[round(as.numeric(values))])
  }
  trans <- transformation(scale)
  values <- as.numeric(values)
  if (is.null(trans) || trans$name == "identity") return(values)
  plain <- trans$inverse(values)
  # Such as 10 to the logarithm of 50.
  if (is.numeric(plain) && trans$name != "reverse" && !inherits(plain, c("Date", "POSIXct", "difftime"))) {
    plain <- signif(plain, 14)
  }
  plain
}

labels_on <- function(scale, limits) {
  labels <- scale$get_labels(limits)
  ifelse(is.na(labels), as.character(limits), as.character(labels))
}

axis_on <- function(marks, which, kind) {
  scale <- marks$scales[[which]]
  title <- marks$titles[[which]]
  if (scale$is_discrete()) {
    original <- mapped(marks$built, marks$layer, if (marks$flipped) setdiff(c("x", "y"), which) else which)
    # A line along names is a course.
    is_course <- is.ordered(original) || kind %in% c("line", "step", "band")
    return(axis_of(title, type = if (is_course) "ordered" else "names",
      order = as.character(labels_on(scale, scale$get_limits()))))
  }
  trans <- transformation(scale)
  name <- if (is.null(trans)) "identity" else trans$name
  is_date <- inherits(values_on(scale, 0), c("Date", "POSIXct"))
  form <- if (grepl("pseudo_log|asinh", name)) "symlog" else if (grepl("^log", name)) "log"
  axis_of(title, type = if (is_date) "date", scale = form, reversed = name == "reverse")
}

# The name of each row's series, as the legend has it.
groups_of <- function(marks) {
  rows <- marks$rows
  names <- rep("", nrow(rows))
  for (scale in marks$built$plot$scales$scales) {
    aesthetic <- intersect(scale$aesthetics, names(rows))
    aesthetic <- intersect(aesthetic, c("colour", "fill", "linetype", "shape", "size", "alpha", "linewidth"))
    if (length(aesthetic) == 0 || !scale$is_discrete()) next
    limits <- scale$get_limits()
    labels <- as.character(labels_on(scale, limits))
    own <- labels[match(rows[[aesthetic[[1]]]], scale$map(limits))]
    own[is.na(own)] <- ""
    repeated <- names == own | !nzchar(own)
    names <- ifelse(nzchar(names) & !repeated, paste(names, own, sep = ", "), ifelse(nzchar(names), names, own))
  }
  if (any(nzchar(names)) || length(unique(rows$group)) < 2) return(names)
  original <- mapped(marks$built, marks$layer, "group")
  known <- sort(unique(original))
  if (length(known) >= max(rows$group)) return(as.character(known)[rows$group])
  if (marks$scales$x$is_discrete()) return(names)
  paste("Series", rows$group)
}

# Points that mark a line, and those beside boxes or bars, tell nothing new.
without_repeated <- function(layers) {
  has <- function(names) any(vapply(layers, function(marks) is_geom(marks$layer, names), NA))
  same <- function(marks, other) {
    all(paste(marks$rows$x, marks$rows$y) %in% paste(other$rows$x, other$rows$y))
  }
  Filter(function(marks) {
    if (!is_geom(marks$layer, "GeomPoint")) return(TRUE)
    if (has("GeomBoxplot") && marks$scales$x$is_discrete()) return(FALSE)
    !any(vapply(layers, function(other) !is_geom(other$layer, "GeomPoint") && same(marks, other), NA))
  }, layers)
}

# Intervals with the marks whose bounds they are, which then are told with them.
with_partners <- function(layers) {
  for (place in seq_along(layers)) {
    marks <- layers[[place]]
    if (is.null(marks) || !is_geom(marks$layer, c(INTERVALS, "GeomRibbon"))) next
    # What a ribbon has as y is its lower bound.
    if (is_geom(marks$layer, "GeomRibbon")) marks$rows$y <- NULL
    for (other in setdiff(seq_along(layers), place)) {
      at <- if (!is.null(layers[[other]])) rows_of_partner(marks, layers[[other]])
      if (is.null(at)) next
      marks$rows$y <- layers[[other]]$rows$y[at]
      if (!any(nzchar(marks$groups))) marks$groups <- layers[[other]]$groups[at]
      layers[other] <- list(NULL)
      break
    }
    if (is.null(marks$rows$y)) {
      fail("The plot has bounds without the values between them. Add a layer that draws them, such as geom_line().", 3)
    }
    layers[[place]] <- marks
  }
  Filter(Negate(is.null), layers)
}

# Where the values of intervals are among the marks of another layer; NULL if they are not.
rows_of_partner <- function(marks, partner) {
  if (!is_geom(partner$layer, c(LINES, "GeomPoint", "GeomBar", "GeomCol")) || is.null(partner$rows$y)) return(NULL)
  at <- match(paste(place_along(marks), marks$groups), paste(place_along(partner), partner$groups))
  if (anyNA(at) && !anyDuplicated(place_along(partner))) at <- match(place_along(marks), place_along(partner))
  if (anyNA(at)) return(NULL)
  y <- partner$rows$y[at]
  is_within <- all(is.na(y) | y >= marks$rows$ymin - 1e-9 & y <= marks$rows$ymax + 1e-9, na.rm = TRUE)
  if (is_within) at
}

# Where marks stand along x, whichever way marks of one name are beside each other.
place_along <- function(marks) {
  x <- as.numeric(marks$rows$x)
  if (marks$scales$x$is_discrete()) round(x) else round(x, 9)
}

levels_of <- function(marks) unique(values_on(marks$scales$y, marks$rows$yintercept))

charts_of_marks <- function(marks) {
  geom <- class(marks$layer$geom)[[1]]
  if (geom %in% c("GeomTile", "GeomRaster")) return(tiles_chart(marks))
  if (geom == "GeomBoxplot") return(boxes_chart(marks))
  if (geom %in% c(INTERVALS, "GeomRibbon")) return(bounds_charts(marks))
  if (geom == "GeomSmooth") return(if (is.null(marks$rows$ymin)) lines_chart(marks, "line") else bounds_charts(marks))
  if (geom %in% c("GeomBar", "GeomCol")) return(bars_charts(marks))
  if (geom == "GeomPoint") return(points_chart(marks))
  if (geom == "GeomArea" && length(unique(marks$rows$group)) > 1 && is_stacked(marks)) return(stack_chart(marks))
  lines_chart(marks, if (geom == "GeomStep") "step" else "line")
}

is_stacked <- function(marks) inherits(marks$layer$position, c("PositionStack", "PositionFill"))

# A list for each series, in the order of the legend, with the rows that are its own.
each_series <- function(marks, make) {
  keys <- paste(marks$groups)
  lapply(unique(keys[order(marks$rows$group)]), function(key) {
    rows <- marks$rows[keys == key, , drop = FALSE]
    make(rows, if (length(unique(keys)) > 1) key)
  })
}

one_chart <- function(marks, kind, series, ...) {
  list(chart_of(kind, series, x = axis_on(marks, "x", kind), y = axis_on(marks, "y", ""), ...))
}

lines_chart <- function(marks, kind) {
  marks <- at_own_places(marks)
  series <- each_series(marks, function(rows, name) {
    x <- as.numeric(rows$x)
    if (is.unsorted(x[!is.na(x)])) {
      fail("The plot has a path that goes back along x. Draw it by geom_point(), which is told.", 3)
    }
    series_of(x = values_on(marks$scales$x, rows$x), y = values_on(marks$scales$y, rows$y), name = name)
  })
  one_chart(marks, kind, series)
}

rows_where <- function(marks, which) {
  marks$rows <- marks$rows[which, , drop = FALSE]
  marks$groups <- marks$groups[which]
  marks
}

points_chart <- function(marks) {
  if (marks$scales$x$is_discrete()) {
    if (!anyDuplicated(paste(place_along(marks), marks$groups))) return(names_chart(marks, marks$rows$y))
    series <- list(series_of(values = values_on(marks$scales$y, marks$rows$y),
      x = values_on(marks$scales$x, marks$rows$x)))
    return(one_chart(marks, "box", series))
  }
  if (marks$scales$y$is_discrete()) {
    fail("The plot has points over names along y. Exchange x and y, and add coord_flip().", 3)
  }
  series <- each_series(marks, function(rows, name) {
    series_of(x = values_on(marks$scales$x, rows$x), y = values_on(marks$scales$y, rows$y), name = name)
  })
  one_chart(marks, "scatter", series)
}

bars_charts <- function(marks) {
  if (inherits(marks$layer$stat, "StatBin")) return(histogram_charts(marks))
  values <- if (is_stacked(marks)) own_heights(marks) else marks$rows$y
  if (is_stacked(marks) && anyDuplicated(place_along(marks))) return(stack_chart(marks))
  names_chart(marks, values)
}

# Values of bars or points, one for each place along x and each series.
names_chart <- function(marks, values) {
  marks$rows$y <- values
  coord <- marks$built$layout$coord
  if (inherits(coord, "CoordPolar") && identical(coord$theta, "y")) return(share_chart(marks))
  is_alone <- !anyDuplicated(place_along(marks))
  if (is_alone && marks$scales$x$is_discrete()) marks$groups <- rep("", nrow(marks$rows))
  marks$rows$x <- place_along(marks)
  series <- each_series(marks, function(rows, name) {
    rows <- rows[order(as.numeric(rows$x)), , drop = FALSE]
    series_of(x = values_on(marks$scales$x, rows$x), y = values_on(marks$scales$y, rows$y), name = name)
  })
  one_chart(marks, if (length(series) > 1) "grouped" else "bars", series)
}

share_chart <- function(marks) {
  names <- if (any(nzchar(marks$groups))) marks$groups else values_on(marks$scales$x, marks$rows$x)
  order <- order(marks$rows$group)
  series <- list(series_of(x = names[order], y = values_on(marks$scales$y, marks$rows$y)[order]))
  list(chart_of("share", series, y = axis_on(marks, "y", "")))
}

# Heights of bars or areas that stand on each other.
own_heights <- function(marks) {
  rows <- marks$rows
  if (inherits(marks$layer$stat, "StatCount")) return(rows$count)
  signif(ifelse(rows$ymax <= 0, rows$ymin - rows$ymax, rows$ymax - rows$ymin), 14)
}

stack_chart <- function(marks) {
  marks <- at_own_places(marks)
  marks$rows$y <- own_heights(marks)
  coord <- marks$built$layout$coord
  if (inherits(coord, "CoordPolar") && identical(coord$theta, "y")) return(share_chart(marks))
  marks$rows$x <- place_along(marks)
  places <- sort(unique(marks$rows$x))
  series <- each_series(marks, function(rows, name) {
    y <- rows$y[match(places, rows$x)]
    series_of(x = values_on(marks$scales$x, places), y = values_on(marks$scales$y, y), name = name)
  })
  one_chart(marks, "stacked", series, stack = if (inherits(marks$layer$position, "PositionFill")) "percent" else "total")
}

# Areas without the places that are put between those of the data, so that their edges meet.
at_own_places <- function(marks) {
  if (!inherits(marks$layer$stat, "StatAlign") || marks$scales$x$is_discrete()) return(marks)
  original <- mapped(marks$built, marks$layer, "x")
  trans <- transformation(marks$scales$x)
  if (is.null(original)) return(marks)
  own <- as.numeric(if (is.null(trans)) original else trans$transform(original))
  apart <- vapply(as.numeric(marks$rows$x), function(x) min(abs(own - x), na.rm = TRUE), 0)
  rows_where(marks, apart < 1e-9 * max(1, abs(own), na.rm = TRUE))
}

histogram_charts <- function(marks) {
  histograms <- each_series(marks, function(rows, name) {
    rows <- rows[order(rows$xmin), , drop = FALSE]
    edges <- as.numeric(values_on(marks$scales$x, c(rows$xmin, rows$xmax[nrow(rows)])))
    if (any(rows$count != round(rows$count))) {
      fail("The plot has bins of weights. Count rows, or give the data.", 3)
    }
    # Sums of widths, such as 0.30000000000000004.
    series <- list(series_of(edges = signif(edges, 14), counts = as.integer(rows$count)))
    chart_of("histogram", series, x = axis_on(marks, "x", ""), title = name)
  })
  histograms
}

boxes_chart <- function(marks) {
  rows <- marks$rows
  names <- if (marks$scales$x$is_discrete()) values_on(marks$scales$x, rows$x) else marks$groups
  if (anyDuplicated(names)) names <- paste(names, marks$groups, sep = ", ")
  y <- function(values) values_on(marks$scales$y, values)
  one_box <- nrow(rows) == 1 && !nzchar(names)
  outliers <- lapply(rows$outliers, y)
  series <- list(series_of(
    x = if (!one_box) names, low = y(rows$ymin), q1 = y(rows$lower), median = y(rows$middle), q3 = y(rows$upper),
    high = y(rows$ymax), outliers = if (length(outliers) > 0) outliers
  ))
  x <- if (marks$scales$x$is_discrete()) axis_on(marks, "x", "") else list()
  list(chart_of("box", series, x = x, y = axis_on(marks, "y", "")))
}

bounds_charts <- function(marks) {
  kind <- if (marks$scales$x$is_discrete() && !is_geom(marks$layer, c("GeomRibbon", "GeomSmooth"))) "error" else "band"
  charts <- each_series(marks, function(rows, name) {
    rows <- rows[order(as.numeric(rows$x)), , drop = FALSE]
    y <- function(values) values_on(marks$scales$y, values)
    series <- list(series_of(x = values_on(marks$scales$x, rows$x), y = y(rows$y), lower = y(rows$ymin),
      upper = y(rows$ymax)))
    one_chart(marks, kind, series, title = name)[[1]]
  })
  charts
}

tiles_chart <- function(marks) {
  rows <- marks$rows
  known <- intersect(c("audiograph_value", "count", "value"), names(rows))
  if (length(known) == 0 || !is.numeric(rows[[known[[1]]]])) {
    fail("The plot has tiles whose colours stand for no numbers. Map a column of numbers to fill.", 3)
  }
  along <- sort(unique(as.numeric(rows$x)))
  down <- sort(unique(as.numeric(rows$y)))
  cells <- matrix(NA_real_, length(down), length(along))
  cells[cbind(match(as.numeric(rows$y), down), match(as.numeric(rows$x), along))] <- rows[[known[[1]]]]
  list(chart_of(
    "heatmap", list(), x = axis_on(marks, "x", ""), y = axis_on(marks, "y", ""),
    rows = values_on(marks$scales$y, down), columns = values_on(marks$scales$x, along),
    cells = lapply(seq_along(down), function(row) cells[row, ])
  ))
}
