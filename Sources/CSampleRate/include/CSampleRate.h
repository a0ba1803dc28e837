// SPDX-License-Identifier: MIT
#pragma once
#include <samplerate.h>

/// Loads libsamplerate where that has not happened yet. 0 where it cannot be loaded, a negated errno
/// value where no file can be opened at present.
///
/// The functions of the library may be called only where this returned 1.
int audiograph_has_samplerate(void);
