// SPDX-License-Identifier: MIT

extension ByteWindow {
  /// Puts the cells of a source in the place of its bytes, where it is one that has cells.
  ///
  /// - Returns: Whether it is; everything else stays as it is.
  mutating func takeCells(
    of content: FileContent?, from source: DataSource, _ options: ReadOptions
  ) throws(ReadError) -> Bool {
    if let choice = options.unused(in: content) {
      throw .nothingToChoose(file: stream.name, option: choice)
    }
    switch content {
    case .excel, .openDocument:
      try takeWorkbook(content ?? .excel, options)
    case .document: try takeDocument(options)
    case .sqlite:
      var path: String?
      if case .path(let place) = source, stream.size != nil { path = place }
      let (cells, notes) = try databaseCells(path: path, options)
      try replace(with: cells, of: SourceCells(format: .database, notes: notes))
    case .webPage where options.regex == nil: return try takePage(options)
    case nil where options.regex == nil: return try takeNotebook(options)
    default: return false
    }
    return true
  }
}

extension ReadOptions {
  /// The option that chooses what sources of a kind do not have; nil for none.
  fileprivate func unused(in content: FileContent?) -> SourceChoice? {
    if sheet != nil, content != .excel, content != .openDocument { return .sheet }
    if query != nil, content != .sqlite { return .query }
    let hasTables: [FileContent?] = [.sqlite, .webPage, .document, nil]
    return table != nil && !hasTables.contains(content) ? .table : nil
  }
}
