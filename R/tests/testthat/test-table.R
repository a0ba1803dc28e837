# SPDX-License-Identifier: MIT
# Data as tables: columns, what is missing, and digits.

test_that("a vector is one column, and NA and NaN are gaps", {
  table <- table_of(c(1.5, NA, NaN, 1e-3))
  expect_identical(table$lines, c("\"Value\"", "1.5", "", "", "0.001"))
  expect_identical(table$arguments, c("--x=none", "--y=#1", "--by=none"))
})

test_that("numbers keep all their digits", {
  values <- c(0.1, 1 / 3, 2 / 3, pi, 1e300, 5e-324, 1e5, 123456789.123456789, -0.1 - 0.2, 2^53, .Machine$double.xmax)
  expect_identical(as.numeric(audiograph:::cells(values)), values)
  expect_identical(audiograph:::cells(c(0.1, 100000, 3L)), c("0.1", "100000", "3"))
  expect_identical(audiograph:::cells(c(NA, .Machine$integer.max)), c(NA, "2147483647"))
  set.seed(1)
  many <- rnorm(10000) * 10^sample(-200:200, 10000, replace = TRUE)
  expect_identical(as.numeric(audiograph:::cells(many)), many)
})

test_that("infinite values are missing, which is said", {
  expect_warning(table <- table_of(c(1, Inf, -Inf)), "2 infinite values are missing.", class = "audiograph_warning")
  expect_identical(table$lines, c("\"Value\"", "1", "", ""))
})

test_that("names of a vector stand along x", {
  table <- table_of(c(b = 1, a = 2))
  expect_identical(table$lines, c("\"Name\",\"Value\"", "\"b\",1", "\"a\",2"))
  expect_identical(table$arguments, c("--x=#1", "--y=#2", "--by=none", "--type=#1=text"))
})

test_that("texts are quoted whatever they hold", {
  table <- table_of(data.frame(n = c("a\"b", "#c", "d,e", NA), v = 1:4), x = "n")
  expect_identical(table$lines, c("\"n\",\"v\"", "\"a\"\"b\",1", "\"#c\",2", "\"d,e\",3", ",4"))
})

test_that("dates and times are those of ISO 8601", {
  days <- as.Date("2024-02-28") + c(0, 1, NA)
  expect_identical(audiograph:::cells(days), c("2024-02-28", "2024-02-29", NA))
  times <- as.POSIXct(c("2024-02-28 10:30:00", NA, "2024-02-28 10:30:00.25"), tz = "Asia/Tokyo")
  expect_identical(
    audiograph:::cells(times), c("2024-02-28 10:30:00", NA, "2024-02-28 10:30:00.250000")
  )
  expect_identical(audiograph:::cells(as.POSIXct("2024-02-28", tz = "Asia/Tokyo")), "2024-02-28")
  expect_identical(audiograph:::cells(as.POSIXlt("2024-02-28 01:02:03", tz = "UTC")), "2024-02-28 01:02:03")
})

test_that("an hour that clocks show twice puts all times into UTC", {
  autumn <- as.POSIXct("2024-10-27 00:30:00", tz = "UTC") + 3600 * 0:1
  attr(autumn, "tzone") <- "Europe/Berlin"
  expect_warning(text <- audiograph:::cells(autumn), "in UTC", class = "audiograph_warning")
  expect_identical(text, c("2024-10-27 00:30:00", "2024-10-27 01:30:00"))
})

test_that("a length of time is in seconds", {
  table <- audiograph:::table_of(as.difftime(c(1, 2.5), units = "mins"), NULL, NULL, NULL, FALSE)
  expect_identical(audiograph:::table_lines(table), c("\"Value\"", "60", "150"))
  expect_identical(table$unit, "s")
})

test_that("time series stand along years, quarters and months", {
  expect_identical(table_of(ts(1:3, start = 1998))$lines, c("\"Time\",\"Value\"", "1998,1", "1999,2", "2000,3"))
  monthly <- table_of(ts(1:3, start = c(1999, 11), frequency = 12))
  expect_identical(monthly$lines[-1], c("\"1999-11\",1", "\"1999-12\",2", "\"2000-01\",3"))
  quarterly <- table_of(ts(cbind(a = 1:2, b = 3:4), start = c(1999, 4), frequency = 4))
  expect_identical(quarterly$lines, c("\"Time\",\"a\",\"b\"", "\"1999Q4\",1,3", "\"2000Q1\",2,4"))
  expect_identical(quarterly$arguments, c("--x=#1", "--y=#2", "--y=#3", "--by=none"))
  daily <- table_of(ts(1:2, start = c(1, 2), frequency = 7))
  expect_identical(daily$lines[[2]], "1.1428571428571428,1")
})

test_that("columns are chosen by name or number", {
  data <- data.frame(a = 1:2, b = 3:4, c = c("p", "q"))
  expect_identical(table_of(data, x = "a", y = "b", by = "c")$arguments, c("--x=#1", "--y=#3", "--by=#2"))
  expect_identical(table_of(data, x = 1, y = 2)$lines, c("\"a\",\"b\"", "1,3", "2,4"))
  expect_identical(table_of(data, y = "b", x = c(9, 8))$lines, c("\"b\",\"x\"", "3,9", "4,8"))
  expect_refused(table_of(data, x = "z"), 2, "There is no column 'z'. Use one of these: 'a', 'b', 'c'.")
  expect_refused(table_of(data, x = 4), 2, "There is no column '4'. Use one of these: 'a', 'b', 'c'.")
  expect_refused(table_of(data, x = 1:3), 3, "x has 3 values, and the data have 2 rows. Give equal ones.")
})

test_that("row names, matrices and lists are columns", {
  frame <- data.frame(v = 1:2, row.names = c("p", "q"))
  expect_identical(table_of(frame)$lines, c("\"Name\",\"v\"", "\"p\",1", "\"q\",2"))
  expect_identical(table_of(matrix(1:4, 2))$lines, c("\"Series 1\",\"Series 2\"", "1,3", "2,4"))
  expect_identical(table_of(list(a = 1:2, b = 3:4))$lines, c("\"a\",\"b\"", "1,3", "2,4"))
  expect_refused(table_of(list(a = 1:2, b = 3)), 3, "The columns differ in length: a has 2, b has 1. Give equal ones.")
})

test_that("a tsibble has its index along x and its keys as series", {
  data <- structure(
    data.frame(month = structure(c(0, 31), class = c("yearmonth", "vctrs_vctr")), shop = c("a", "b"), sold = c(2.5, NA)),
    class = c("tbl_ts", "tbl_df", "tbl", "data.frame"), index = "month",
    key = data.frame(shop = c("a", "b"), .rows = 1:2)
  )
  table <- table_of(data)
  expect_identical(table$lines, c("\"month\",\"shop\",\"sold\"", "\"1970-01\",\"a\",2.5", "\"1970-02\",\"b\","))
  expect_identical(table$arguments, c("--x=#1", "--y=#3", "--by=#2"))
  quarter <- structure(c(0, 90, NA), class = c("yearquarter", "vctrs_vctr"))
  expect_identical(audiograph:::cells(quarter), c("1970Q1", "1970Q2", NA))
})

test_that("what is no data is refused", {
  expect_refused(table_of(numeric()), 3, "The data are empty. Give at least one value.")
  expect_refused(table_of(data.frame()), 3, "The data are empty. Give at least one value.")
  expect_refused(table_of(mean), 2, "A value of the class function is no data. Give a vector, a data frame or a plot.")
  expect_refused(table_of(list(1, 2)), 2,
    "A column has no name. Give a list of columns with names, or a data frame.")
  expect_refused(table_of(1i), 3, "A column is of the class complex. Give numbers, texts, factors or dates.")
})
