// SPDX-License-Identifier: MIT
// The functions of SQLite that we call, each going on to the library, which is loaded on first use.
#include "CSQLite.h"

#include "CLibraryLoading.h"

#define FUNCTIONS(EACH)                                                                      \
  EACH(sqlite3_bind_double) EACH(sqlite3_bind_int64) EACH(sqlite3_bind_null)                 \
  EACH(sqlite3_bind_text) EACH(sqlite3_busy_timeout) EACH(sqlite3_close_v2)                  \
  EACH(sqlite3_column_bytes) EACH(sqlite3_column_count) EACH(sqlite3_column_double)          \
  EACH(sqlite3_column_int64) EACH(sqlite3_column_name)                                       \
  EACH(sqlite3_column_text) EACH(sqlite3_column_type) EACH(sqlite3_db_config)                \
  EACH(sqlite3_db_handle) EACH(sqlite3_db_readonly) EACH(sqlite3_errmsg)                     \
  EACH(sqlite3_errstr) EACH(sqlite3_exec) EACH(sqlite3_extended_errcode)                      \
  EACH(sqlite3_finalize) EACH(sqlite3_hard_heap_limit64) EACH(sqlite3_interrupt) EACH(sqlite3_libversion) \
  EACH(sqlite3_libversion_number) EACH(sqlite3_limit) EACH(sqlite3_open_v2) EACH(sqlite3_prepare_v2)             \
  EACH(sqlite3_progress_handler) EACH(sqlite3_reset) EACH(sqlite3_set_authorizer)            \
  EACH(sqlite3_step) EACH(sqlite3_stmt_readonly) EACH(sqlite3_system_errno)

AUDIOGRAPH_LIBRARY("libsqlite3.so.0", FUNCTIONS);

int audiograph_has_sqlite(void) { return audiograph_load_once(&loading); }

int audiograph_keep_log(sqlite3 *database, int keeps) {
  return library.sqlite3_db_config(
      database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps, (int *)0);
}

int audiograph_distrust_schema(sqlite3 *database) {
  int code = library.sqlite3_db_config(
      database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  if (code != SQLITE_OK) return code;
  return library.sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}

HIDDEN const char *sqlite3_libversion(void) { return library.sqlite3_libversion(); }
HIDDEN int sqlite3_libversion_number(void) { return library.sqlite3_libversion_number(); }
HIDDEN int sqlite3_open_v2(
    const char *name, sqlite3 **database, int flags, const char *file_system) {
  return library.sqlite3_open_v2(name, database, flags, file_system);
}
HIDDEN int sqlite3_close_v2(sqlite3 *database) { return library.sqlite3_close_v2(database); }
HIDDEN int sqlite3_busy_timeout(sqlite3 *database, int milliseconds) {
  return library.sqlite3_busy_timeout(database, milliseconds);
}
HIDDEN int sqlite3_db_readonly(sqlite3 *database, const char *name) {
  return library.sqlite3_db_readonly(database, name);
}
HIDDEN int sqlite3_system_errno(sqlite3 *database) {
  return library.sqlite3_system_errno(database);
}
HIDDEN const char *sqlite3_errmsg(sqlite3 *database) { return library.sqlite3_errmsg(database); }
HIDDEN const char *sqlite3_errstr(int code) { return library.sqlite3_errstr(code); }
HIDDEN int sqlite3_exec(
    sqlite3 *database, const char *text, int (*each)(void *, int, char **, char **), void *user,
    char **message) {
  return library.sqlite3_exec(database, text, each, user, message);
}
HIDDEN int sqlite3_prepare_v2(
    sqlite3 *database, const char *text, int size, sqlite3_stmt **statement, const char **rest) {
  return library.sqlite3_prepare_v2(database, text, size, statement, rest);
}
HIDDEN int sqlite3_finalize(sqlite3_stmt *statement) {
  return library.sqlite3_finalize(statement);
}
HIDDEN int sqlite3_reset(sqlite3_stmt *statement) { return library.sqlite3_reset(statement); }
HIDDEN int sqlite3_step(sqlite3_stmt *statement) { return library.sqlite3_step(statement); }
HIDDEN sqlite3 *sqlite3_db_handle(sqlite3_stmt *statement) {
  return library.sqlite3_db_handle(statement);
}
HIDDEN int sqlite3_bind_null(sqlite3_stmt *statement, int place) {
  return library.sqlite3_bind_null(statement, place);
}
HIDDEN int sqlite3_bind_int64(sqlite3_stmt *statement, int place, sqlite3_int64 value) {
  return library.sqlite3_bind_int64(statement, place, value);
}
HIDDEN int sqlite3_bind_double(sqlite3_stmt *statement, int place, double value) {
  return library.sqlite3_bind_double(statement, place, value);
}
HIDDEN int sqlite3_bind_text(
    sqlite3_stmt *statement, int place, const char *text, int size, void (*release)(void *)) {
  return library.sqlite3_bind_text(statement, place, text, size, release);
}
HIDDEN int sqlite3_column_type(sqlite3_stmt *statement, int column) {
  return library.sqlite3_column_type(statement, column);
}
HIDDEN sqlite3_int64 sqlite3_column_int64(sqlite3_stmt *statement, int column) {
  return library.sqlite3_column_int64(statement, column);
}
HIDDEN double sqlite3_column_double(sqlite3_stmt *statement, int column) {
  return library.sqlite3_column_double(statement, column);
}
HIDDEN const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int column) {
  return library.sqlite3_column_text(statement, column);
}
HIDDEN int sqlite3_column_bytes(sqlite3_stmt *statement, int column) {
  return library.sqlite3_column_bytes(statement, column);
}
HIDDEN int sqlite3_column_count(sqlite3_stmt *statement) {
  return library.sqlite3_column_count(statement);
}
HIDDEN const char *sqlite3_column_name(sqlite3_stmt *statement, int column) {
  return library.sqlite3_column_name(statement, column);
}
HIDDEN int sqlite3_stmt_readonly(sqlite3_stmt *statement) {
  return library.sqlite3_stmt_readonly(statement);
}
HIDDEN int sqlite3_set_authorizer(
    sqlite3 *database,
    int (*allows)(void *, int, const char *, const char *, const char *, const char *),
    void *user) {
  return library.sqlite3_set_authorizer(database, allows, user);
}
HIDDEN void sqlite3_progress_handler(
    sqlite3 *database, int steps, int (*is_to_end)(void *), void *user) {
  library.sqlite3_progress_handler(database, steps, is_to_end, user);
}
HIDDEN int sqlite3_extended_errcode(sqlite3 *database) {
  return library.sqlite3_extended_errcode(database);
}
HIDDEN void sqlite3_interrupt(sqlite3 *database) { library.sqlite3_interrupt(database); }
HIDDEN int sqlite3_limit(sqlite3 *database, int which, int value) {
  return library.sqlite3_limit(database, which, value);
}
HIDDEN sqlite3_int64 sqlite3_hard_heap_limit64(sqlite3_int64 count) {
  return library.sqlite3_hard_heap_limit64(count);
}
