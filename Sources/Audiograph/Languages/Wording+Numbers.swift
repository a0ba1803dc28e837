// SPDX-License-Identifier: MIT

/// Numbers and sizes, which every language makes alike of its messages.
extension Wording {
  /// A number: `430.47`, `minus 3`, `1.2 million`, `3.5 percent`, `over 0.999`.
  func number(_ figure: Figure) -> String {
    if figure.isPercent {
      var number = figure
      number.isPercent = false
      return say(.percent(number: number))
    }
    if let form = figure.rank {
      return say(.rankPlace(rank: figure.digits.whole, isOrdinal: form == .ordinal))
    }
    let number = bareNumber(figure)
    return switch figure.bound {
    case .over: say(.numberOver(number: number))
    case .under: say(.numberUnder(number: number))
    case .about: say(.numberAbout(number: number))
    case nil: number
    }
  }

  /// A number as short as figures can be: `1.5·10²⁰`, `3.5%`.
  func short(_ figure: Figure) -> String {
    var number = bareNumber(figure)
    if case .power(let power) = figure.scale {
      let magnitude = powerOfTen(figure.digits.magnitude, power)
      number = figure.isNegative ? (hasPrintedMinus ? Self.minus : "-") + magnitude : magnitude
    }
    return figure.isPercent ? say(.percentShort(number: number)) : number
  }

  /// A number without what is said with it.
  func bareNumber(_ figure: Figure) -> String {
    let digits = figure.digits.magnitude
    let number =
      switch figure.scale {
      case .ones: number(digits, minimumDecimals: figure.minimumDecimals)
      case .groups(let group): say(.numberGroup(digits: digits, group: NumberGroup(group)))
      case .parts(let group): say(.numberPart(digits: digits, group: NumberGroup(group)))
      case .power(let power) where groupedFrom != nil: powerOfTen(digits, power)
      case .power(let power): say(.numberPower(digits: digits, exponent: whole(power)))
      }
    guard figure.isNegative else { return number }
    return hasPrintedMinus ? Self.minus + number : say(.minus(number: number))
  }

  /// What eyes know as a minus; some voices leave it out.
  private static let minus = "\u{2212}"

  /// Digits with the decimal mark of the language.
  func number(_ digits: DecimalDigits, minimumDecimals: Int = 0) -> String {
    let text = digits.text(minimumDecimals: minimumDecimals)
    let marked = decimalMark == "." ? text : String(text.map { $0 == "." ? decimalMark : $0 })
    return groupedFrom.map { marked.grouped(from: $0, by: groupMark) } ?? marked
  }

  /// `1.5·10²⁰`, `10⁻⁸`.
  private func powerOfTen(_ digits: DecimalDigits, _ power: Int) -> String {
    let number = self.number(digits)
    return (number == "1" ? "" : "\(number)·") + "10\("\(power)".raised)"
  }

  func whole(_ number: Int) -> String {
    number < 0 ? say(.minus(number: "\(number.magnitude)")) : "\(number)"
  }

  func plural(_ count: Int) -> TermForm { plural(PluralOperands(i: count, v: 0)) }

  func plural(_ figure: Figure) -> TermForm {
    let digits = figure.digits.magnitude
    return switch figure.scale {
    case .ones:
      plural(PluralOperands(i: digits.whole, v: max(figure.minimumDecimals, digits.decimals)))
    case .groups, .power: plural(PluralOperands(i: digits.whole, v: 0, isCompact: true))
    // A part of one, as 0.5 is.
    case .parts: plural(PluralOperands(i: 0, v: 1))
    }
  }

  func plural(_ digits: DecimalDigits) -> TermForm {
    plural(PluralOperands(i: digits.whole, v: digits.decimals))
  }

  func percent(_ percent: Percent) -> String {
    switch percent {
    case .underATenth: say(.percentUnderATenth())
    case .almostAll: say(.percentAlmostAll())
    case .figure(let figure): self.say(.percent(number: figure))
    }
  }

  /// A size that stands alone: `21 percent`, `3 percentage points`.
  func size(_ size: ChangeSize) -> String {
    switch size {
    case .percent(let percent): self.percent(percent)
    case .times(let times): say(.sizeTimes(times: times))
    case .points(let points): say(.sizePoints(points: points))
    case .places(let places): say(.sizePlaces(places: places))
    case .absolute(let figure): number(figure)
    case .inUnit(let figure, let unit): amount(figure, unit)
    case .untold: say(.sizeUntold())
    }
  }

  /// A number with its unit in the form that the number asks for.
  func amount(_ figure: Figure, _ unit: String) -> String { say(.amount(figure, unit)) }

  /// So many points without a rhythm: `3 points`.
  func points(_ count: Int) -> String { say(.counted(count: count, rhythm: .points)) }

  /// The same for tables on pages, whose thousands are set apart, too, and which voices read.
  func tabulated(_ numbers: [Figure]) -> Wording {
    var wording = drawn(beside: numbers)
    wording.hasPrintedMinus = false
    return wording
  }

  /// The same for pictures, with a minus as it is printed, where thousands are set apart: in a list of numbers that
  /// need it, in all.
  func drawn(beside numbers: [Figure] = []) -> Wording {
    var wording = self
    let isLong = numbers.contains { $0.scale == .ones && $0.digits.exponent > 4 }
    wording.groupedFrom = isLong ? 4 : 5
    wording.hasPrintedMinus = true
    return wording
  }

  /// `Monday, Tuesday and Friday`.
  func joined(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.first ?? "" }
    return say(.listLast(before: items.dropLast().joined(separator: comma), last: last))
  }
}

extension String {
  /// A number that begins with its digits, with a mark before every three of them.
  fileprivate func grouped(from fewest: Int, by mark: Character) -> String {
    let whole = prefix { $0.isNumber }
    guard whole.count >= fewest else { return self }
    var grouped = ""
    for (place, digit) in whole.enumerated() {
      if place > 0, (whole.count - place) % 3 == 0 { grouped.append(mark) }
      grouped.append(digit)
    }
    return grouped + dropFirst(whole.count)
  }
}
