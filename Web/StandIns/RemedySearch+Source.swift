// SPDX-License-Identifier: MIT

// What is read in a browser is in memory, and can be read as often as one likes.

extension DataSource {
  func readableAgain(upTo limit: Int) -> DataSource { self }

  func canBeTried(upTo limit: Int) -> Bool {
    if case .bytes(let bytes, _) = self { bytes.count <= limit } else { false }
  }
}
