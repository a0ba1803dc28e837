// SPDX-License-Identifier: MIT

extension FormChart {
  /// The chart in eight-dot braille: a line that says what the dots stand for, then the cells.
  ///
  /// The groups of a scatter plot follow one another.
  ///
  /// - Parameters:
  ///   - cells: The cells of a line, 14 to 80.
  ///   - rows: How many rows of cells, 1 to 10.
  ///   - language: The language of the words.
  /// - Returns: The lines.
  public func braille(cells: Int = 40, rows: Int = 1, in language: Language = .english) -> [String]
  {
    braille(cells: cells, rows: rows, cell: .eight, language).flatMap {
      [$0.legend] + $0.dots.lines
    }
  }

  /// The picture in braille, one for each colour of dots.
  func braille(
    cells: Int, rows: Int, cell: BrailleDots.Cell, _ language: Language
  ) -> [BrailleSeries] {
    let wording = language.wording(.display)
    let picture = model.picture()
    let legend = picture.brailleLegend(wording)
    return picture.brailleLayers.map { name, marks in
      var dots = BrailleDots(cells: cells, rows: rows, cell: cell)
      FormEmbossing(picture).emboss(marks, on: &dots)
      return BrailleSeries(
        legend: name.map { wording.nameOrNone($0) + wording.colon + legend } ?? legend, dots: dots)
    }
  }
}

extension FormPicture {
  /// What is embossed by itself: the dots of each group, which a finger could not tell apart, else all.
  fileprivate var brailleLayers: [(name: String?, marks: [Mark])] {
    guard legend.count > 1 else { return [(nil, marks)] }
    var layers = [[Mark]](repeating: [], count: legend.count)
    for mark in marks {
      guard case .dot(_, let color, _) = mark, layers.indices.contains(color) else {
        return [(nil, marks)]
      }
      layers[color].append(mark)
    }
    return zip(legend, layers).map { ($0, $1) }
  }

  /// What the dots stand for, in one sentence a direction.
  fileprivate func brailleLegend(_ wording: Wording) -> String {
    var sentences = [(x, false), (y, true)].compactMap { axis, isUp in axis.braille(isUp, wording) }
    if let shading {
      let middle = Figure(measured: shading.lowerBound / 2 + shading.upperBound / 2)
      sentences.append(wording.say(.brailleShading(value: middle)).capitalizedFirst)
    }
    return sentences.map(wording.ended).paragraph
  }
}

extension FormPicture.Axis {
  /// More names than this are told by the first and the last.
  private static let mostNames = 6

  /// What stands along a side; nil for nothing.
  fileprivate func braille(_ isUp: Bool, _ wording: Wording) -> String? {
    if names.allSatisfy(\.isEmpty), !names.isEmpty { return nil }
    let clause: String
    if names.isEmpty, let ends {
      clause = wording.say(
        .brailleEnds(low: wording.place(ends.first), high: wording.place(ends.last), isUp: isUp))
    } else if names.isEmpty {
      let ends = ValueStyle.measured.figures(of: [low, high])
      clause = wording.say(
        .brailleEnds(
          low: wording.number(ends[0]), high: wording.number(ends[1]), isUp: isUp))
    } else if names.count > Self.mostNames {
      clause = wording.say(
        .brailleEnds(
          low: wording.nameOrNone(names[0]), high: wording.nameOrNone(names[names.count - 1]),
          isUp: isUp))
    } else {
      clause = wording.say(
        .brailleNames(
          names: wording.joined(names.map { wording.nameOrNone($0) }), isUp: isUp))
    }
    return title(in: wording).map { $0 + wording.colon + clause } ?? clause.capitalizedFirst
  }
}

/// Puts the marks of a picture on dots.
struct FormEmbossing {
  private let picture: FormPicture

  init(_ picture: FormPicture) { self.picture = picture }

  /// Raises areas, lines and dots.
  ///
  /// A line within an area is lowered. Wide areas leave their last column flat, so that neighbours are two.
  /// Where the strength of areas tells a value, those of the upper half are raised.
  func emboss(_ marks: [FormPicture.Mark], on dots: inout BrailleDots) {
    for mark in marks {
      switch mark {
      case .area(let x, let y, _, let strength): if !isPale(strength) { fill(x, y, &dots) }
      case .region(let from, let to, _, _): fill(from, to, &dots)
      case .line, .dot, .number: break
      }
    }
    let areas = dots
    for mark in marks {
      switch mark {
      case .area, .region, .number: break
      case .line(let positions, _, _):
        for place in path(positions, dots) {
          let isWithin =
            areas.isRaised(place.column, place.level + 1)
            && areas.isRaised(place.column, place.level - 1)
          if isWithin {
            dots.lower(place.column, place.level)
          } else {
            dots.raise(place.column, place.level)
          }
        }
      case .dot(let position, _, _):
        let place = place(position, dots)
        dots.raise(place.column, place.level)
      }
    }
  }

  private func isPale(_ strength: Double) -> Bool { picture.shading != nil && strength < 0.5 }

  private func fill(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>, _ dots: inout BrailleDots) {
    guard y.lowerBound < y.upperBound else { return }
    let levels = covered(y, picture.y, dots.height)
    var columns = covered(x, picture.x, dots.width)
    if columns.count > 2 { columns.removeLast() }
    for column in columns {
      for level in levels { dots.raise(column, level) }
    }
  }

  /// Raises what lies between two lines, in each column where its middle is.
  private func fill(
    _ from: [FormPicture.Position], _ to: [FormPicture.Position], _ dots: inout BrailleDots
  ) {
    guard let first = from.first, let last = from.last else { return }
    for column in covered(first.x...max(first.x, last.x), picture.x, dots.width) {
      let share = (Double(column) + 0.5) / Double(dots.width)
      let x = picture.x.low + share * (picture.x.high - picture.x.low)
      let (one, other) = (height(of: from, at: x), height(of: to, at: x))
      guard one != other else { continue }
      for level in covered(min(one, other)...max(one, other), picture.y, dots.height) {
        dots.raise(column, level)
      }
    }
  }

  /// How high a line is, straight between its places, and as high as its ends beyond them.
  private func height(of line: [FormPicture.Position], at x: Double) -> Double {
    guard let next = line.firstIndex(where: { $0.x >= x }) else { return line[line.count - 1].y }
    guard next > 0, line[next].x > line[next - 1].x else { return line[next].y }
    let part = (x - line[next - 1].x) / (line[next].x - line[next - 1].x)
    return line[next - 1].y * (1 - part) + line[next].y * part
  }

  /// The dots whose middles lie within a range, or the one that its middle is on.
  private func covered(
    _ range: ClosedRange<Double>, _ axis: FormPicture.Axis, _ count: Int
  ) -> Range<Int> {
    let (low, high) = (share(range.lowerBound, axis), share(range.upperBound, axis))
    let first = Int((low * Double(count)).rounded())
    let end = Int((high * Double(count)).rounded())
    if first < end { return first..<end }
    let middle = min(Int((low + high) / 2 * Double(count)), count - 1)
    return middle..<middle + 1
  }

  private func place(
    _ position: FormPicture.Position, _ dots: BrailleDots
  ) -> BrailleDots.Place {
    BrailleDots.Place(
      column: min(Int(share(position.x, picture.x) * Double(dots.width)), dots.width - 1),
      level: min(Int(share(position.y, picture.y) * Double(dots.height)), dots.height - 1))
  }

  private func share(_ value: Double, _ axis: FormPicture.Axis) -> Double {
    min(max(axis.share(of: value), 0), 1)
  }

  /// The dots on the straight lines from place to place, each once.
  private func path(
    _ positions: [FormPicture.Position], _ dots: BrailleDots
  ) -> Set<BrailleDots.Place> {
    var places: Set<BrailleDots.Place> = []
    let corners = positions.map { place($0, dots) }
    for (from, to) in zip(corners, corners.dropFirst() + corners.suffix(1)) {
      let steps = max(abs(to.column - from.column), abs(to.level - from.level), 1)
      for step in 0...steps {
        let part = Double(step) / Double(steps)
        let column = Double(from.column) + part * Double(to.column - from.column)
        let level = Double(from.level) + part * Double(to.level - from.level)
        places.insert(
          BrailleDots.Place(column: Int(column.rounded()), level: Int(level.rounded())))
      }
    }
    return places
  }
}
