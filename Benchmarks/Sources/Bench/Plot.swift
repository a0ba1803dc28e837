// SPDX-License-Identifier: MIT

/// Growth as a drawing: one panel for each kind of work, both axes logarithmic.
struct Plot {
  var growths: [Growth]
  private static let panel = (width: 460.0, height: 320.0)
  private static let margin = (left: 70.0, right: 20.0, top: 40.0, bottom: 50.0)

  /// The whole SVG file.
  ///
  /// Lines differ in dashes and marks, so that no colour is needed.
  var svg: String {
    let width = 2 * Self.panel.width
    let height = Double((growths.count + 1) / 2) * Self.panel.height
    let panels = growths.enumerated().map { place, growth in
      let x = Double(place % 2) * Self.panel.width
      let y = Double(place / 2) * Self.panel.height
      return "<g transform=\"translate(\(short(x)),\(short(y)))\">\n\(panel(growth))</g>\n"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(fixed(width, 0)) \(fixed(height, 0))" \
      role="img" aria-labelledby="title desc" font-family="sans-serif" font-size="12">
      <title id="title">Processor time against the size of the work</title>
      <desc id="desc">\(description)</desc>
      <rect width="100%" height="100%" fill="white"/>
      \(panels.joined())</svg>

      """
  }

  private var description: String {
    growths.map { growth in
      let ends = growth.names.indices.map { contender in
        let times = [growth.points.first, growth.points.last].compactMap { point in
          point.map { "\(short($0.measurements[contender].leastProcessor)) ms at \($0.size)" }
        }
        return "\(growth.names[contender]) from \(times.joined(separator: " to "))"
      }
      return "\(growth.title), by \(growth.unit): \(ends.joined(separator: "; "))."
    }.joined(separator: " ")
  }

  private func panel(_ growth: Growth) -> String {
    let times = growth.points.flatMap { $0.measurements.map(\.leastProcessor) }
    let x = Axis(
      growth.points.map { Double($0.size) }, from: Self.margin.left,
      to: Self.panel.width - Self.margin.right)
    let y = Axis(times, from: Self.panel.height - Self.margin.bottom, to: Self.margin.top)
    let lines = growth.names.indices.map { line(growth, contender: $0, x, y) }
    let middle = (x.start + x.end) / 2
    return """
      <text x="\(short(middle))" y="20" text-anchor="middle" font-weight="bold">\(growth.title)</text>
      \(grid(x, y))<text x="\(short(middle))" y="\(short(Self.panel.height - 12))" \
      text-anchor="middle">\(growth.unit)</text>
      <text x="16" y="\(short((y.start + y.end) / 2))" text-anchor="middle" \
      transform="rotate(-90 16 \(short((y.start + y.end) / 2)))">processor ms</text>
      \(lines.joined())
      """
  }

  private func grid(_ x: Axis, _ y: Axis) -> String {
    let vertical = x.powers.map { power in
      """
      <path d="M\(short(x.place(power))) \(short(y.start))V\(short(y.end))" stroke="#ccc"/>
      <text x="\(short(x.place(power)))" y="\(short(y.start + 16))" text-anchor="middle">\(label(power))</text>

      """
    }
    let horizontal = y.powers.map { power in
      """
      <path d="M\(short(x.start)) \(short(y.place(power)))H\(short(x.end))" stroke="#ccc"/>
      <text x="\(short(x.start - 6))" y="\(short(y.place(power) + 4))" text-anchor="end">\(label(power))</text>

      """
    }
    return (vertical + horizontal).joined()
  }

  private func line(_ growth: Growth, contender: Int, _ x: Axis, _ y: Axis) -> String {
    let places = growth.points.map { point in
      (x.place(Double(point.size)), y.place(point.measurements[contender].leastProcessor))
    }
    let path = places.map { "\(short($0.0)) \(short($0.1))" }.joined(separator: "L")
    let isOwn = growth.names[contender] == Names.program
    let marks = places.map { place in
      isOwn
        ? "<circle cx=\"\(short(place.0))\" cy=\"\(short(place.1))\" r=\"4\"/>"
        : "<path d=\"M\(short(place.0 - 4)) \(short(place.1 - 4))h8v8h-8z\" fill=\"white\" stroke=\"black\"/>"
    }
    let end = places.last ?? (0, 0)
    return """
      <path d="M\(path)" fill="none" stroke="black" stroke-width="2"\(isOwn ? "" : " stroke-dasharray=\"6 4\"")/>
      \(marks.joined())
      <text x="\(short(end.0 - 8))" y="\(short(end.1 + (isOwn ? -8 : 20)))" text-anchor="end">\(growth.names[contender])</text>

      """
  }

  private func label(_ power: Double) -> String {
    power >= 1_000_000 ? "\(Int(power / 1_000_000)) M" : power >= 1 ? "\(Int(power))" : short(power)
  }
}

/// A logarithmic axis that begins and ends at powers of ten.
private struct Axis {
  let start: Double
  let end: Double
  /// The powers of ten from the least to the greatest number.
  let powers: [Double]

  init(_ numbers: [Double], from start: Double, to end: Double) {
    (self.start, self.end) = (start, end)
    var power = 0.01
    while power * 10 <= numbers.min() ?? 1 { power *= 10 }
    var powers = [power]
    while power < numbers.max() ?? 1 {
      power *= 10
      powers.append(power)
    }
    self.powers = powers
  }

  func place(_ number: Double) -> Double {
    let (low, high) = (powers.first ?? 1, powers.last ?? 10)
    return start + (end - start) * logarithm(number / low) / logarithm(high / low)
  }
}
