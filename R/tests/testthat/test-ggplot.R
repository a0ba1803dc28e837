# SPDX-License-Identifier: MIT
# Plots of ggplot2 say what they are: kinds, values and names are those that the calls state.

skip_if_not_installed("ggplot2")
library(ggplot2)

kind_of <- function(plot) {
  charts <- document(plot)
  vapply(if (is.null(charts$charts)) list(charts) else charts$charts, function(chart) chart$kind, "")
}

frame <- data.frame(x = c(1, 2, 4), y = c(5, NA, 7), n = c("p", "q", "r"), g = c("a", "b", "a"))

test_that("lines have their values, titles and units", {
  chart <- document(ggplot(frame, aes(x, y)) + geom_line(na.rm = TRUE) + geom_point(na.rm = TRUE) +
    geom_hline(yintercept = 6) + labs(title = "T", x = "time (s)", y = "height [cm]"))
  expect_identical(chart[c("kind", "title", "source")], list(kind = "line", title = "T", source = "ggplot2"))
  expect_identical(chart$x, list(name = "time", unit = "s"))
  expect_identical(chart$y, list(name = "height", unit = "cm"))
  expect_equal(chart$series[[1]], list(x = c(1, 2, 4), y = c(5, NA, 7)))
  expect_equal(chart$lines, list(list(y = 6)))
})

test_that("series are called as in the legend", {
  long <- data.frame(x = rep(1:2, 2), y = 1:4, g = rep(c("a", "b"), each = 2))
  names <- function(plot) vapply(document(plot)$series, function(each) each$name, "")
  expect_identical(names(ggplot(long, aes(x, y, colour = g)) + geom_line()), c("a", "b"))
  expect_identical(names(ggplot(long, aes(x, y, linetype = g)) + geom_line() +
    scale_linetype_discrete(labels = c("One", "Two"))), c("One", "Two"))
  expect_identical(names(ggplot(long, aes(x, y, group = g)) + geom_line()), c("a", "b"))
  expect_identical(names(ggplot(long, aes(x, y, shape = g)) + geom_point()), c("a", "b"))
})

test_that("dates, times and transformed axes are what they stand for", {
  days <- data.frame(d = as.Date("2024-01-30") + 0:2, y = c(1, 50, 1000))
  chart <- document(ggplot(days, aes(d, y)) + geom_line() + scale_y_log10())
  expect_identical(chart$x$type, "date")
  expect_identical(chart$series[[1]]$x, c("2024-01-30", "2024-01-31", "2024-02-01"))
  expect_equal(chart$series[[1]]$y, c(1, 50, 1000), tolerance = 0)
  expect_identical(chart$y$scale, "log")
  reversed <- document(ggplot(frame, aes(x, x)) + geom_step() + scale_y_reverse())
  expect_identical(reversed[c("kind")], list(kind = "step"))
  expect_true(reversed$y$reversed)
  expect_equal(reversed$series[[1]]$y, c(1, 2, 4))
  times <- data.frame(t = as.POSIXct("2024-01-01 10:00:00", tz = "UTC") + c(0, 60), y = 1:2)
  expect_identical(document(ggplot(times, aes(t, y)) + geom_line())$series[[1]]$x,
    c("2024-01-01T10:00:00", "2024-01-01T10:01:00"))
})

test_that("bars stand alone, beside each other or on each other", {
  expect_identical(kind_of(ggplot(mtcars, aes(factor(cyl))) + geom_bar()), "bars")
  bars <- ggplot(mtcars, aes(factor(cyl), fill = factor(gear)))
  stacked <- document(bars + geom_bar())
  expect_identical(stacked[c("kind", "stack")], list(kind = "stacked", stack = "total"))
  expect_equal(stacked$series[[2]], list(name = "4", x = c("4", "6", "8"), y = c(8, 4, NA)))
  expect_identical(document(bars + geom_bar(position = "fill"))$stack, "percent")
  grouped <- document(bars + geom_bar(position = "dodge"))
  expect_identical(grouped$kind, "grouped")
  expect_equal(grouped$series[[2]], list(name = "4", x = c("4", "6"), y = c(8, 4)))
  below <- document(ggplot(data.frame(n = c("a", "b"), v = c(-2, 3)), aes(n, v, fill = n)) + geom_col())
  expect_equal(below$series, list(list(x = c("a", "b"), y = c(-2, 3))))
  flipped <- document(ggplot(frame, aes(x, n)) + geom_col())
  expect_identical(flipped$x$order, c("p", "q", "r"))
  expect_equal(flipped$series[[1]]$y, c(1, 2, 4))
  shares <- document(ggplot(frame, aes("", x, fill = n)) + geom_col() + coord_polar(theta = "y"))
  expect_identical(shares$kind, "share")
  expect_equal(shares$series[[1]], list(x = c("p", "q", "r"), y = c(1, 2, 4)))
})

test_that("histograms have the bins that are drawn", {
  chart <- document(ggplot(mtcars, aes(mpg)) + geom_histogram(breaks = c(10, 20, 30, 40)))
  expect_equal(chart$series[[1]], list(edges = c(10, 20, 30, 40), counts = c(18L, 10L, 4L)))
})

test_that("boxes have their quartiles and outliers", {
  for (plot in list(ggplot(mtcars, aes(factor(cyl), mpg)) + geom_boxplot() + geom_jitter(),
    ggplot(mtcars, aes(mpg, factor(cyl))) + geom_boxplot())) {
    chart <- document(plot)
    expect_identical(chart$kind, "box")
    expect_identical(chart$series[[1]]$x, c("4", "6", "8"))
    expect_equal(chart$series[[1]]$median, c(26, 19.7, 15.2))
    expect_equal(chart$series[[1]]$outliers[[3]], c(10.4, 10.4, 19.2))
  }
})

test_that("points are where the data have them", {
  chart <- document(ggplot(mtcars, aes(wt, mpg)) + geom_jitter(width = 1, height = 9))
  expect_equal(chart$series[[1]], list(x = mtcars$wt, y = mtcars$mpg))
  strip <- document(ggplot(mtcars, aes(factor(cyl), mpg)) + geom_jitter())
  expect_identical(strip$kind, "box")
  expect_equal(strip$series[[1]]$values, mtcars$mpg)
})

test_that("bounds have the values between them", {
  data <- data.frame(x = 1:3, n = c("a", "b", "c"), v = c(2, 3, 4), l = c(1, 2, 3), h = c(3, 5, 6))
  ribbon <- document(ggplot(data, aes(x, v, ymin = l, ymax = h)) + geom_ribbon() + geom_line())
  expect_identical(ribbon$kind, "band")
  expect_equal(ribbon$series[[1]], list(x = 1:3, y = c(2, 3, 4), lower = c(1, 2, 3), upper = c(3, 5, 6)))
  bars <- document(ggplot(data, aes(n, v)) + geom_col() + geom_errorbar(aes(ymin = l, ymax = h)))
  expect_identical(bars$kind, "error")
  expect_identical(bars$series[[1]]$x, c("a", "b", "c"))
  expect_identical(kind_of(ggplot(mtcars, aes(wt, mpg)) + geom_point() + geom_smooth(method = "lm", formula = y ~ x)),
    c("scatter", "band"))
  expect_refused(document(ggplot(data, aes(x, ymin = l, ymax = h)) + geom_ribbon()), 3,
    "The plot has bounds without the values between them. Add a layer that draws them, such as geom_line().")
})

test_that("areas on each other keep their own heights", {
  long <- data.frame(x = rep(1:3, 2), y = 1:6, g = rep(c("a", "b"), each = 3))
  chart <- document(ggplot(long, aes(x, y, fill = g)) + geom_area())
  expect_identical(chart$kind, "stacked")
  expect_equal(chart$series, list(list(name = "a", x = 1:3, y = 1:3), list(name = "b", x = 1:3, y = 4:6)))
})

test_that("tiles have the numbers of their colours", {
  grid <- expand.grid(a = c("p", "q"), b = 1:3)
  grid$v <- c(1, 2, NA, 4, 5, 6)
  chart <- document(ggplot(grid, aes(a, b, fill = v)) + geom_tile())
  expect_identical(chart$kind, "heatmap")
  expect_equal(chart$cells, list(c(1, 2), c(NA, 4), c(5, 6)))
  expect_identical(chart$columns, c("p", "q"))
  expect_refused(document(ggplot(grid, aes(a, b, fill = a)) + geom_tile()), 3,
    "The plot has tiles whose colours stand for no numbers. Map a column of numbers to fill.")
})

test_that("each panel is a chart", {
  charts <- document(ggplot(mtcars, aes(wt, mpg)) + geom_point() + facet_wrap(~cyl) + labs(title = "T"))$charts
  expect_identical(vapply(charts, function(chart) chart$title, ""), c("T: 4", "T: 6", "T: 8"))
})

test_that("an ordered factor is an order", {
  sizes <- factor(c("s", "l"), c("s", "l"), ordered = TRUE)
  expect_identical(document(ggplot(data.frame(sizes, v = 1:2), aes(sizes, v)) + geom_col())$x,
    list(name = "sizes", type = "ordered", order = c("s", "l")))
})

test_that("what cannot be told is refused by name, or left out and said", {
  expect_refused(document(ggplot(mtcars, aes(factor(cyl), mpg)) + geom_violin()), 3,
    "The plot has marks of geom_violin, which are not told. Draw them by geom_boxplot(), which is told.")
  expect_refused(document(ggplot(mtcars, aes(wt, mpg)) + geom_path()), 3,
    "The plot has a path that goes back along x. Draw it by geom_point(), which is told.")
  expect_refused(document(ggplot(mtcars, aes(wt, mpg))), 3, 
    "The plot draws no data. Add a layer that does, such as geom_line().")
  expect_warning(document(ggplot(mtcars, aes(wt, mpg, colour = hp)) + geom_point()),
    "Colours that stand for numbers are left out.", class = "audiograph_warning")
  expect_identical(kind_of(ggplot(frame, aes(x, x)) + geom_line() + annotate("text", 1, 1, label = "a") +
    annotate("rect", xmin = 1, xmax = 2, ymin = 1, ymax = 2) + geom_vline(xintercept = 2)), "line")
})

test_that("the program tells every kind, and a plot describes itself", {
  skip_without_program()
  plot <- ggplot(mtcars, aes(wt, mpg)) + geom_point() + labs(title = "Cars")
  expect_identical(get_alt_text(plot + labs(alt = alt(plot))), alt(plot))
  if (utils::packageVersion("ggplot2") >= "3.5.0") {
    expect_identical(get_alt_text(ggplot_build(plot + labs(alt = alt))), alt(plot))
  }
  expect_match(alt(plot), "^Cars: mpg against wt, 32 points, ")
  expect_lte(nchar(alt(plot)), 140)
  expect_warning(describe(plot + geom_smooth(method = "lm", formula = y ~ x)), "chart 1 of 2", class = "audiograph_warning")
  for (plot in list(
    ggplot(frame, aes(x, x)) + geom_line(), ggplot(frame, aes(x, x)) + geom_step(),
    ggplot(mtcars, aes(factor(cyl), fill = factor(gear))) + geom_bar(),
    ggplot(mtcars, aes(factor(cyl), fill = factor(gear))) + geom_bar(position = "dodge"),
    ggplot(mtcars, aes(mpg)) + geom_histogram(bins = 4), ggplot(mtcars, aes(factor(cyl), mpg)) + geom_boxplot(),
    ggplot(mtcars, aes(wt, mpg)) + geom_smooth(method = "lm", formula = y ~ x),
    ggplot(expand.grid(a = 1:2, b = 1:3), aes(a, b, fill = a * b)) + geom_tile(),
    ggplot(frame, aes("", x, fill = n)) + geom_col() + coord_polar(theta = "y")
  )) expect_silent(words <- describe(plot))
})
