// SPDX-License-Identifier: MIT
#pragma once

// The version of everything in this repository. Scripts/check-version lists who repeats it.
#define AUDIOGRAPH_VERSION "0.2.0"
// The day of the version, which manual pages name.
#define AUDIOGRAPH_DATE "2026-11-20"

/// What `--version` says behind the number, such as "+g67aca26f": the commit, in what the Makefile builds of one
/// that is not the version itself. Otherwise nothing.
const char *_Nonnull audiograph_commit_suffix(void);
