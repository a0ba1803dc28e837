// SPDX-License-Identifier: MIT
#pragma once
#include <stddef.h>

/// Loads a shared library and finds functions of it by their names, all or none.
///
/// What it finds goes into `functions`, one address for each of the `count` names, in their order.
/// Returns 1, or 0 where there is no such library or one of the functions is missing in it; then
/// `functions` is as it was. The library stays loaded as long as the process lives.
int audiograph_load_library(
    const char *_Nonnull soname, const char *_Nonnull const *_Nonnull names, size_t count,
    void *_Nonnull functions);
