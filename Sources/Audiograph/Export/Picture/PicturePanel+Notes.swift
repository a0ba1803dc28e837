// SPDX-License-Identifier: MIT

/// Labels within a plot: of its extremes and of its dashed line.
extension PicturePanel {
  /// A line of text beside an extreme.
  struct Note {
    let text: String
    let middle: Double
    let baseline: Double

    var box: PictureText.Box {
      let half = PictureText.width(text) / 2
      return PictureText.Box(left: middle - half, right: middle + half, baseline: baseline)
    }

    var drawing: String {
      PictureText.block([text], "note middle", x: middle, y: baseline)
    }
  }

  /// The highest and the lowest value of all lines, in the words of a walk through the chart.
  func notes(_ plot: Plot) -> [Note] {
    let extremes = labelled.compactMap { line in
      line.series.settled.drawnExtremes(asCandles: form == .candles).map { (line, $0) }
    }
    guard let highest = extremes.max(by: { $0.1.maximum.y < $1.1.maximum.y }),
      let lowest = extremes.min(by: { $0.1.minimum.y < $1.1.minimum.y })
    else { return [] }
    var (top, foot) = ((highest.0, highest.1.maximum), (lowest.0, lowest.1.minimum))
    guard top.1.y > foot.1.y else {
      return [note(top.0, top.1, nil, plot, besides: nil)].compactMap(\.self)
    }
    // Of ranks, 1 is the highest.
    if areRanks { swap(&top, &foot) }
    let upper = note(top.0, top.1, .highest, plot, besides: nil)
    let lower = note(foot.0, foot.1, .lowest, plot, besides: upper)
    return [upper, lower].compactMap(\.self)
  }

  /// The lines of which extremes are labelled: of bars that stand on each other their sums, of shares none.
  private var labelled: [PictureLine] {
    guard let stack else { return lines }
    return lines.indices.filter { !stack.draws($0) }.map { lines[$0] }
  }

  private var areRanks: Bool { lines.allSatisfy { $0.series.kind == .rank } }

  /// A label that fits in one line, and lies on no other one.
  private func note(
    _ line: PictureLine, _ value: Series.IndexedValue, _ extreme: ExplorationExtreme?, _ plot: Plot,
    besides other: Note?
  ) -> Note? {
    guard !law.clips(value.y) else { return nil }
    let text = tied(value.y, extreme) ?? words(line, value, extreme) + times(value.y, extreme)
    guard form == .bars, margins.below == 0, let extreme, extreme == .lowest else {
      return place(text, at: value, of: line, noteHeight(plot.y(value.y), extreme, plot), plot)
    }
    let number = wording.drawn().short(line.series.briefFigure(of: value.y))
    let brief = number + wording.comma + wording.say(.exploreExtreme(extreme: extreme))
    let top = plot.y(value.y) - Self.aboveExtreme
    // What would lie across higher bars, or stand above them as if it were theirs, is left out.
    return [text, brief, number].map { place($0, at: value, of: line, top, plot) }.first { note in
      barTop(under: note.box, plot) - Self.aboveExtreme >= top
        && other.map { !$0.box.overlaps(note.box) } ?? true
    }
  }

  private func place(
    _ text: String, at value: Series.IndexedValue, of line: PictureLine, _ baseline: Double,
    _ plot: Plot
  ) -> Note {
    let half = PictureText.width(text) / 2
    let middle = min(max(middle(of: value.index, line, plot), left + half + 4), right - half - 4)
    return Note(text: text, middle: middle, baseline: baseline)
  }

  /// Where the point, or the middle of the bar, of a value stands.
  private func middle(of index: Int, _ line: PictureLine, _ plot: Plot) -> Double {
    let x = plot.x(index, of: line)
    guard form == .bars, let number = lines.firstIndex(where: { $0.number == line.number }) else {
      return x
    }
    return x + barOffset(number, plot)
  }

  /// Where the highest bar under a text ends.
  private func barTop(under box: PictureText.Box, _ plot: Plot) -> Double {
    lines.indices.flatMap { bars($0, plot) }
      .filter { $0.left < box.right && $0.left + $0.width > box.left }
      .map(\.end).min() ?? plot.bottom
  }

  /// What is written beside an extreme; of candles the day of the high or the low.
  private func words(
    _ line: PictureLine, _ value: Series.IndexedValue, _ extreme: ExplorationExtreme?
  ) -> String {
    let room = right - left - 8
    let figure = line.series.briefFigure(of: value.y)
    guard form == .candles, let extreme else {
      return wording.drawn().told(
        line.series, at: value.index, value: figure,
        name: lines.count > 1 && stack == nil ? line.series.name : nil,
        notes: extreme.map { [.extreme($0)] } ?? []
      ) { PictureText.width($0) <= room }
    }
    let isHigh = extreme == .highest
    return wording.drawn().told(
      line.series, at: value.index, on: line.day(of: isHigh ? .high : .low, at: value.index),
      value: figure, of: isHigh ? .high : .low
    ) { PictureText.width($0) <= room }
  }

  /// An extreme that several bars have, with their number; nil for one that a single bar has.
  private func tied(_ value: Double, _ extreme: ExplorationExtreme?) -> String? {
    guard let extreme, form == .bars else { return nil }
    let count = labelled.reduce(0) { $0 + $1.series.values.count { $0 == value } }
    guard count > 1 else { return nil }
    let wording = wording.drawn()
    return [
      wording.number(lines[0].series.briefFigure(of: value)),
      wording.say(.exploreExtreme(extreme: extreme)), wording.say(.pictureTimes(count: "\(count)")),
    ].joined(separator: wording.comma)
  }

  /// How often lines reach an extreme, of which the first is labelled; empty for once.
  private func times(_ value: Double, _ extreme: ExplorationExtreme?) -> String {
    guard form == .lines, extreme != nil else { return "" }
    let count = lines.reduce(0) { $0 + $1.series.values.count { $0 == value } }
    guard count > 1 else { return "" }
    let wording = wording.drawn()
    return wording.comma + wording.say(.pictureTimes(count: "\(count)"))
  }

  /// How far labels stand above and below extremes.
  private static let aboveExtreme = 10.0
  private static let belowExtreme = 19.0

  /// Above the highest point and below the lowest.
  private func noteHeight(_ y: Double, _ extreme: ExplorationExtreme?, _ plot: Plot) -> Double {
    let (above, below) = (-Self.aboveExtreme, Self.belowExtreme)
    guard form == .bars else {
      let isUpper = (extreme != .lowest) != (law.isDrawnDown && !areRanks && extreme != nil)
      return y + (isUpper ? above : below)
    }
    // On the other side of where bars begin it would lie across the neighbours.
    let zero = zero(plot)
    let isRoomBelow = zero + below + 5 <= plot.bottom
    let isRoomAbove = zero + above - 12 >= plot.top
    switch extreme {
    case .lowest where y <= zero && isRoomBelow: return zero + below
    case .highest where y >= zero && isRoomAbove: return zero + above
    default: return y + (y > zero ? below : above)
    }
  }
}

extension PicturePanel {
  /// The dashed line with its label, which stands where it covers the least.
  func baselineDrawing(_ plot: Plot, beside notes: [PictureText.Box]) -> String {
    guard let baseline, let y = height(of: baseline.value, plot) else { return "" }
    let stroke =
      "<path\(PictureLook.attributes("base"))"
      + " d=\"M\(coordinate(left)) \(coordinate(y))H\(coordinate(right))\"/>"
    guard !baseline.label.isEmpty else { return stroke }
    let box = box(of: baseline.label, at: y, plot, beside: notes)
    let isRight = box.left > left + 4
    return stroke
      + PictureText.element(
        baseline.label, isRight ? "beside end note" : "beside note",
        x: isRight ? right - 4 : box.left, y: box.baseline)
  }

  /// How far above and below a dashed line the letters of its label stand.
  static let aboveBaseline = 6.0
  private static let belowBaseline = 16.0

  /// To the right above the line, unless it covers less below it or to the left.
  private func box(
    of label: String, at y: Double, _ plot: Plot, beside notes: [PictureText.Box]
  ) -> PictureText.Box {
    let width = PictureText.width(label)
    let strokes = strokes(plot)
    let boxes = [right - 4 - width, left + 4].flatMap { start in
      [y - Self.aboveBaseline, y + Self.belowBaseline].map {
        PictureText.Box(left: start, right: start + width, baseline: $0)
      }
    }
    func covered(_ box: PictureText.Box) -> Int {
      let leaves = box.baseline - 12 < plot.top || box.baseline + 4 > plot.bottom
      return strokes.count(where: box.isCrossed) + notes.count(where: box.overlaps) * 1000
        + (leaves ? 10_000 : 0)
    }
    return boxes.min { covered($0) < covered($1) } ?? boxes[0]
  }

  /// What is drawn of the values, as strokes that a label may lie across.
  private func strokes(_ plot: Plot) -> [PictureText.Stroke] {
    lines.enumerated().flatMap { number, line -> [PictureText.Stroke] in
      switch form {
      case .lines:
        let (kept, runs) = drawn(line)
        return runs.flatMap { run in
          let points = kept[run].map { (plot.x($0, of: line), plot.y(line.series.values[$0])) }
          return zip(points, points.dropFirst()).map { PictureText.Stroke(from: $0, to: $1) }
        }
      case .bars:
        return bars(number, plot).flatMap { bar in
          [bar.left, bar.left + bar.width].map {
            PictureText.Stroke(from: ($0, bar.start), to: ($0, bar.end))
          }
        }
      case .candles:
        guard let bars = line.series.bars else { return [] }
        return (0..<bars.count).compactMap { index in
          guard let candle = bars.candle(at: index) else { return nil }
          let x = plot.x(index, of: line)
          return PictureText.Stroke(from: (x, plot.y(candle.high)), to: (x, plot.y(candle.low)))
        }
      }
    }
  }
}

extension Series {
  /// The extremes that are drawn: of candles the lowest low and the highest high.
  fileprivate func drawnExtremes(
    asCandles: Bool
  ) -> (minimum: IndexedValue, maximum: IndexedValue)? {
    guard asCandles, let lows = bars?.columns[.low], let highs = bars?.columns[.high] else {
      return extremes
    }
    let complete = values.presentIndices(in: values.indices)
    guard let lowest = complete.min(by: { lows[$0] < lows[$1] }),
      let highest = complete.max(by: { highs[$0] < highs[$1] })
    else { return nil }
    return ((lowest, lows[lowest]), (highest, highs[highest]))
  }
}

extension PictureLine {
  /// The day on which the price of a bar was highest or lowest.
  fileprivate func day(of column: PriceColumn, at index: Int) -> Mention? {
    guard let bars = series.bars else { return nil }
    var date = bars.dates[index]
    date.instant = bars.instant(of: column, at: index)
    return CalendarMemory.shortMention(series.x.told(.date(date)), index: index)
  }
}
