// SPDX-License-Identifier: MIT

/// An option that chooses one of several tables, charts or readings of a source.
public enum SourceChoice: String, Sendable, Hashable {
  case sheet, table, query, chart, reading
}
