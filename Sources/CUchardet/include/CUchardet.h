// SPDX-License-Identifier: MIT
#pragma once
#include <stddef.h>

// The functions of uchardet that we call, as its header has them: five that have not changed since its
// first version, so that nothing has to be installed to build with them.

/// A detector of encodings.
typedef struct uchardet *uchardet_t;

/// Loads uchardet where that has not happened yet. 0 where it cannot be loaded, a negated errno value
/// where no file can be opened at present.
///
/// The functions of the library may be called only where this returned 1.
int audiograph_has_uchardet(void);

uchardet_t uchardet_new(void);
void uchardet_delete(uchardet_t detector);
/// 0 where there was enough memory.
int uchardet_handle_data(uchardet_t detector, const char *data, size_t length);
void uchardet_data_end(uchardet_t detector);
/// The encoding by a name that iconv knows; an empty text where nothing is likely.
const char *uchardet_get_charset(uchardet_t detector);
