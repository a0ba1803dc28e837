// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput

/// What is asked for of a kind of chart.
struct FormChoices: Equatable {
  /// What was asked for; nil if nothing was.
  let name: FormName?
  /// The difference with which that is told, and what is told of a stack.
  let variant: KindVariant?
  let stack: StackName?
  /// What a table is read for: a line where an option is about values in their order; nil leaves it to
  /// the data.
  let reading: FormName?
  /// What the kind is made with besides its columns.
  private(set) var request = FormRequest()
  /// The option that asks for values in order; nil for none.
  let implying: OptionName?
  /// Whether somebody typed how far the sound moves.
  let hasPan: Bool
  /// Whether somebody asked for a logarithmic axis.
  let isLogarithmic: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    name = arguments.askedForm
    variant = arguments.askedVariant
    stack = arguments[.stack].flatMap(StackName.init)
    if stack != nil, variant != .stacked {
      throw .needsOption(option: OptionName.stack.typed, other: "--as stacked")
    }
    hasPan = arguments.has(.pan)
    isLogarithmic = arguments[.scale] == PitchScale.log.rawValue
    let ordered = OptionName.ofOrder.first(where: arguments.has)
    implying = ordered
    reading = name ?? ordered.map { _ in .line }
    if let name, !name.isOfSeries { try Self.check(name, arguments, ordered) }
    request.binning = arguments[.bins].flatMap(HistogramBinning.init)
    request.fits = arguments.has(.fit)
    request.sortsByMedian = arguments[.sort] == "median"
    try Self.checkOrder(name, arguments)
    for (option, asked) in Self.ofKinds where arguments.has(option) {
      if option == .sort, name == .bars { continue }
      guard name.map({ !$0.obeys(asked) }) ?? true,
        let form = FormName.allCases.first(where: { $0.obeys(asked) })
      else { continue }
      throw .needsOption(option: option.typed, other: "--as \(form.rawValue)")
    }
  }

  /// What was asked for, as it is typed.
  var typed: String? { (variant?.rawValue ?? name?.rawValue).map { "--as \($0)" } }

  /// Throws where an option means nothing to a kind.
  private static func check(
    _ name: FormName, _ arguments: Arguments, _ ordered: OptionName?
  ) throws(UsageError) {
    let others: [(option: OptionName, isAllowed: Bool)] = [
      (.value, name.obeys(.priceValue)),
      (.by, name.obeys(.groups) || arguments.all(.by) == ["none"]),
      // Parts of a whole sound in the middle.
      (.pan, name != .share),
    ]
    if let option = ordered
      ?? others.first(where: { !$0.isAllowed && arguments.has($0.option) })?.option
    {
      throw .contradiction(arguments.typedForm(name), option.typed)
    }
    try checkPositions(name, arguments)
    try checkRows(name, arguments)
    if name.countsFromZero, arguments[.scale] == PitchScale.log.rawValue {
      throw .contradiction(arguments.typedForm(name), "--scale log")
    }
    if !name.obeys(.columns), arguments.all(.y).count > 1 {
      throw .contradiction(arguments.typedForm(name), "--y … --y …")
    }
  }

  /// Throws where a column along x, or none, means nothing to a kind.
  ///
  /// A distribution has its values along x, and a box plot its groups: another column there can only be
  /// dates, which a range is counted in.
  private static func checkPositions(
    _ name: FormName, _ arguments: Arguments
  ) throws(UsageError) {
    guard let x = arguments[.x] else { return }
    let isCut = [OptionName.range, .from, .to].contains(where: arguments.has)
    if name.shape == .values, x != "none", arguments.has(.y), !isCut {
      throw .contradiction(arguments.typedForm(name), "--x … --y …")
    }
    if name.shape == .groups, x != "none", arguments.has(.by), !isCut {
      throw .contradiction(arguments.typedForm(name), "--x … --by …")
    }
    if x == "none", [.pairs, .parts, .grid].contains(name.shape) {
      throw .contradiction(arguments.typedForm(name), "--x none")
    }
  }

  /// Throws where bars are to be sorted as only boxes are, or boxes as only bars are.
  private static func checkOrder(
    _ name: FormName?, _ arguments: Arguments
  ) throws(UsageError) {
    guard let order = arguments[.sort], order != "file" else { return }
    let form: FormName = order == "median" ? .box : .bars
    guard name == form else {
      throw .needsOption(
        option: "\(OptionName.sort.typed) \(order)", other: "--as \(form.rawValue)")
    }
  }

  /// Throws where several columns are to name the rows of a grid, or none: one does.
  private static func checkRows(_ name: FormName, _ arguments: Arguments) throws(UsageError) {
    guard name.shape == .grid else { return }
    let by = arguments.all(.by)
    if by.count > 1 { throw .contradiction(arguments.typedForm(name), "--by … --by …") }
    if by == ["none"] { throw .contradiction(arguments.typedForm(name), "--by none") }
  }

  /// Options that lines do not have.
  private static let ofKinds: [(OptionName, FormOption)] = [
    (.bins, .bins), (.band, .bounds), (.error, .error), (.sort, .order),
    (.fit, .fit),
  ]
}

extension HistogramBinning {
  /// `20`, or `width:5`; nil for anything else.
  init?(_ text: String) {
    let prefix = "width:"
    if text.hasPrefix(prefix) {
      guard let width = Double(text.dropFirst(prefix.count)), width > 0, width.isFinite else {
        return nil
      }
      self = .width(width)
    } else {
      guard let count = Int(text), (2...100).contains(count) else { return nil }
      self = .count(count)
    }
  }
}

extension FormName {
  /// The kind that a name asks for, perhaps with a difference; nil for none.
  init?(asked name: String) {
    guard let form = FormName(rawValue: name) ?? KindVariant(rawValue: name)?.form else {
      return nil
    }
    self = form
  }
}

extension Arguments {
  /// The kind of chart that was asked for, by its name or by an option that only one kind has; nil if
  /// none was.
  var askedForm: FormName? {
    if let named = self[.as].flatMap(FormName.init(asked:)) { return named }
    if has(.stack) { return .bars }
    if has(.fit) { return .scatter }
    if has(.band) || has(.error) { return .band }
    return self[.sort].map { ["value", "name"].contains($0) ? .bars : .box }
  }

  /// How a kind was typed.
  fileprivate func typedForm(_ form: FormName) -> String {
    "--as \(self[.as].flatMap { KindVariant(rawValue: $0)?.rawValue } ?? form.rawValue)"
  }

  /// The difference that was asked for; nil if none was.
  fileprivate var askedVariant: KindVariant? {
    self[.as].map(KindVariant.init) ?? (has(.stack) ? .stacked : nil)
  }

  /// The columns of a lower and an upper bound, typed one by one or with a comma between them.
  fileprivate func typedBounds() -> [String] {
    let typed = all(.band)
    guard typed.count == 1 else { return typed }
    return typed[0].parts(at: ",").map(String.init)
  }

  /// The two columns of bounds; none where they are not asked for.
  func bounds() throws(UsageError) -> [String] {
    let bounds = typedBounds()
    guard bounds.isEmpty || bounds.count == 2 && !bounds.contains(where: \.isBlank) else {
      throw .malformedValue(
        option: OptionName.band.typed, value: all(.band).joined(separator: ","), form: .bounds)
    }
    return bounds
  }
}
