// SPDX-License-Identifier: MIT

internal import Audiograph

/// Looks for columns that are the bounds of another one, or its error.
struct BandSearch {
  private let chooser: RoleChooser
  /// The columns along x.
  private let taken: [Int]

  init(_ chooser: RoleChooser, along taken: [Int] = []) {
    (self.chooser, self.taken) = (chooser, taken)
  }

  /// The share of rows in which a value has to lie between its bounds.
  private static let sharedRows = 0.95

  private static let pairs = [
    ("lower", "upper"), ("lwr", "upr"), ("lo", "hi"), ("low", "high"), ("conf.low", "conf.high"),
    ("ci_lower", "ci_upper"), ("ymin", "ymax"), ("min", "max"), ("2.5%", "97.5%"),
    ("5%", "95%"), ("10%", "90%"), ("25%", "75%"),
  ]
  private static let errors = [
    "se", "sd", "std.err", "stderr", "std_err", "error", "uncertainty", "moe", "margin of error",
  ]

  /// Where points stand along x beside the columns of a band.
  func position(of values: [Int]) throws(ReadError) -> Roles.Position {
    var options = chooser.options
    options.y = values.map { .number($0 + 1) }
    if options.grouping == .automatic { options.grouping = .none }
    let others = RoleChooser(
      file: chooser.file, options: options, columns: chooser.columns,
      hasHeader: chooser.hasHeader, priceHeadings: nil)
    return try others.roles().x
  }

  /// A column of values between two others that were named.
  func band(around value: Int?, bounds: [Int]) -> FormRoles? {
    let places = value.map { [$0] } ?? numbers.filter { !bounds.contains($0) }
    guard let value = places.first(where: { lies($0, between: bounds) }) ?? places.first else {
      return nil
    }
    return FormRoles(form: .band, isAsked: true, values: [value] + bounds)
  }

  /// A column of values with the column of its error.
  func band(around value: Int?, error: Int) -> FormRoles? {
    guard let value = value ?? numbers.first(where: { $0 != error }) else { return nil }
    return FormRoles(form: .band, isAsked: true, values: [value, error], bounds: .error)
  }

  /// What the headings say; nil where they say nothing.
  func found(around wanted: Int?, isAsked: Bool = true) -> FormRoles? {
    let values = wanted.map { [$0] } ?? numbers
    for value in values {
      if let bounds = bounds(of: value) {
        return FormRoles(form: .band, isAsked: isAsked, values: [value] + bounds)
      }
    }
    guard let error = error(besides: values), let value = values.first(where: { $0 != error })
    else { return nil }
    return FormRoles(form: .band, isAsked: isAsked, values: [value, error], bounds: .error)
  }

  /// The columns of numbers that measure something and are no time.
  private var numbers: [Int] {
    chooser.columns.filter {
      $0.isNumeric && chooser.isValue($0) && !chooser.isCounter($0)
        && chooser.datePosition($0.index) == nil && !taken.contains($0.index)
        && $0.numbers?.counts != true
    }.map(\.index)
  }

  private func heading(_ place: Int) -> String { chooser.columns[place].heading.lowercased() }

  private func values(_ place: Int) -> [Double]? {
    guard case .numbers(let finding) = chooser.columns[place].content else { return nil }
    return finding.values
  }

  private func bounds(of value: Int) -> [Int]? {
    let name = heading(value)
    let others = numbers.filter { $0 != value }
    for (low, high) in Self.pairs {
      let lower = others.first { says(heading($0), low, of: name) }
      let upper = others.first { says(heading($0), high, of: name) }
      if let lower, let upper, lies(value, between: [lower, upper]) { return [lower, upper] }
    }
    return nil
  }

  /// Whether a heading is a word, is that of the values with it, or begins with it as in `Lower bound`.
  private func says(_ heading: String, _ word: String, of name: String) -> Bool {
    let endings = [" error bound", " bound", " confidence limit", " limit"]
    let ending = endings.first { heading.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
    let heading = String(decoding: heading.utf8.dropLast(ending?.utf8.count ?? 0), as: UTF8.self)
    if heading == word { return true }
    let joints = [" ", "_", ".", "-", ""]
    return joints.contains { heading == name + $0 + word || heading == word + $0 + name }
  }

  private func lies(_ value: Int, between bounds: [Int]) -> Bool {
    guard let centre = values(value), let lower = values(bounds[0]), let upper = values(bounds[1])
    else { return false }
    var (inside, known) = (0, 0)
    for row in centre.indices
    where !centre[row].isNaN && !lower[row].isNaN && !upper[row].isNaN {
      known += 1
      if lower[row] <= centre[row], centre[row] <= upper[row] { inside += 1 }
    }
    return known > 1 && Double(inside) >= Self.sharedRows * Double(known)
  }

  /// The one column of numbers besides a single other one that is an error by its heading.
  private func error(besides values: [Int]) -> Int? {
    let all = numbers
    guard all.count == 2 else { return nil }
    return all.first { place in
      let name = heading(place)
      let says = Self.errors.contains { word in
        name == word || [" ", "_", "."].contains { name.hasSuffix($0 + word) }
      }
      return says && (self.values(place)?.allSatisfy { !($0 < 0) } ?? false)
    }
  }
}
