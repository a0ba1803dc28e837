// SPDX-License-Identifier: MIT
#pragma once
#include <speech-dispatcher/libspeechd.h>

/// Loads the library of speech-dispatcher where that has not happened yet. 0 where it cannot be
/// loaded, a negated errno value where no file can be opened at present.
///
/// The functions of the library may be called only where this returned 1.
int audiograph_has_speech_dispatcher(void);
