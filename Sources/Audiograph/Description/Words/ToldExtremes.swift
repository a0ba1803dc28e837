// SPDX-License-Identifier: MIT

/// Where the values were highest and lowest, as it is told.
struct Extremes: Sendable {
  struct Extreme: Sendable {
    enum Place: Sendable {
      case first, last
      case at(Mention)
      /// The first of several.
      case firstAt(Mention)
    }

    let figure: Figure
    let place: Place
  }

  /// Nil if it was named before.
  let highest: Extreme?
  let lowest: Extreme?
  let subject: ExtremeSubject

  /// The highest with its year where the lowest has it.
  var evened: Extremes {
    guard let highest, let mention = highest.mention, let other = lowest?.mention else {
      return self
    }
    return Extremes(
      highest: highest.at([mention, other].evened[0]), lowest: lowest, subject: subject)
  }
}

extension Extremes.Extreme {
  /// Where it stands; nil at the ends of the series.
  var mention: Mention? {
    switch place {
    case .at(let mention), .firstAt(let mention): mention
    case .first, .last: nil
    }
  }

  fileprivate func at(_ mention: Mention) -> Extremes.Extreme {
    let isFirst = if case .firstAt = place { true } else { false }
    return Extremes.Extreme(figure: figure, place: isFirst ? .firstAt(mention) : .at(mention))
  }

  fileprivate func said(
    _ extreme: Extreme, behind context: ExtremeContext, _ subject: ExtremeSubject
  ) -> Said {
    switch place {
    case .first:
      .extremeEnd(extreme: extreme, isFirst: true, before: context, subject: subject)
    case .last:
      .extremeEnd(extreme: extreme, isFirst: false, before: context, subject: subject)
    case .at(let place):
      .extremeAt(extreme: extreme, value: figure, place: place, before: context, subject: subject)
    case .firstAt(let place):
      .extremeFirstAt(
        extreme: extreme, value: figure, place: place, before: context, subject: subject)
    }
  }
}

extension Extremes {
  var said: Said {
    if let bothEnds { return bothEnds }
    let context: ExtremeContext =
      highest.map { $0.mention == nil ? .clause : .value } ?? .nothing
    let told = [
      highest?.said(.highest, behind: .nothing, subject),
      lowest?.said(.lowest, behind: context, subject),
    ]
    return .joined(told.compactMap(\.self), by: isList ? ", " : "; ")
  }

  /// That both extremes are ends of the series; nil where they are not.
  var bothEnds: Said? {
    switch (highest?.place, lowest?.place) {
    case (.first, .last): .extremesFirstHighest(subject: subject)
    case (.last, .first): .extremesLastHighest(subject: subject)
    default: nil
    }
  }

  /// Whether both are mentioned with their values and places.
  private var isList: Bool {
    [highest?.place, lowest?.place].allSatisfy { if case .at = $0 { true } else { false } }
  }
}
