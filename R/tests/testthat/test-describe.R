# SPDX-License-Identifier: MIT
# Words, sound and files are those of the program.

test_that("a vector is told as its table is", {
  expect_identical(text_of(describe(c(1, NA, 9), title = "Three")), said(c("y", 1, "", 9), "--title=Three", "--y=#1") |>
    sub(pattern = "y", replacement = "Value"))
})

test_that("a variable names its chart, and title counts more", {
  skip_without_program()
  expect_match(describe(Nile, level = "alt"), "^Nile, Value: ")
  expect_match(describe(Nile, level = "alt", title = "River"), "^River, Value: ")
  expect_match(describe(c(1, 2), lang = "de"), "^Daten, ")
})

test_that("a sample is read by its name", {
  skip_without_program()
  expect_identical(text_of(describe("nile")), paste(system2(audiograph:::program(), c("describe", "nile"), stdout = TRUE),
    collapse = "\n"))
})

test_that("an ordered factor is a course, and another one is not", {
  skip_without_program()
  sizes <- c("small", "middle", "large")
  data <- data.frame(size = factor(rev(sizes), sizes, ordered = TRUE), sold = c(9, NA, 1))
  expect_identical(facts(data, x = "size", y = "sold")$as, "line")
  expect_match(describe(data, x = "size", y = "sold"), "1 for small and 9 for large: up 800 percent")
  data$size <- factor(data$size, ordered = FALSE)
  expect_match(describe(data, x = "size", y = "sold"), "large is highest with 9")
  numbers <- data.frame(code = factor(c("10", "9", "8"), c("10", "9", "8")), sold = c(1, 2, 3))
  expect_match(describe(numbers, x = "code", y = "sold"), "8 is highest with 3")
})

test_that("counts, grids and histograms state what they are", {
  expect_identical(document(table(c("b", "a", "b")))$series[[1]], list(x = c("a", "b"), y = 1:2))
  grid <- document(table(mtcars$cyl, mtcars$gear, dnn = c("cyl", "gear")))
  expect_identical(grid$kind, "heatmap")
  expect_identical(grid$y$name, "cyl")
  expect_equal(grid$cells[[1]], c(1, 8, 2), ignore_attr = TRUE)
  bins <- document(graphics::hist(mtcars$mpg, plot = FALSE))
  expect_identical(bins$series[[1]]$counts, c(6L, 12L, 8L, 2L, 4L))
  skip_without_program()
  expect_identical(facts(factor(c("x", "y", "x")))$series[[1]]$maximum$x, "x")
})

test_that("a stated chart is handed over with its lists", {
  skip_without_program()
  chart <- list(audiograph = 1, kind = "bars", title = "One", series = list(list(x = "a", y = 3)))
  json <- "{\"audiograph\":1,\"kind\":\"bars\",\"title\":\"One\",\"series\":[{\"x\":[\"a\"],\"y\":[3]}]}"
  expect_identical(text_of(describe(chart)), said(json))
})

test_that("a sound is the program's, byte for byte", {
  skip_without_program()
  sound <- sonify("nile", duration = "short")
  file <- tempfile(fileext = ".wav")
  system2(audiograph:::program(), c("export", "nile", "--duration=short", "-q", "-o", file))
  expect_identical(sound$wav, readBin(file, "raw", file.size(file)))
  expect_identical(sound$rate, 48000L)
  expect_output(print(sound), "Highest 1370 in 1879", fixed = TRUE)
  again <- tempfile(fileext = ".wav")
  expect_invisible(export(sound, again))
  expect_identical(readBin(again, "raw", file.size(again)), sound$wav)
})

test_that("files are what their endings say, and options of others are left out", {
  skip_without_program()
  files <- tempfile(c("a", "b", "c"), fileext = c(".wav", ".csv", ".html"))
  export(c(a = 1, b = 2), files, bits = 24, fragment = TRUE)
  expect_identical(readLines(files[[2]])[[2]], "a,1")
  expect_match(readLines(files[[3]], warn = FALSE)[[1]], "^<div class=\"audiograph-chart\"")
  expect_match(page(c(1, 2), lang = "fr"), "<html lang=\"fr\"", fixed = TRUE)
})

test_that("options are those of the program, whole and by name", {
  expect_refused(describe(1:2, levl = "alt"), 2, "There is no option 'levl' of describe. Did you mean level?")
  expect_refused(describe(1:2, output = "x.wav"), 2,
    "The option output says where to write, which is no choice here. Leave it out.")
  expect_refused(describe(1:2, through = "x"), 2, "The option through runs a program, which is no choice here. Leave it out.")
  expect_refused(describe(1:2, bits = 24), 2, "The option bits means nothing to describe. Leave it out.")
  expect_refused(describe(1:2, encoding = "x"), 2,
    "The option encoding is about files, and the data are none. Leave it out.")
  expect_refused(describe(1:2, "alt"), 2, "An option has no name. Write it as title = \"Sales\".")
  expect_refused(sonify(1:2, html_style = "x.css"), 2,
    "The option html_style names another file to read. Leave it out, or give \"none\".")
  expect_identical(
    audiograph:::option_arguments(list(title = "--output=x", `mark-breaks` = FALSE, mono = TRUE, where = c("a=1", "b=2"))),
    c("--title=--output=x", "--mark-breaks=off", "--mono", "--where=a=1", "--where=b=2")
  )
})

test_that("errors are the program's, with options as R has them", {
  skip_without_program()
  error <- tryCatch(describe(1:2, pitch_range = "x"), audiograph_error = identity)
  expect_equal(error$status, 2)
  expect_match(conditionMessage(error), "^Invalid value 'x' for pitch_range: ")
  expect_equal(tryCatch(describe("nothing-there"), audiograph_error = identity)$status, 3)
  expect_equal(tryCatch(play(1:2, timbre = "x"), audiograph_error = identity)$status, 2)
})

test_that("nothing is kept for again", {
  skip_without_program()
  unlink(Sys.getenv("XDG_STATE_HOME"), recursive = TRUE)
  describe(1:2)
  expect_false(file.exists(Sys.getenv("XDG_STATE_HOME")))
})

test_that("a program that is missing or no program is named", {
  kept <- Sys.getenv("AUDIOGRAPH_PROGRAM", NA)
  on.exit(if (is.na(kept)) Sys.unsetenv("AUDIOGRAPH_PROGRAM") else Sys.setenv(AUDIOGRAPH_PROGRAM = kept))
  Sys.setenv(AUDIOGRAPH_PROGRAM = "/nowhere/audiograph")
  expect_refused(describe(1:2), 127, "The program /nowhere/audiograph cannot be run. Install it again.")
})
