// SPDX-License-Identifier: MIT
#pragma once
#include <alsa/asoundlib.h>

/// Loads ALSA where that has not happened yet, and silences it: it prints lines of its own on
/// standard error, which a screen reader would speak. 0 where it cannot be loaded, a negated errno
/// value where no file can be opened at present.
///
/// The functions of the library may be called only where this returned 1.
int audiograph_has_alsa(void);
