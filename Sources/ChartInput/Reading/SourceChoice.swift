// SPDX-License-Identifier: MIT

/// An option that chooses one of several tables or charts of a source.
public enum SourceChoice: String, Sendable, Hashable {
  case sheet, table, query, chart
}
