// SPDX-License-Identifier: MIT

/// The best jump inside a line, between two lines, or from a height to a decay.
struct LineJump {
  enum Form: CaseIterable { case oneSlope, twoSlopes, decay }

  let form: Form
  /// The sum of the squares that it leaves.
  let rest: Double
  /// The index of the first value behind the jump.
  let place: Int
  /// Its value at each index.
  let fit: [Double]

  var size: Double { fit[place] - fit[place - 1] }

  private init(_ form: Form, at place: Int, _ values: [Double], fit: [Double]) {
    (self.form, self.place, self.fit) = (form, place, fit)
    rest = residuals(values, fit).squareSum
  }

  /// Whether most of the jump happens in one step, and nothing else is left.
  func isSharp(in values: [Double], floor: Double) -> Bool {
    let deviation = (max(rest, floor) / Double(max(values.count - 5, 1))).squareRoot()
    let width = min(3, place, values.count - place)
    guard size != 0, abs(size) >= 3.5 * deviation,
      values.jump(at: place, width: width) / size >= 0.6,
      values.largestStep(at: place, of: size) >= 0.5
    else { return false }
    return residuals(values, fit).neighbourCorrelation(above: 1e-12 * Double(values.count)) < 0.3
  }

  /// The best place of each form, at least a twentieth and four values from both ends; none under twenty
  /// values.
  static func all(x: [Double], values: [Double]) -> [LineJump] {
    let count = values.count
    guard count >= 20 else { return [] }
    let margin = max(4, count / 20)
    let places = margin...count - margin
    return [oneSlope(x, values, places), twoSlopes(x, values, places), decay(x, values, places)]
  }

  /// One line, the values behind the jump higher or lower by as much.
  private static func oneSlope(
    _ x: [Double], _ values: [Double], _ places: ClosedRange<Int>
  ) -> LineJump {
    let (count, centred) = (values.count, x.centred)
    let line = LineSums(x, values)[0, count]
    let rest = residuals(values, line.fit(x))
    let (square, total) = (max(centred.squareSum, 1e-300), Double(count))
    var (sum, reach, best) = (0.0, 0.0, -Double.infinity)
    var (place, factor, tilt) = (places.lowerBound, 0.0, 0.0)
    for index in (places.lowerBound..<count).reversed() {
      sum += rest[index]
      reach += centred[index]
      guard places.contains(index) else { continue }
      let behind = Double(count - index)
      let left = behind - behind * behind / total - reach * reach / square
      let explained = sum * sum / max(left, 1e-12)
      if explained >= best {
        (best, place, factor, tilt) = (explained, index, sum / max(left, 1e-12), reach / square)
      }
    }
    let share = Double(count - place) / total
    let fit = zip(line.fit(x), centred).enumerated().map { index, told in
      told.0 + factor * ((index >= place ? 1 : 0) - share - tilt * told.1)
    }
    return LineJump(.oneSlope, at: place, values, fit: fit)
  }

  static func twoSlopes(
    _ x: [Double], _ values: [Double], _ places: ClosedRange<Int>
  ) -> LineJump {
    let (sums, count) = (LineSums(x, values), values.count)
    var (best, place) = (Double.infinity, places.lowerBound)
    for index in places {
      let rest = sums[0, index].rest + sums[index, count].rest
      if rest < best { (best, place) = (rest, index) }
    }
    let fit = sums[0, place].fit(x[..<place]) + sums[place, count].fit(x[place...])
    return LineJump(.twoSlopes, at: place, values, fit: fit)
  }

  /// A height, then a decay towards another one, by three constants of time.
  private static func decay(
    _ x: [Double], _ values: [Double], _ places: ClosedRange<Int>
  ) -> LineJump {
    let (sums, count) = (LineSums(x, values), values.count)
    var (best, found) = (Double.infinity, [Double]())
    var (place, constant) = (places.lowerBound, 0.08)
    for time in [0.08, 0.2, 0.45] {
      var (all, squares, products) = (0.0, 0.0, 0.0)
      for index in (places.lowerBound..<count).reversed() {
        let less = index + 1 < count ? powerOfE((x[index] - x[index + 1]) / time) : 0
        (all, squares) = (1 + less * all, 1 + less * less * squares)
        products = values[index] + less * products
        guard places.contains(index) else { continue }
        let (behind, total) = (Double(count - index), sums.sum(index, count))
        let square = max(squares - all * all / behind, 1e-9)
        let product = products - all * total / behind
        let rest =
          sums.rest(0, index) + sums.rest(index, count) - product * product / square
        if rest < best {
          (best, place, constant) = (rest, index, time)
          found = [(total - product / square * all) / behind, product / square]
        }
      }
    }
    let before = sums.sum(0, place) / Double(place)
    let fit = x.indices.map { index in
      index < place ? before : found[0] + found[1] * powerOfE((x[place] - x[index]) / constant)
    }
    return LineJump(.decay, at: place, values, fit: fit)
  }
}

/// Lines of least squares through any stretch of some values, by sums up to each.
private struct LineSums {
  private var sums: [(x: Double, xx: Double, y: Double, xy: Double, yy: Double)] = [(0, 0, 0, 0, 0)]

  init(_ x: [Double], _ y: [Double]) {
    sums.reserveCapacity(x.count + 1)
    for (x, y) in zip(x, y) {
      let last = sums[sums.count - 1]
      sums.append(
        (last.x + x, last.xx + x * x, last.y + y, last.xy + x * y, last.yy + y * y))
    }
  }

  struct Line {
    let intercept: Double
    let slope: Double
    let rest: Double

    func fit(_ x: some Sequence<Double>) -> [Double] { x.map { intercept + slope * $0 } }
  }

  func sum(_ start: Int, _ end: Int) -> Double { sums[end].y - sums[start].y }

  /// What the mean leaves.
  func rest(_ start: Int, _ end: Int) -> Double {
    let sum = sum(start, end)
    return sums[end].yy - sums[start].yy - sum * sum / Double(end - start)
  }

  subscript(start: Int, end: Int) -> Line {
    let (low, high, count) = (sums[start], sums[end], Double(end - start))
    let (x, y) = (high.x - low.x, high.y - low.y)
    let square = max(high.xx - low.xx - x * x / count, 1e-12)
    let product = high.xy - low.xy - x * y / count
    let slope = product / square
    return Line(
      intercept: (y - slope * x) / count, slope: slope,
      rest: rest(start, end) - product * slope)
  }
}

extension [Double] {
  /// The median of a few values from an index on, less that of as many before it.
  func jump(at place: Int, width: Int) -> Double {
    middle(self[place..<place + width]) - middle(self[place - width..<place])
  }

  /// The share of a jump that the largest step at an index, or next to it, has.
  func largestStep(at place: Int, of jump: Double) -> Double {
    (Swift.max(1, place - 1)..<Swift.min(count, place + 2)).map {
      (self[$0] - self[$0 - 1]) / jump
    }.max() ?? 0
  }

  /// The index of the value behind a step that is half of the range, six robust deviations of the others and
  /// twice the next, and that the values around it keep; nil without one.
  var oneStep: Int? {
    let steps = differences
    let sizes = steps.map { abs($0) }
    let step = sizes.indexOfHighest
    let width = Swift.min(3, step + 1, count - 1 - step)
    guard width >= 2, sizes[step] > 0, sizes[step] >= 0.5 * spread,
      jump(at: step + 1, width: width) / steps[step] >= 0.6
    else { return nil }
    let others = sizes[..<step] + sizes[(step + 1)...]
    let typical = deviationsPerMedian * middle(Array(others))
    return sizes[step] >= 6 * typical && sizes[step] >= 2 * (others.max() ?? 0) ? step + 1 : nil
  }

  /// How far values are from the middle of their neighbours: what is quick, whatever the shape.
  ///
  /// As a deviation, in the presence of odd values; 0 under five.
  var quickDeviation: Double {
    guard count >= 5 else { return 0 }
    var sizes = RankedNumbers(
      indices.dropFirst().dropLast().map { abs(self[$0] - (self[$0 - 1] + self[$0 + 1]) / 2) })
    let typical = Swift.max(
      deviationsPerMedian * sizes.middle(), 1.2533 * sizes.meanOfSmallest(tenths: 9))
    return typical / 1.5.squareRoot()
  }

  /// Whether neighbours are so alike that single values can be told.
  var areQuiet: Bool { count < 20 || quickDeviation <= 0.1 * spread }
}
