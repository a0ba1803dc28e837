# SPDX-License-Identifier: MIT
library(testthat)
library(audiograph)

test_check("audiograph")
