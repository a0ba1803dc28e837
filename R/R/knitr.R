# SPDX-License-Identifier: MIT
# Charts in documents of knitr.

# Chunks with the option audiograph = "words", "alt" or "page" say what each of their plots of ggplot2 shows:
# in words below it, in its alternative text alone, or as a page below it where the document is one of HTML.
use_knitr <- function() {
  if (!requireNamespace("knitr", quietly = TRUE)) fail("The package knitr is not installed. Install it.", 127)
  knitr::opts_hooks$set(audiograph = function(options) {
    how <- options$audiograph
    if (is.null(how) || isFALSE(how)) return(options)
    how <- if (isTRUE(how)) "words" else how
    if (!is.character(how) || length(how) != 1 || !how %in% c("words", "alt", "page")) {
      fail("The chunk option audiograph takes \"words\", \"alt\" or \"page\". Give one of these.", 2)
    }
    told <- new.env()
    render <- if (is.null(options$render)) knitr::knit_print else options$render
    options$render <- function(x, options, ...) render_plot(x, how, told, render, options, ...)
    if (is.null(options$fig.alt)) {
      # It is looked at when the chunk has run.
      options$fig.alt <- as.call(list(function() unlist(told$alts)))
    }
    options
  })
  invisible(NULL)
}

render_plot <- function(x, how, told, render, options, ...) {
  if (!inherits(x, "ggplot")) return(render(x, options = options, ...))
  shown <- render(x, options = options, ...)
  told$alts <- c(told$alts, list(say(alt(x))))
  if (how == "alt") return(shown)
  if (how == "page" && knitr::is_html_output()) {
    command <- command_of("page", x, NULL, NULL, NULL, list(), NULL)
    return(knitr::asis_output(say(paste(page_of(command, "--fragment"), collapse = "\n"))))
  }
  knitr::asis_output(say(paragraph(describe(x))))
}

# What cannot be told is said in its place, and the document goes on.
say <- function(text) {
  tryCatch(text, audiograph_error = function(error) {
    caution(conditionMessage(error))
    paste("audiograph:", conditionMessage(error))
  })
}

paragraph <- function(text) paste0("\n\n", gsub("\n", " ", unclass(text), fixed = TRUE), "\n\n")

knit_print.audiograph_words <- function(x, ...) knitr::asis_output(paragraph(x))

knit_print.sonification <- function(x, ...) {
  if (!knitr::is_html_output()) return(knitr::asis_output(paragraph(x$text)))
  knitr::asis_output(paste0("\n\n```{=html}\n", paste(page_of(x$command, "--fragment"), collapse = "\n"), "\n```\n\n"))
}
