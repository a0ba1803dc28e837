// SPDX-License-Identifier: MIT

internal import JSONTree

/// The records of NDJSON, one a line, read line by line.
struct JSONLines: RowSource, ~Copyable {
  var window: ByteWindow
  let file: String
  let path: JSONPath?
  let decimalMark: UInt8
  /// The columns, once the first lines have been looked at.
  var headings: [String] = []
  private var form: JSONRowForm?
  private var line = 1

  init(window: consuming ByteWindow, field: String?, decimalMark: UInt8) {
    file = window.stream.name
    path = field.map { JSONPath(file: window.stream.name, text: $0) }
    self.decimalMark = decimalMark
    self.window = window
  }

  mutating func next(_ row: inout Row) throws(ReadError) -> Bool {
    guard let node = try nextNode() else { return false }
    row.begin(number: line - 1)
    try firstForm(node).fill(&row, node, headings: headings)
    return true
  }

  private mutating func firstForm(_ node: JSONNode) throws(ReadError) -> JSONRowForm {
    if let form { return form }
    guard let shape = JSONRowForm.shape(of: node) else {
      throw .notATable(file: file, shape: node.shape, keys: [])
    }
    let new = JSONRowForm(file: file, shape: shape, decimalMark: decimalMark)
    form = new
    if headings.isEmpty { headings = shape.headings }
    return new
  }

  /// Finds the columns of the first lines, as far as they stand in the window, and gives these
  /// lines as rows; the window stays where it is.
  mutating func findHeadings() throws(ReadError) -> [Row] {
    let nodes = try firstNodes()
    guard let first = nodes.first else { throw .empty(file: file) }
    let form = try firstForm(first.node)
    if form.shape == .records {
      var keys = KeyOrder()
      for (_, node) in nodes { keys.add(node) }
      headings = keys.keys
    }
    guard !headings.isEmpty else { throw .emptyRecords(file: file) }
    var rows: [Row] = []
    for (line, node) in nodes {
      var row = Row()
      row.begin(number: line)
      try form.fill(&row, node, headings: headings)
      rows.append(row)
    }
    return rows
  }

  private mutating func firstNodes() throws(ReadError) -> [(line: Int, node: JSONNode)] {
    var nodes: [(line: Int, node: JSONNode)] = []
    var offset = 0
    var line = 0
    while line < RowSample.usualCount,
      let end = try sampleLineEnd(offset, needsLine: nodes.isEmpty)
    {
      let text = window.bytes[(window.start + offset)..<(window.start + end)]
      line += 1
      offset = end + 1
      if text.contains(where: { $0 > Byte.space }) {
        nodes.append((line, try node(text, line: line)))
      }
    }
    return nodes
  }

  /// Where a line ends that begins `offset` bytes behind the window's start, also counted from
  /// there; nil where it does not end in the window.
  private mutating func sampleLineEnd(
    _ offset: Int, needsLine: Bool
  ) throws(ReadError) -> Int? {
    while true {
      let rest = window.bytes[window.start..<window.end].dropFirst(offset)
      if let end = rest.firstIndex(of: Byte.newline) { return end - window.start }
      if window.isAtEnd { return rest.isEmpty ? nil : window.end - window.start }
      guard needsLine, rest.count <= RowSplitter.longestRow else { return nil }
      try window.refill()
    }
  }

  private mutating func nextNode() throws(ReadError) -> JSONNode? {
    while let end = try lineEnd() {
      let text = window.bytes[window.start..<end]
      let number = line
      window.start = min(window.end, end + 1)
      line += 1
      if text.contains(where: { $0 > Byte.space }) { return try node(text, line: number) }
    }
    return nil
  }

  /// Where the line ends that begins at the window's start; nil at the end of the stream.
  private mutating func lineEnd() throws(ReadError) -> Int? {
    while true {
      let rest = window.bytes[window.start..<window.end]
      if let end = rest.firstIndex(of: Byte.newline) { return end }
      guard !window.isAtEnd else { return rest.isEmpty ? nil : window.end }
      guard rest.count <= RowSplitter.longestRow else {
        throw .rowTooLong(file: file, row: line, limit: RowSplitter.longestRow)
      }
      try window.refill()
    }
  }

  private func node(_ text: ArraySlice<UInt8>, line: Int) throws(ReadError) -> JSONNode {
    let root: JSONNode
    do throws(JSONDocument.Failure) {
      root = try JSONDocument(text.span).root
    } catch {
      throw error.error(file: file, text: text, line: line)
    }
    guard let path else { return root }
    return try path.follow(root)
  }

  mutating func prepareToRewind() throws(ReadError) { try window.prepareToRewind() }

  /// Goes back to the first line.
  mutating func rewind() throws(ReadError) {
    try window.rewind()
    line = 1
  }
}
