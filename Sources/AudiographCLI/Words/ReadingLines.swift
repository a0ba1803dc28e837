// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

extension [Reading] {
  /// One line a reading, with its number.
  ///
  /// For example: `1. Rainfall and temperature by month.`
  func lines(in s: Sentences) -> [String] {
    enumerated().map { s.say(.readingLine(number: $0 + 1, what: $1.said(in: s))) }
  }

  /// One JSON object with all readings of a source.
  func document(of name: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("source", name.displayText)
      json.key("readings")
      json.array { json in
        for (place, reading) in enumerated() { reading.write(to: &json, number: place + 1) }
      }
    }
    return json.text
  }
}

extension Reading {
  /// What is told of which columns.
  func said(in s: Sentences) -> Said {
    if kind == .scatter, values.count == 2 {
      return .readingBeside(form: .scatter, values: s.told([values[1]]), other: s.told([values[0]]))
    }
    let along = s.told(x.isEmpty && kind != nil ? groups : x)
    if let kind, kind != .line {
      return along.isEmpty || kind == .heatmap
        ? .readingAlone(form: kind, values: s.told(values))
        : .readingBeside(form: kind, values: s.told(values), other: along)
    }
    guard !values.isEmpty else { return .readingHeadings() }
    let course: Said =
      x.isEmpty
      ? .readingRows(values: s.told(values)) : .readingAlong(values: s.told(values), x: along)
    return groups.isEmpty ? course : .readingGrouped(what: course, groups: s.told(groups))
  }

  /// The options that ask for it, as a shell has to be given them; empty for none.
  var options: String {
    words.map { name, value in shellOption(name, value) }.joined(separator: " ")
  }

  /// Options and their values.
  private var words: [(name: String, value: String)] {
    requests.flatMap { request -> [(String, String)] in
      switch request {
      case .x(let column): [("--x", column.text)]
      case .countsRows: [("--x", "none")]
      case .values(let columns): columns.map { ("--y", $0.text) }
      case .groups(let columns): columns.map { ("--by", $0.text) }
      case .oneSeries: [("--by", "none")]
      case .kind(let form): [("--as", form.rawValue)]
      }
    }
  }

  fileprivate func write(to json: inout JSONWriter, number: Int) {
    json.object { json in
      json.member("number", number)
      json.member("text", english.say(.readingLine(number: number, what: said(in: english))))
      json.member("x", x)
      json.member("y", values)
      json.member("by", groups)
      json.member("kind", kind?.rawValue)
      json.key("options")
      json.array { json in for (name, value) in words { json.value("\(name)=\(value)") } }
    }
  }
}

extension Sentences {
  /// Headings one after another, the first four of many.
  fileprivate func told(_ headings: [String]) -> String {
    let names = headings.map(\.displayText)
    guard names.count > 4 else { return joined(names) }
    return say(.listMore(names: names.prefix(4).joined(separator: ", "), count: names.count - 4))
  }
}

extension LoadNote {
  /// The reading that was taken by its number, as the list of readings has it; nil for other notes.
  func readingLine(in s: Sentences) -> String? {
    guard case .read(.readingTaken(let number, _, let reading), _) = self else { return nil }
    return s.say(.readingLine(number: number, what: reading.said(in: s)))
  }
}
