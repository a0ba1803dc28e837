// SPDX-License-Identifier: MIT

/// A sentence about parts of a whole.
struct SharesStatement: FormStatement {
  let shares: Shares
  let topic: Topic

  enum Topic: Sendable {
    /// What matters most, with so many of the largest parts.
    case alternative(Int)
    case lead, list, ends, half, smallest, joined, empty, total, missing
  }

  var beginsWithName: Bool {
    switch topic {
    case .lead, .list, .ends, .empty: true
    case .half: shares.half == 1
    default: false
    }
  }
}

extension Shares {
  /// The most slices, and the most that are the same, that the first sentence names.
  static let mostLargest = 3
  static let mostNames = 4

  func statements(_ level: Level) -> [SharesStatement] {
    topics(level).map { SharesStatement(shares: self, topic: $0) }
  }

  private func topics(_ level: Level) -> [SharesStatement.Topic] {
    if level == .alt {
      let most = areEqual ? Self.mostNames : Self.mostLargest
      return (0...min(most, slices.count)).reversed().map { .alternative($0) }
    }
    var topics: [SharesStatement.Topic] = []
    if endsOfAnswers != nil {
      topics.append(.ends)
    } else if !areEqual, tellsHalf {
      topics.append(.half)
    }
    if joined > 0 {
      topics.append(.joined)
    } else if !areEqual, slices.count > Self.mostLargest {
      topics.append(.smallest)
    }
    guard level != .short else { return Array(([.lead] + topics).prefix(2)) }
    if total.isFinite { topics.append(.total) }
    guard level == .long else { return [.lead] + topics }
    if !emptyNames.isEmpty { topics.append(.empty) }
    if missing > 0 { topics.append(.missing) }
    return [areEqual ? .lead : .list] + topics
  }

  /// The slices at both ends of a scale of answers; nil for other names.
  fileprivate var endsOfAnswers: [[ShareSlice]]? {
    guard joined == 0, let ends = NameScale.ends(ofAnswers: slices.map(\.name)) else { return nil }
    return [ends.high, ends.low].map { $0.map { slices[$0] } }
  }

  /// Whether half of the whole is made by slices that are parts of their own, but not by all of them.
  private var tellsHalf: Bool { half < slices.count }

  /// The share of the largest slices that make half or more.
  var shareOfLargest: Double { slices.prefix(half).reduce(0) { $0 + $1.share } }

  /// The names of the smallest parts.
  var smallestNames: [String] {
    slices.filter { $0.value == slices[slices.count - 1].value }.map(\.name)
  }
}

extension SharesStatement {
  func clause(in wording: Wording) -> String {
    let slices = shares.slices
    switch topic {
    case .alternative(let count):
      let head = wording.say(.shareCount(count: shares.partCount))
      let told = largest(count, wording)
      return told.isEmpty ? head : "\(head), \(told)"
    case .lead:
      let most = shares.areEqual ? Shares.mostNames : Shares.mostLargest
      return head(wording) + largest(most, wording)
    case .list:
      let items = slices.enumerated().map { index, slice in
        let (number, isLast) = (slice.percentFigure, index == slices.count - 1)
        return wording.say(
          .shareSlice(
            name: wording.name(slice),
            percent: wording.say(isLast ? .percent(number: number) : .shareBefore(number: number))))
      }
      return head(wording) + wording.joined(items)
    case .ends: return ends(wording)
    case .half: return half(wording)
    case .smallest:
      let names = shares.smallestNames
      return wording.say(
        .shareSmallest(
          count: names.count, names: wording.someNames(names, atMost: Shares.mostLargest),
          percent: wording.say(.percent(number: slices[slices.count - 1].percentFigure))))
    case .joined:
      return wording.say(
        .shareJoined(
          count: shares.joined, areSmallest: !shares.areEqual,
          percent: wording.say(.percent(number: slices[slices.count - 1].percentFigure))))
    case .empty:
      return wording.say(
        .shareEmpty(
          count: shares.emptyNames.count,
          names: wording.someNames(shares.emptyNames, atMost: Shares.mostLargest)))
    case .total:
      return wording.say(.shareTotal(total: Figure(measured: shares.total.withoutNoise)))
    case .missing: return wording.say(.formMissing(count: shares.missing))
    }
  }

  private func head(_ wording: Wording) -> String {
    "\(wording.withUnit(shares.valueName, shares.unit)), \(wording.say(.shareCount(count: shares.partCount)))"
      + wording.colon
  }

  /// The largest slices with their percentages; of equal ones their names and what each has.
  private func largest(_ count: Int, _ wording: Wording) -> String {
    guard !shares.areEqual else {
      let percent = wording.say(.percent(number: Figure(derived: 100 * shares.slices[0].share)))
      let names = wording.someNames(shares.slices.map(\.name), atMost: max(1, count))
      return wording.say(.shareSame(names: count > 0 ? names : "", percent: percent))
    }
    let items = shares.slices.prefix(count).map { slice in
      wording.say(
        .shareSlice(
          name: wording.name(slice), percent: wording.say(.percent(number: slice.percentFigure))))
    }
    return wording.joined(items)
  }

  /// `Strongly agree and Agree 65 percent, Strongly disagree and Disagree 17 percent`.
  private func ends(_ wording: Wording) -> String {
    let items = (shares.endsOfAnswers ?? []).map { slices in
      let share = 100 * slices.reduce(0) { $0 + $1.share }
      return wording.say(
        .shareSlice(
          name: wording.joined(slices.map { wording.name($0) }),
          percent: wording.percent(Percent(share))))
    }
    return items.joined(separator: wording.semicolon)
  }

  /// Up to half a percent above it is called half.
  private static let mostOfHalf = 0.505

  private func half(_ wording: Wording) -> String {
    let isMore = shares.shareOfLargest > Self.mostOfHalf
    return shares.half == 1
      ? wording.say(.shareAlone(name: wording.name(shares.slices[0]), isMore: isMore))
      : wording.say(.shareLargest(count: shares.half, isMore: isMore))
  }
}

extension ShareSlice {
  /// The percentage without its sign: `35`, `under 1`; 100 only where there is nothing else.
  fileprivate var percentFigure: Figure {
    if isRoundedUnlikeOthers {
      return Figure(DecimalDigits((100 * share).withoutNoise).rounded(decimals: 1))
    }
    var figure = Figure(min(100, max(1, percent)))
    if percent == 0 || share < 0.005 { figure.bound = .under }
    if percent >= 100, share < 1 { figure.bound = .about }
    return figure
  }
}

extension Wording {
  fileprivate func name(_ slice: ShareSlice) -> String {
    slice.isJoined ? say(.shareOthers()) : nameOrNone(slice.name)
  }
}

/// A slice of a walk: `42 percent, Firefox`.
struct SharePlace: PlaceLine {
  let slice: ShareSlice

  func text(in wording: Wording, within limit: Int) -> String {
    wording.placeLine(percent, name: name(wording), within: limit)
  }

  func ways(in wording: Wording) -> [String] {
    wording.placeWays(percent, name: name(wording))
  }

  var figure: Figure? { percent }

  private var percent: Figure {
    var percent = slice.percentFigure
    percent.isPercent = true
    return percent
  }

  private func name(_ wording: Wording) -> String {
    slice.isJoined ? wording.say(.shareOthers()) : slice.name
  }
}
