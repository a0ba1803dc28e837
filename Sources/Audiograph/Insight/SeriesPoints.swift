// SPDX-License-Identifier: MIT

/// The points of a series that have values.
struct SeriesPoints {
  /// Their values, of ordinary size: times two to the power of −`exponent`.
  private(set) var values: [Double]
  let exponent: Int
  /// Where each stands, in days since the first or in numbers; nil without an order along x.
  ///
  /// Numbers too are times two to the power of −`lengthExponent`.
  let position: ((Int) -> Double)?
  let lengthExponent: Int
  private let axis: XAxis
  /// Their indices in the series; nil if no value is missing.
  private let indices: [Int]?

  init(_ facts: SeriesFacts) {
    let series = facts.series
    let isWhole = facts.missing == 0
    let indices = isWhole ? nil : series.values.indices.filter { !series.values[$0].isNaN }
    let present = indices.map { $0.map { series.values[$0] } } ?? series.values
    let largest = max(abs(facts.minimum.y), abs(facts.maximum.y))
    // Squares and their sums must stay numbers.
    let isOrdinary = largest == 0 || (0x1p-200...0x1p200).contains(largest)
    let scaled = isOrdinary ? nil : ScaledNumbers(present)
    (values, exponent) = (scaled?.values ?? present, scaled?.exponent ?? 0)
    (axis, self.indices) = (series.timeAxis, indices)
    switch axis {
    case .rows, .categories: (position, lengthExponent) = (nil, 0)
    case .numbers(let numbers):
      let places = Self.present(numbers, indices).ascending.map(ScaledNumbers.init(whereExtreme:))
      position = places.map { places in { places.values[$0] } }
      lengthExponent = places?.exponent ?? 0
    case .dates(let dates):
      position = Self.present(dates.instants, indices).ascending.map(Self.days)
      lengthExponent = 0
    }
  }

  private static func present<Place>(_ places: [Place], _ indices: [Int]?) -> [Place] {
    indices.map { $0.map { places[$0] } } ?? places
  }

  private static func days(_ instants: [Int64]) -> (Int) -> Double {
    let first = instants[0]
    return { Double(instants[$0] - first) / Double(CalendarDate.microsecondsPerDay) }
  }

  /// The index in the series of a point that has a value.
  func original(_ index: Int) -> Int { indices.map { $0[index] } ?? index }

  /// The same points with other values.
  func with(_ values: [Double]) -> SeriesPoints {
    var points = self
    points.values = values
    return points
  }

  var hasDates: Bool { if case .dates = axis { true } else { false } }

  /// The dates of the points; nil for other positions, and where they go back.
  var dates: [CalendarDate]? {
    guard case .dates(let dates) = axis, position != nil else { return nil }
    return values.indices.map { dates[original($0)] }
  }
}

extension Array where Element: Comparable {
  /// The places themselves where none is less than the one before, and most are more.
  fileprivate var ascending: [Element]? {
    guard var previous = first else { return self }
    var (falls, rises) = (0, 0)
    for place in self {
      falls &+= place < previous ? 1 : 0
      rises &+= previous < place ? 1 : 0
      previous = place
    }
    return falls == 0 && 2 * rises > count - 1 ? self : nil
  }
}
