// SPDX-License-Identifier: MIT

/// What is said, in no language yet: a message and what it is given.
///
/// `make languages` writes a function for each message, so that one that nobody wrote, or that is given
/// something else, does not compile.
package indirect enum Said: Hashable, Sendable {
  /// A message of the catalogues, by its name there.
  case message(String, [Given])
  /// Several one after another, with a mark between them that stands as the language has it; what says
  /// nothing is left out.
  case joined([Said], by: String)
  /// Several of which the last stands behind "and".
  case list([Said])
  /// What has its figures on a scale of its own, as one of several series.
  case apart(Said)
  /// A number, a place, a name or a unit alone.
  case only(Argument)
  /// Words that are the same in every language.
  case text(String)

  package init(_ name: String, _ given: Given...) { self = .message(name, given) }
}

/// An argument of a message by its name there.
package struct Given: Hashable, Sendable {
  package let name: String
  package let value: Argument

  package init(_ name: String, _ value: Argument) { (self.name, self.value) = (name, value) }
}

extension Said {
  /// What says nothing.
  static let nothing = Said.text("")

  static func value(_ figure: Figure) -> Said { .only(.value(figure)) }
  static func place(_ place: Mention) -> Said { .only(.place(place)) }
  static func size(_ size: ChangeSize) -> Said { .only(.size(size)) }
  static func percent(_ percent: Percent) -> Said { .only(.size(.percent(percent))) }
  static func unit(_ raw: String) -> Said { .only(.unit(raw, of: nil)) }

  /// A name that the data hold.
  static func name(_ text: String) -> Said { .only(.named(text)) }

  /// Some names, and how many others there are.
  static func names(_ names: [String], _ others: Int = 0) -> Said {
    .list(names.map(Said.name) + (others > 0 ? [.namesOthers(count: others)] : []))
  }

  /// A number, with its unit where there is one, in the form that the number asks for.
  static func amount(_ figure: Figure, _ unit: String?) -> Said {
    unit.map { .amount(number: figure, unit: .only(.unit($0, of: figure))) } ?? .value(figure)
  }

  /// A size with its direction: `up 21 percent`.
  static func signed(_ size: ChangeSize, isUp: Bool) -> Said {
    if case .absolute = size { return .changeSizeBare(size: .size(size), isUp: isUp) }
    return .changeSize(size: .size(size), isUp: isUp, isBound: size.kind == .bound)
  }

  /// A size after a verb: `21 percent`, `by a factor of 13`.
  static func by(_ size: ChangeSize) -> Said {
    size.kind == .untold ? .sizeByUntold() : .sizeBy(size: size)
  }

  /// What it is given under a name; nil if it is no message or has none of that name.
  package subscript(name: String) -> Argument? {
    guard case .message(_, let given) = self else { return nil }
    return given.first { $0.name == name }?.value
  }
}

extension Said {
  /// The same with all values, and the differences between them, counting the same.
  ///
  /// They count what suits the values, and the differences follow. Counts, percentages and statistics stay.
  var onOneScale: Said {
    var (values, differences): ([Figure], [Figure]) = ([], [])
    _ = mapFigures { figure, role in
      if role == .value { values.append(figure) } else { differences.append(figure) }
      return figure
    }
    guard let scale = Figure.Scale(of: values, and: differences) else { return self }
    return mapFigures { figure, _ in figure.counting(scale) }
  }

  /// The same with other values and differences.
  fileprivate func mapFigures(_ change: (Figure, FigureRole) -> Figure) -> Said {
    switch self {
    case .text, .apart: self
    case .only(let argument): .only(argument.mapFigures(change))
    case .list(let parts): .list(parts.map { $0.mapFigures(change) })
    case .joined(let parts, let mark): .joined(parts.map { $0.mapFigures(change) }, by: mark)
    case .message(let name, let given):
      .message(name, given.map { Given($0.name, $0.value.mapFigures(change)) })
    }
  }
}

/// What a figure in a sentence is: a value, or how far two are apart.
private enum FigureRole { case value, difference }

extension Argument {
  fileprivate func mapFigures(_ change: (Figure, FigureRole) -> Figure) -> Argument {
    switch self {
    case .value(let figure): .value(change(figure, .value))
    case .difference(let figure): .difference(change(figure, .difference))
    case .size(let size): .size(size.mapFigure { change($0, .difference) })
    case .unit(let raw, let figure?): .unit(raw, of: change(figure, .value))
    case .said(let said): .said(said.mapFigures(change))
    default: self
    }
  }
}

extension ChangeSize {
  fileprivate func mapFigure(_ change: (Figure) -> Figure) -> ChangeSize {
    switch self {
    case .points(let points): .points(change(points))
    case .places(let places): .places(change(places))
    case .absolute(let size): .absolute(change(size))
    case .inUnit(let size, let unit): .inUnit(change(size), unit)
    case .percent, .times, .untold: self
    }
  }
}
