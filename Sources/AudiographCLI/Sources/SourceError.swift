// SPDX-License-Identifier: MIT

/// Why a source cannot be found.
enum SourceError: Error, Equatable {
  /// No sample has the symbol; those whose names are near, and all there are.
  case unknownSymbol(String, near: [String], all: [String])
  /// The folder of the bundled samples is not where the program looks for it.
  case noSamples(symbol: String, folders: [String])
}
