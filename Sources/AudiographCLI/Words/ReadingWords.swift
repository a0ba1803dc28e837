// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

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
    words.map { shellOption($0.name, $0.value) }.joined(separator: " ")
  }

  /// Options and their values.
  var words: [(name: String, value: String)] {
    var words: [(name: String, value: String)] = []
    for request in requests {
      switch request {
      case .x(let column): words.append((name: "--x", value: column.text))
      case .countsRows: words.append((name: "--x", value: "none"))
      case .values(let columns):
        for column in columns { words.append((name: "--y", value: column.text)) }
      case .groups(let columns):
        for column in columns { words.append((name: "--by", value: column.text)) }
      case .oneSeries: words.append((name: "--by", value: "none"))
      case .kind(let form): words.append((name: "--as", value: form.rawValue))
      }
    }
    return words
  }
}

extension Sentences {
  /// Headings one after another, the first four of many.
  fileprivate func told(_ headings: [String]) -> String {
    let names = headings.map(\.displayText)
    guard names.count > 4 else { return joined(names) }
    return say(
      .listMore(names: Array(names.prefix(4)).joined(separator: comma), count: names.count - 4))
  }
}

extension LoadNote {
  /// The reading that was taken by its number, as the list of readings has it; nil for other notes.
  func readingLine(in s: Sentences) -> String? {
    guard case .read(.readingTaken(let number, _, let reading), _) = self else { return nil }
    return s.say(.readingLine(number: number, what: reading.said(in: s)))
  }
}
