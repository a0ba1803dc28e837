// SPDX-License-Identifier: MIT

/// The functions of SQLite that queries and views may call.
enum DatabaseFunctions {
  /// Those that take as long as their values, all of them together, and change nothing.
  static let quick = Set(
    """
    -> ->> abs acos acosh asin asinh atan atan2 atanh avg ceil ceiling char coalesce concat concat_ws cos cosh \
    count cume_dist current_date current_time current_timestamp date datetime degrees dense_rank exp \
    first_value floor format glob group_concat hex if ifnull iif json json_array json_array_length json_error_position \
    json_extract json_group_array json_group_object json_insert json_object json_quote json_remove \
    json_replace json_set json_type json_valid julianday lag last_value lead length like likelihood likely ln \
    log log10 log2 lower max median min mod nth_value ntile nullif octet_length percent_rank percentile \
    percentile_cont percentile_disc pi pow power printf quote radians random randomblob rank round \
    row_number sign sin sinh sqlite_version sqrt strftime string_agg substr substring sum tan tanh time timediff \
    total trunc typeof unicode unistr unixepoch unlikely upper zeroblob
    """.split(separator: " ").map(String.init))

  /// Those that look for each part of one value in another, which takes as long as the product of both.
  static let searching: Set = [
    "instr", "json_patch", "ltrim", "replace", "rtrim", "trim", "unhex",
  ]
}
