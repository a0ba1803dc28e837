// SPDX-License-Identifier: MIT

internal import Audiograph

extension ChartDraft {
  /// The document of the form, version 1, that has this chart alone.
  var document: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("audiograph", 1)
      json.member("kind", kind)
      for (name, text) in [("title", title), ("subtitle", subtitle)] where !text.isBlank {
        json.member(name, text)
      }
      x.write("x", to: &json)
      for (name, axis) in [("y", y), ("y2", y2)] {
        var axis = axis
        axis.type = nil
        axis.write(name, to: &json)
      }
      json.key("series")
      json.array { json in for one in series { one.write(to: &json) } }
      writeLines(to: &json)
      if let stack { json.member("stack", stack.rawValue) }
      if let grid {
        grid.write(to: &json)
        value.write("value", to: &json)
      }
    }
    return Array(json.text.utf8)
  }

  private func writeLines(to json: inout JSONWriter) {
    guard !lines.isEmpty else { return }
    json.key("lines")
    json.array { json in
      for line in lines {
        json.object { json in
          if !line.name.isBlank { json.member("name", line.name) }
          json.member("y", line.y)
        }
      }
    }
  }
}

extension ChartDraft.Axis {
  fileprivate func write(_ name: String, to json: inout JSONWriter) {
    let heading = HeadingUnit(title)
    json.key(name)
    json.object { json in
      if !heading.name.isBlank { json.member("name", unit == nil ? heading.name : title) }
      if let unit = unit ?? heading.unit { json.member("unit", unit) }
      if let type { json.member("type", type.rawValue) }
      if isLogarithmic { json.member("scale", "log") }
      if isReversed { json.member("reversed", true) }
      if !order.isEmpty {
        json.key("order")
        json.array { json in for name in order { json.value(name) } }
      }
    }
  }
}

extension ChartDraft.Series {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      if !name.isBlank { json.member("name", name) }
      if isOnSecond { json.member("axis", "y2") }
      for (member, values) in columns.sorted(by: { $0.key < $1.key }) {
        json.key(member)
        json.write(values)
      }
    }
  }
}

extension ChartDraft.Grid {
  fileprivate func write(to json: inout JSONWriter) {
    json.key("rows")
    json.write(rows)
    json.key("columns")
    json.write(columns)
    json.key("cells")
    json.array { json in for row in cells { json.write(row) } }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ values: [ChartDraft.Value]) {
    array { json in
      for value in values {
        switch value {
        case .number(let number): json.value(number)
        case .text(let text): json.value(text)
        case .missing: json.value(Double?.none)
        }
      }
    }
  }
}
