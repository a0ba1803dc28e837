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
    JSONWriter.document { json in
      json.member("source", name.displayText)
      json.key("readings")
      json.array { json in
        for (place, reading) in enumerated() { reading.write(to: &json, number: place + 1) }
      }
    }
  }
}

extension Reading {
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
