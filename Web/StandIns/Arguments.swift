// SPDX-License-Identifier: MIT

/// The options of a call, each by the name that it has at the command line.
struct Arguments {
  private var given: [(option: OptionName, value: String)] = []

  /// Members of an object: a text, a list of texts, or true; what means nothing is passed over.
  init(_ root: JSONNode) {
    for (name, node) in root.members {
      guard let option = OptionName(rawValue: name) else { continue }
      if node.isTrue { given.append((option, "")) }
      if let text = node.text { given.append((option, text)) }
      for index in 0..<node.count {
        if let text = node.element(index)?.text { given.append((option, text)) }
      }
    }
  }

  /// The value that counts, the last one; nil if the option is absent.
  subscript(_ option: OptionName) -> String? { given.last { $0.option == option }?.value }

  func all(_ option: OptionName) -> [String] {
    given.filter { $0.option == option }.map { $0.value }
  }

  func has(_ option: OptionName) -> Bool { given.contains { $0.option == option } }
}
