# SPDX-License-Identifier: MIT
# Documents of knitr have words, alternative texts and pages.

skip_if_not_installed("knitr")
skip_if_not_installed("ggplot2")
skip_without_program()

# What a document becomes in Markdown, which pandoc is to make into a form.
knitted <- function(lines, to = "latex") {
  folder <- tempfile("document")
  dir.create(folder)
  old <- setwd(folder)
  on.exit(setwd(old))
  kept <- knitr::opts_knit$get("rmarkdown.pandoc.to")
  knitr::opts_knit$set(rmarkdown.pandoc.to = to)
  on.exit(knitr::opts_knit$set(rmarkdown.pandoc.to = kept), add = TRUE)
  knitr::knit(text = lines, quiet = TRUE)
}

chunk <- function(options, code) {
  c("```{r, include=FALSE}", "library(ggplot2)", "library(audiograph)", "use_knitr()", "```",
    sprintf("```{r %s}", options), code, "```")
}
PLOT <- "ggplot(mtcars, aes(wt, mpg)) + geom_point()"

test_that("a description is a paragraph", {
  text <- knitted(chunk("echo=FALSE", "describe(Nile, lang = 'en')"))
  expect_match(text, gsub("\n", " ", unclass(describe(Nile, lang = "en"))), fixed = TRUE)
})

test_that("plots have words and alternative texts", {
  plot <- ggplot2::ggplot(mtcars, ggplot2::aes(wt, mpg)) + ggplot2::geom_point()
  text <- knitted(chunk("audiograph=TRUE, echo=FALSE", c(PLOT, "ggplot(mtcars, aes(hp)) + geom_histogram(bins = 4)")), "html")
  expect_match(text, gsub("\n", " ", unclass(describe(plot))), fixed = TRUE)
  expect_match(text, sprintf("alt=\"%s\"", alt(plot)), fixed = TRUE)
  expect_match(text, "Histogram.", fixed = TRUE)
  expect_equal(lengths(regmatches(text, gregexpr("<img ", text))), 2)
})

test_that("pages stand in documents of HTML alone", {
  page <- knitted(chunk("audiograph='page', echo=FALSE", PLOT), "html")
  expect_match(page, "<div class=\"audiograph-chart\"", fixed = TRUE)
  expect_no_match(knitted(chunk("audiograph='page', echo=FALSE", PLOT), "latex"), "audiograph-chart")
})

test_that("only the alternative text is there where only that is asked for", {
  text <- knitted(chunk("audiograph='alt', echo=FALSE", PLOT), "html")
  expect_no_match(text, "Scatter plot, 32 points.", fixed = TRUE)
  expect_match(text, "alt=\"Data: mpg against wt, 32 points", fixed = TRUE)
})

test_that("what cannot be told is said, and the document goes on", {
  text <- knitted(chunk("audiograph=TRUE, echo=FALSE, warning=FALSE",
    c("ggplot(mtcars, aes(factor(cyl), mpg)) + geom_violin()", "1 + 1")), "html")
  expect_match(text, "audiograph: The plot has marks of geom_violin", fixed = TRUE)
  expect_match(text, "[1] 2", fixed = TRUE)
})
