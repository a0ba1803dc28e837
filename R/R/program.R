# SPDX-License-Identifier: MIT
# Where the program is, and how it is run.

# The variable AUDIOGRAPH_PROGRAM, the first on the path, or where the ways to install put it, which
# programs that a desktop starts do not have on their path.
program <- function() {
  named <- Sys.getenv("AUDIOGRAPH_PROGRAM")
  if (nzchar(named)) return(named)
  usual <- path.expand(c("~/.local/bin/audiograph", "~/audiograph/bin/audiograph", "/usr/local/bin/audiograph"))
  found <- c(unname(Sys.which("audiograph")), usual)
  found <- found[nzchar(found) & file.access(found, 1) == 0]
  if (length(found) == 0) {
    fail(
      "The program audiograph is not installed. Install it, or name it in the variable AUDIOGRAPH_PROGRAM.", 127
    )
  }
  found[[1]]
}

# Lines that only say that work goes on.
PROGRESS <- "^(Still |Fetching |Asking for )"

# What the program prints, as lines. In what it says besides, which becomes a warning for each line, the
# path `data` is called by its last part.
run <- function(arguments, data = NULL) {
  folder <- tempfile("audiograph")
  dir.create(folder, mode = "0700")
  on.exit(unlink(folder, recursive = TRUE))
  files <- file.path(folder, c("command", "printed", "said"))
  # A file takes what a command line of R, which is in the encoding of the system, would not.
  words <- enc2utf8(c(program(), arguments))
  # What R asks for is no command that somebody would repeat by `again`.
  writeLines(paste(c("XDG_STATE_HOME=/dev/null exec", shQuote(words)), collapse = " "), files[[1]], useBytes = TRUE)
  status <- system2("/bin/sh", shQuote(files[[1]]), stdout = files[[2]], stderr = files[[3]], stdin = "/dev/null")
  said <- sub("^audiograph: ", "", read_text(files[[3]]))
  if (!is.null(data)) said <- gsub(data, basename(data), said, fixed = TRUE)
  said <- in_r(said[nzchar(said) & !grepl(PROGRESS, said)])
  if (status == 126 || status == 127) {
    fail(sprintf("The program %s cannot be run. Install it again.", words[[1]]), 127)
  }
  if (status != 0) {
    none <- sprintf("The program audiograph ended with the status %d.", status)
    fail(if (length(said) > 0) paste(said, collapse = "\n") else none, status)
  }
  for (line in said) caution(line)
  read_text(files[[2]])
}

read_text <- function(path) {
  lines <- readLines(path, warn = FALSE, skipNul = TRUE)
  Encoding(lines) <- "UTF-8"
  lines
}
