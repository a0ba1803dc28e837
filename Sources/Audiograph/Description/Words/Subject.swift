// SPDX-License-Identifier: MIT

/// What the values of a series are.
struct Subject: Hashable, Sendable {
  /// One name, or the title and the name of the first of several series.
  let names: [String]
  let measure: ChartContext.Measure?
  let unit: String?

  /// `Apple, closing price in US dollars`; names of which nothing can be said are left out.
  func said(withUnit: Bool = true) -> Said {
    let all = Said.joined(toldNames + [measure?.said].compactMap(\.self), by: ", ")
    guard withUnit, let unit else { return all }
    return .subjectUnit(subject: all, unit: .unit(unit))
  }

  /// `Temperature in °C by Depth in m`.
  func said(along axis: AxisName?) -> Said {
    guard let axis, !isEmpty else { return said() }
    return .subjectAlong(subject: said(), axis: axis.said)
  }

  var toldNames: [Said] { names.filter { !$0.isBlank }.map(Said.name) }

  /// Whether nothing can be said.
  var isEmpty: Bool { toldNames.isEmpty && measure == nil && unit == nil }
}

extension ChartContext.Measure {
  fileprivate var said: Said {
    switch self {
    case .price(let value): .subjectMeasure(measure: value)
    case .named(let text): .name(text)
    }
  }
}

extension AxisName {
  /// The name of an axis with its unit: `Depth in m`.
  var said: Said {
    unit.map { .subjectUnit(subject: .name(name), unit: .unit($0)) } ?? .name(name)
  }
}

/// So many points of a rhythm.
struct PointCount: Hashable, Sendable {
  let count: Int
  let rhythm: Rhythm

  /// `250 trading days`.
  var said: Said { .counted(count: count, rhythm: rhythm) }
}

/// A value and where it stands, which may have been said.
struct PlacedFigure: Hashable, Sendable {
  let figure: Figure
  let place: Mention?

  /// `702.10 on 19 September 2012`.
  var said: Said {
    place.map { .valueAt(value: figure, place: $0) } ?? .value(figure)
  }

  /// The same by itself or in a list, where it is no end of a change.
  var told: Said {
    place.map { .valueTold(value: figure, place: $0) } ?? .value(figure)
  }
}

extension TimeSpan {
  /// `1 year`.
  var said: Said { .counted(count: count, rhythm: Rhythm(unit)) }

  /// `in a year`.
  var within: Said { .spanWithin(count: count, rhythm: Rhythm(unit)) }
}

extension Said {
  /// A size with its direction, of which so many times has none.
  static func direction(_ size: ChangeSize, isUp: Bool, isFromBase: Bool) -> Said {
    switch size {
    case .times(let times): .changeTimes(times: times, isFromBase: isFromBase)
    case .untold: .changeUntold(isUp: isUp)
    case .percent, .points, .places, .absolute, .inUnit: .signed(size, isUp: isUp)
    }
  }

  /// A place behind a word, with the space that a language has there; nothing where it was said.
  static func behindWord(_ place: Mention?) -> Said {
    place.map { .textBehind(text: .placeAt(place: $0)) } ?? .nothing
  }
}
