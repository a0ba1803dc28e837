// SPDX-License-Identifier: MIT

/// What the medians of groups do together.
struct BoxPattern: Sendable, Hashable {
  enum Course: String, Sendable, Hashable {
    case rise, fall
    case riseThenFall = "rise-then-fall"
    case fallThenRise = "fall-then-rise"
    case none
  }

  /// A group and its median.
  struct Middle: Sendable, Hashable {
    let group: BoxGroup
    let median: Double
  }

  /// Along groups with an order that everybody knows; nil for groups without one.
  private(set) var course: Course?
  /// The first group in that order, the one at which a course turns, and the last; empty for no course.
  private(set) var along: [Middle] = []
  /// The groups below and above the one large gap between medians, in the order in which they are told;
  /// empty without one.
  private(set) var low: [Middle] = []
  private(set) var high: [Middle] = []

  /// Standard errors of medians that are apart.
  private static let leastErrors = 3.0
  /// Below it, groups in an order have no course.
  private static let mostErrorsOfNone = 2.0
  /// The share of the way that a step may go back.
  private static let mostBack = 0.15
  private static let fewestForOrder = 3
  private static let fewestForGap = 4

  /// The medians of groups that have values, in the order in which they are told.
  init(_ heard: [(group: BoxGroup, summary: BoxSummary)]) {
    let medians = Medians(heard)
    if heard.count >= Self.fewestForOrder,
      let order = heard.map(\.group.name).knownOrder
    {
      (course, along) = Self.course(of: medians, order)
    }
    if heard.count >= Self.fewestForGap { setGap(medians) }
  }

  private static func course(of medians: Medians, _ order: [Int]) -> (Course?, [Middle]) {
    let (first, last) = (order[0], order[order.count - 1])
    let values = order.map { medians.all[$0].median }
    let steps = values.differences
    let net = values[values.count - 1] - values[0]
    let errors = medians.errors(first, last)
    let back = mostBack * abs(net)
    if abs(errors) >= leastErrors, steps.allSatisfy({ net > 0 ? $0 >= -back : $0 <= back }) {
      return (net > 0 ? .rise : .fall, [medians.all[first], medians.all[last]])
    }
    for (sign, course) in [(1.0, Course.riseThenFall), (-1, .fallThenRise)] {
      let signed = values.map { sign * $0 }
      let turn = signed.indexOfHighest
      let slack = mostBack * values.spread
      let isTurn =
        turn > 0 && turn < values.count - 1
        && sign * medians.errors(first, order[turn]) >= leastErrors
        && sign * medians.errors(last, order[turn]) >= leastErrors
        && steps[..<turn].allSatisfy { sign * $0 >= -slack }
        && steps[turn...].allSatisfy { sign * $0 <= slack }
      if isTurn {
        return (course, [medians.all[first], medians.all[order[turn]], medians.all[last]])
      }
    }
    return (abs(errors) < mostErrorsOfNone ? Course.none : nil, [])
  }

  private mutating func setGap(_ medians: Medians) {
    let all = medians.all
    let order = all.indices.sorted { (all[$0].median, $0) < (all[$1].median, $1) }
    let steps = order.map { all[$0].median }.differences
    let widest = steps.indexOfHighest
    let next = steps.indices.reduce(0) { $1 == widest ? $0 : max($0, steps[$1]) }
    guard steps[widest] >= 2 * next, steps[widest].isFinite,
      medians.errors(order[widest], order[widest + 1]) >= Self.leastErrors
    else { return }
    low = order[...widest].sorted().map { all[$0] }
    high = order[(widest + 1)...].sorted().map { all[$0] }
  }

  /// Medians with their standard errors: 0.93 quartile ranges over the root of the count, of which half
  /// the median of all is the least.
  private struct Medians {
    let all: [Middle]
    private let deviations: [Double]

    init(_ heard: [(group: BoxGroup, summary: BoxSummary)]) {
      all = heard.map { Middle(group: $0.group, median: $0.summary.median) }
      let ranges = heard.map { $0.summary.q3 - $0.summary.q1 }
      let least = middle(ranges) / 2
      deviations = zip(heard, ranges).map {
        0.93 * max($1, least) / Double($0.group.count).squareRoot()
      }
    }

    /// How many standard errors the median of one group lies below that of another.
    func errors(_ first: Int, _ second: Int) -> Double {
      let error =
        (deviations[first] * deviations[first] + deviations[second] * deviations[second])
        .squareRoot()
      let difference = all[second].median - all[first].median
      return difference == 0 ? 0 : difference / error
    }
  }
}

extension [String] {
  /// Their places in an order that everybody knows, or by the one number in each of them; nil where they
  /// have none.
  fileprivate var knownOrder: [Int]? {
    guard let places = (NameScale(self)?.places.map(Double.init) ?? numbersInside),
      Set(places).count == count
    else { return nil }
    return indices.sorted { places[$0] < places[$1] }
  }

  /// The numbers of texts that are equal but for one number each, with up to one other text among them.
  private var numbersInside: [Double]? {
    var (numbers, frames) = ([Double](), Set<String>())
    for text in self {
      let parts = text.split { !"0123456789.".contains($0) }.filter { $0 != "." }
      guard parts.count == 1, let number = Double(parts[0]) else { return nil }
      let isNegative = text.begins(with: "-\(parts[0])") || text.begins(with: "−\(parts[0])")
      numbers.append(isNegative ? -number : number)
      frames.insert(text.replacing(String(parts[0]), with: "#"))
    }
    return frames.count <= 2 ? numbers : nil
  }
}
