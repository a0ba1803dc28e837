// SPDX-License-Identifier: MIT

/// Commands by which shells find what to offer; they say nothing where there is nothing.
enum Suggestions {
  /// Prints the symbols that begin with what follows.
  static let symbols = "audiograph search --quiet --limit 50 --symbols"
  /// Prints the names of all watchlists.
  static let lists = "audiograph list --quiet"
}
