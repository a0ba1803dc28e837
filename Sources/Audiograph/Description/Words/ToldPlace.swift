// SPDX-License-Identifier: MIT

/// Positions as they are told: as precisely as the steps between them ask for, whatever more digits
/// the data have.
extension XAxis {
  /// A position of this axis, times to the minute where steps are hours, to the second where they are
  /// seconds, and numbers of more than six digits to a tenth of a step.
  func told(_ x: XValue) -> XValue {
    switch x {
    case .date(let date) where date.precision > .minute:
      var told = date
      told.precision = min(date.precision, clockPrecision)
      return .date(told)
    case .number(let number):
      let digits = DecimalDigits(number)
      guard digits.digits.count > Self.mostDigits, let decimals = toldDecimals else { return x }
      return .number(Double(digits.rounded(decimals: decimals).text()) ?? number)
    case .category(let name):
      guard name.utf8.contains(UInt8(ascii: ".")), CalendarDate(clock: name) != nil else {
        return x
      }
      let digits = clockPrecision < .millisecond ? 0 : clockPrecision < .microsecond ? 3 : 6
      let parts = name.split(separator: ".")
      return .category(digits == 0 ? String(parts[0]) : "\(parts[0]).\(parts[1].prefix(digits))")
    case .date, .row: return x
    }
  }

  private static let mostDigits = 6
  private static let mostSteps = 100

  /// How precisely times of day are told.
  private var clockPrecision: DatePrecision {
    guard let step = smallStep else { return .second }
    // Clocks that count the seconds do it a little early or late.
    return step >= 3.6e9
      ? .minute : step >= 0.9e6 ? .second : step >= 900 ? .millisecond : .microsecond
  }

  /// As many decimals as show a tenth of a step, and four digits of the largest number; nil without steps.
  private var toldDecimals: Int? {
    guard case .numbers(let numbers) = self, let step = smallStep else { return nil }
    let largest = DecimalDigits(Swift.max(abs(numbers[0]), abs(numbers[numbers.count - 1])))
    return Swift.max(0, 4 - largest.exponent, 2 - DecimalDigits(step.withoutNoise).exponent)
  }

  /// The distance that nineteen of twenty neighbours have at least, in microseconds or in numbers; nil of
  /// fewer than two positions.
  private var smallStep: Double? {
    let stride = Swift.max(1, count / Self.mostSteps)
    var steps = Swift.stride(from: stride, to: Swift.max(count, stride), by: stride)
      .compactMap(step(before:))
    steps.sort()
    return steps.isEmpty ? nil : steps[steps.count / 20]
  }

  /// How far a position is from the one before it; nil for none.
  private func step(before index: Int) -> Double? {
    let step: Double
    switch self {
    case .rows: return nil
    case .numbers(let numbers): step = numbers[index] - numbers[index - 1]
    case .dates(let dates): step = Double(dates.instants[index]) - Double(dates.instants[index - 1])
    case .categories(let names):
      guard let time = CalendarDate(clock: names[index]),
        let before = CalendarDate(clock: names[index - 1])
      else { return nil }
      step = Double(time.instant) - Double(before.instant)
    }
    return step == 0 || !step.isFinite ? nil : abs(step)
  }
}

extension CalendarDate {
  /// A time of day without a date: `9:05`, `14:30:05` or `14:30:05.25`; nil for any other text.
  init?(clock text: String) {
    let halves = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = halves[0].split(separator: ":", omittingEmptySubsequences: false)
    let numbers = parts.compactMap(\.digitsAsNumber)
    guard (2...3).contains(parts.count), numbers.count == parts.count, numbers[0] < 24,
      parts.dropFirst().allSatisfy({ $0.utf8.count == 2 }),
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    let seconds = (numbers[0] * 60 + numbers[1]) * 60 + (numbers.count > 2 ? numbers[2] : 0)
    guard halves.count > 1 else {
      self.init(
        instant: Int64(seconds) * 1_000_000, precision: numbers.count > 2 ? .second : .minute)
      return
    }
    let digits = halves[1].prefix(6)
    guard numbers.count == 3, halves[1].digitsAsNumber != nil, let part = digits.digitsAsNumber
    else { return nil }
    let scale = (digits.utf8.count..<6).reduce(1) { product, _ in product * 10 }
    self.init(
      instant: Int64(seconds) * 1_000_000 + Int64(part * scale),
      precision: digits.utf8.count > 3 ? .microsecond : .millisecond)
  }

  /// The time of day as `14:30` or, where there are seconds, `14:30:05`, `14:30:05.25`.
  var clock: String {
    var local = self
    local.offsetMinutes = nil
    let text = local.description.drop { $0 != "T" }.dropFirst()
    let (seconds, part) = (text.dropFirst(6).prefix(2), text.dropFirst(9))
    let hasPart = precision > .second && part.contains { $0 != "0" }
    let hasSeconds = precision > .minute && (seconds != "00" || hasPart)
    return String(hasPart ? text : hasSeconds ? text.prefix(8) : text.prefix(5))
  }
}

extension Substring {
  /// Nothing but ASCII digits, as a number; nil for any other text.
  fileprivate var digitsAsNumber: Int? {
    utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(self) : nil
  }
}
