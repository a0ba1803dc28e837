// SPDX-License-Identifier: MIT

internal import Audiograph

/// Looks for columns that are the bounds of another one, or its error.
struct BandSearch {
  private let chooser: RoleChooser
  /// The columns of numbers that measure something and are no time.
  private let numbers: [Int]
  /// Those columns by their headings in small letters, without words such as "bound".
  private let places: [String: Int]
  /// The pairs of words of which some heading has the first.
  private let pairs: [(String, String)]

  /// A search among columns besides those along x.
  init(_ chooser: RoleChooser, along taken: [Int] = []) {
    self.chooser = chooser
    numbers = chooser.columns.filter {
      $0.isNumeric && chooser.isValue($0) && !chooser.isCounter($0)
        && chooser.datePosition($0.index) == nil && !taken.contains($0.index)
        && $0.numbers?.counts != true
    }.map(\.index)
    let headings = numbers.map { Self.withoutBound(chooser.columns[$0].heading.lowercased()) }
    places = Dictionary(zip(headings, numbers)) { first, _ in first }
    pairs = Self.pairs.filter { low, _ in
      headings.contains { $0.begins(with: low) || $0.ends(with: low) }
    }
  }

  private static func withoutBound(_ heading: String) -> String {
    let endings = [" error bound", " bound", " confidence limit", " limit"]
    let ending = endings.first { heading.ends(with: $0) }
    return String(decoding: heading.utf8.dropLast(ending?.utf8.count ?? 0), as: UTF8.self)
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
    let places = value.map { [$0] } ?? candidates(besides: bounds)
    guard let value = places.first(where: { lies($0, between: bounds) }) ?? places.first else {
      return nil
    }
    return FormRoles(form: .band, isAsked: true, values: [value] + bounds)
  }

  /// A column of values with the column of its error.
  func band(around value: Int?, error: Int) -> FormRoles? {
    guard let value = value ?? candidates(besides: [error]).first else { return nil }
    return FormRoles(form: .band, isAsked: true, values: [value, error], bounds: .error)
  }

  /// The columns that may be the values: what measures something, else any numbers.
  private func candidates(besides taken: [Int]) -> [Int] {
    let measured = numbers.filter { !taken.contains($0) }
    guard measured.isEmpty else { return measured }
    return chooser.columns.filter { $0.isNumeric && !taken.contains($0.index) }.map(\.index)
  }

  /// What the headings say; nil if they say nothing.
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

  private func heading(_ place: Int) -> String { chooser.columns[place].heading.lowercased() }

  private func values(_ place: Int) -> [Double]? {
    guard case .numbers(let finding) = chooser.columns[place].content else { return nil }
    return finding.values
  }

  /// Whether a column holds one number throughout: a limit, and no bound that belongs to a value.
  private func isConstant(_ place: Int) -> Bool {
    chooser.columns[place].numbers?.isConstant == true
  }

  private func bounds(of value: Int) -> [Int]? {
    for (low, high) in pairs {
      if let lower = place(low, of: value), let upper = place(high, of: value),
        !isConstant(lower), !isConstant(upper), lies(value, between: [lower, upper])
      {
        return [lower, upper]
      }
    }
    return nil
  }

  /// The column whose heading is a word, alone or with the heading of the values.
  private func place(_ word: String, of value: Int) -> Int? {
    let name = heading(value)
    let joints = [" ", "_", ".", "-", ""]
    let headings = [word] + joints.flatMap { [name + $0 + word, word + $0 + name] }
    return headings.lazy.compactMap { places[$0] }.first { $0 != value }
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
        name == word || [" ", "_", "."].contains { name.ends(with: $0 + word) }
      }
      return says && (self.values(place)?.allSatisfy { !($0 < 0) } ?? false)
    }
  }
}
