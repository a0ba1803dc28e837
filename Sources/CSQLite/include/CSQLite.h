// SPDX-License-Identifier: MIT
#pragma once
#include <sqlite3.h>

/// Loads SQLite where that has not happened yet; 0 where it cannot be loaded, a negated errno value
/// where no file can be opened at present.
///
/// The functions of the library may be called only where this returned 1.
int audiograph_has_sqlite(void);

/// Whether closing leaves the write-ahead log as it is. `sqlite3_db_config` has a variable number
/// of arguments, which Swift does not import.
int audiograph_keep_log(sqlite3 *database, int keeps);

/// Lets views and triggers of a database run nothing but harmless functions, and keeps its own tables as
/// they are; 0 where that succeeded.
int audiograph_distrust_schema(sqlite3 *database);
