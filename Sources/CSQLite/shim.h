// SPDX-License-Identifier: MIT
#pragma once
#include <sqlite3.h>

/// Whether closing leaves the write-ahead log as it is. `sqlite3_db_config` has a variable number
/// of arguments, which Swift does not import.
static inline int audiograph_keep_log(sqlite3 *database, int keeps) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps, (int *)0);
}
