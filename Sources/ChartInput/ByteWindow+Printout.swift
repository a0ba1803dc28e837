// SPDX-License-Identifier: MIT

extension ByteWindow {
  /// Makes a table with delimiters of what a program printed, if the text is that.
  ///
  /// - Throws: `ReadError` for values that are no table.
  mutating func takePrintout(_ options: ReadOptions) throws(ReadError) {
    if FormatDetection.isPrintout(self, options: options) {
      try readAll()
      guard let table = Printout.table(bytes[start..<end]) else {
        throw .otherContent(file: stream.name, .printout)
      }
      try replace(with: table)
    }
    if FormatDetection.isDrawn(self, options: options) {
      try readAll()
      try replace(with: Printout.withBars(bytes[start..<end]))
    }
    if FormatDetection.isMarked(self, options: options) {
      try readAll()
      try replace(with: Printout.withoutMarks(bytes[start..<end]))
    }
    if FormatDetection.hasPrintedIndex(self, options: options) {
      try readAll()
      if let table = PrintedIndex.table(bytes[start..<end]) {
        try replace(with: table)
      }
    }
  }
}
