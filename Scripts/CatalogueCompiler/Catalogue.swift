// SPDX-License-Identifier: MIT

/// What is wrong in a catalogue, in a sentence that names the place.
struct CatalogueError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The text of one language: settings, messages by name, tables of terms.
struct Catalogue {
  var settings: [String: String] = [:]
  var messages: [String: Message] = [:]
  /// Messages that only this language needs; others call them as functions.
  var terms: [(signature: Schema.Signature, message: Message)] = []
  var tables: [String: TermTable] = [:]

  /// Words by their key, in the grammatical forms that the language needs.
  struct TermTable {
    let forms: [Form]
    let gender: String?
    var terms: [(key: String, term: Term)] = []

    /// A form and the form that it is like where a term does not say it.
    struct Form {
      let name: String
      let like: String?
    }

    struct Term {
      let texts: [String]
      let gender: String?
    }
  }
}

extension Catalogue {
  /// Reads a catalogue.
  ///
  /// A line is `name = message`, and the lines below it that begin with a space belong to it;
  /// `-name(argument: Type) = message` is a term of this language alone. `@name value` is a setting, `[name] one other dative=other; masculine` begins a table with its forms and
  /// the gender of its terms, whose lines are `key = one, other; gender`. `#` begins a comment.
  ///
  /// - Throws: The first mistake, with the number of its line.
  init(_ text: String, name: String) throws(CatalogueError) {
    var table: String?
    for (number, line) in Self.lines(text) {
      do throws(CatalogueError) {
        if line.hasPrefix("@") {
          let words = line.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
          guard words.count == 2 else { throw CatalogueError("a setting without a value") }
          settings[words[0]] = words[1]
        } else if line.hasPrefix("["), let end = line.firstIndex(of: "]") {
          let name = String(line[line.index(after: line.startIndex)..<end])
          tables[name] = Self.table(String(line[line.index(after: end)...]))
          table = name
        } else if let table {
          try addTerm(line, to: table)
        } else {
          try addMessage(line)
        }
      } catch {
        throw CatalogueError("\(name):\(number): \(error)")
      }
    }
  }

  /// Lines with what is continued below them, without comments and blank lines.
  private static func lines(_ text: String) -> [(number: Int, text: String)] {
    var lines: [(number: Int, text: String)] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.trimmed
      guard !words.isEmpty, !line.hasPrefix("#") else { continue }
      if line.first == " ", !lines.isEmpty {
        lines[lines.count - 1].text += " " + words
      } else {
        lines.append((index + 1, words))
      }
    }
    return lines
  }

  private static func sides(_ line: String) throws(CatalogueError) -> (String, String) {
    guard let range = line.firstRange(of: " = ") ?? line.firstRange(of: " =") else {
      throw CatalogueError("no “=” in “\(line.prefix(30))”")
    }
    return (line[..<range.lowerBound].trimmed.unquoted, line[range.upperBound...].trimmed)
  }

  private mutating func addMessage(_ line: String) throws(CatalogueError) {
    let (name, text) = try Self.sides(line)
    if name.hasPrefix("-") {
      let schema = try Schema(String(name.dropFirst()), name: "term")
      let message = try MessageParser.message(text)
      terms += schema.messages.map { ($0, message) }
      return
    }
    guard messages[name] == nil else { throw CatalogueError("\(name) twice") }
    messages[name] = try MessageParser.message(text)
  }

  private static func table(_ header: String) -> TermTable {
    let sides = header.split(separator: ";", maxSplits: 1).map(\.trimmed)
    let forms = (sides.first ?? "").split(separator: " ").map { word in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      return TermTable.Form(name: parts[0], like: parts.count > 1 ? parts[1] : nil)
    }
    return TermTable(
      forms: forms.isEmpty ? [.init(name: "one", like: nil)] : forms,
      gender: sides.count > 1 ? sides[1] : nil)
  }

  private mutating func addTerm(_ line: String, to name: String) throws(CatalogueError) {
    let (key, value) = try Self.sides(line)
    guard var table = tables[name] else { return }
    guard !table.terms.contains(where: { $0.key == key }) else {
      throw CatalogueError("\(key) twice")
    }
    table.terms.append((key, try table.term(value)))
    tables[name] = table
  }

  /// This language where it differs from another, and the other's words for all else.
  func overlaying(_ base: Catalogue) -> Catalogue {
    var merged = base
    merged.settings.merge(settings) { $1 }
    merged.messages.merge(messages) { $1 }
    merged.terms += terms
    for (name, table) in tables {
      let known = Set(table.terms.map(\.key))
      let others = base.tables[name]?.terms.filter { !known.contains($0.key) } ?? []
      merged.tables[name] = TermTable(
        forms: table.forms, gender: table.gender, terms: others + table.terms)
    }
    return merged
  }
}

extension Catalogue.TermTable {
  /// The texts of a term in the order of the forms; one text alone stands for all.
  fileprivate func term(_ value: String) throws(CatalogueError) -> Term {
    let sides = value.split(separator: ";", maxSplits: 1).map(\.trimmed)
    let given =
      value.hasPrefix("|")
      ? [value.unquoted] : (sides.first ?? "").split(separator: ",").map(\.trimmed)
    let first = given.first ?? ""
    guard given.count <= forms.count else {
      throw CatalogueError("\(given.count) forms, not \(forms.count) at most, in “\(value)”")
    }
    var texts: [String] = []
    for (index, form) in forms.enumerated() {
      if index < given.count {
        texts.append(given[index])
      } else if given.count <= 1 {
        texts.append(first)
      } else if let like = forms.firstIndex(where: { $0.name == form.like }), like < index {
        texts.append(texts[like])
      } else {
        throw CatalogueError("no form “\(form.name)” in “\(value)”")
      }
    }
    return Term(texts: texts, gender: sides.count > 1 ? sides[1] : gender)
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    let rest = drop(while: \.isWhitespace)
    return String(rest.reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The text without the bars around it.
  fileprivate var unquoted: String {
    count > 1 && hasPrefix("|") && hasSuffix("|") ? String(dropFirst().dropLast()) : String(self)
  }
}
