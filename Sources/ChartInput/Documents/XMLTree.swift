// SPDX-License-Identifier: MIT

internal import Audiograph

/// An element of an XML file with all that is in it, within the limits of the reader.
struct XMLTree {
  /// The name without the prefix of its namespace.
  let name: String
  /// By their whole names.
  private(set) var attributes: [String: String] = [:]
  private(set) var children: [XMLTree] = []
  /// The texts that stand in it directly.
  private(set) var text = ""

  /// Elements that say how something looks, and nothing else.
  private static let looks: Set<String> = ["txPr", "extLst", "dLbls", "dPt", "marker"]
  /// What an element takes besides its texts.
  private static let cost = 160

  /// The whole of a file of an archive.
  init(
    _ path: String, of archive: ZipArchive, _ budget: UnpackingBudget
  ) throws(WorkbookFault) {
    var xml = try XMLReader(path, of: archive, budget)
    var open: [XMLTree] = [XMLTree(name: "")]
    var skipped = 0
    while true {
      let event = try xml.next()
      if skipped > 0 {
        if event == .start, !xml.isEmpty { skipped += 1 }
        if event == .end { skipped -= 1 }
        if event == .finished { throw .damaged }
        continue
      }
      switch event {
      case .start:
        let name = String(decoding: xml.buffer[xml.name], as: UTF8.self)
        guard !Self.looks.contains(name) else {
          skipped = xml.isEmpty ? 0 : 1
          continue
        }
        let one = try Self.element(name, xml)
        if xml.isEmpty { open[open.count - 1].children.append(one) } else { open.append(one) }
      case .text: try open[open.count - 1].take(xml)
      case .end:
        guard let last = open.popLast(), !open.isEmpty else { throw .damaged }
        open[open.count - 1].children.append(last)
      case .finished:
        guard open.count == 1, let root = open[0].children.first else { throw .damaged }
        self = root
        return
      }
    }
  }

  private init(name: String) { self.name = name }

  private static func element(
    _ name: String, _ xml: borrowing XMLReader
  ) throws(WorkbookFault) -> XMLTree {
    try xml.budget.make(cost + name.utf8.count)
    var one = XMLTree(name: name)
    for attribute in xml.attributes {
      try xml.budget.make(cost)
      var value: [UInt8] = []
      try xml.decode(attribute.value, into: &value)
      let key = String(decoding: xml.buffer[attribute.name], as: UTF8.self)
      one.attributes[key] = String(decoding: value, as: UTF8.self)
    }
    return one
  }

  private mutating func take(_ xml: borrowing XMLReader) throws(WorkbookFault) {
    guard xml.buffer[xml.text].contains(where: { $0 > Byte.space }) || name == "t" else { return }
    var bytes: [UInt8] = []
    try xml.decode(xml.text, into: &bytes)
    text += String(decoding: bytes, as: UTF8.self)
  }

  /// The first child of a name, and so on along a path; nil where there is none.
  func at(_ path: String...) -> XMLTree? {
    var node = self
    for name in path {
      guard let next = node.children.first(where: { $0.name == name }) else { return nil }
      node = next
    }
    return node
  }

  func all(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

  /// The attribute `val` of a child.
  func value(_ child: String) -> String? { at(child)?.attributes["val"] }

  /// All texts in it, with a blank between paragraphs.
  var words: String {
    let inner = children.map { child in
      ["p", "tab", "br", "s", "line-break"].contains(child.name) ? " \(child.words)" : child.words
    }
    return (text + inner.joined()).words().joined(separator: " ")
  }
}
