// SPDX-License-Identifier: MIT

extension Series {
  /// A series of values heard one after another; nil marks a missing value.
  ///
  ///     let temperature = try Series("Temperature", [21.5, nil, 23])
  ///
  /// One value sounds as one tone, and equal values all have the same pitch.
  ///
  /// - Parameters:
  ///   - name: What the series is called.
  ///   - values: At least one that is not missing; finite.
  ///   - unit: The unit in words, for example `degrees Celsius`.
  /// - Throws: `ChartError.noPoints` where there is no value or all are missing, `.notFinite` for
  ///   an infinity.
  public init(_ name: String, _ values: [Double?], unit: String? = nil) throws(ChartError) {
    try self.init(name: name, unit: unit, values: values)
  }

  /// A series of values over dates; nil marks a missing value.
  ///
  /// - Parameters:
  ///   - name: What the series is called.
  ///   - values: At least one that is not missing; finite.
  ///   - dates: One a value, the earliest first. They are told on one clock, as
  ///     `XAxis.Dates.init(_:)` says.
  ///   - unit: The unit in words.
  /// - Throws: As for values alone, and `ChartError.unequalCounts` where there are more or fewer
  ///   dates than values.
  public init(
    _ name: String, _ values: [Double?], over dates: [CalendarDate], unit: String? = nil
  ) throws(ChartError) {
    try self.init(
      name: name, unit: unit, x: .dates(XAxis.Dates(dates)), values: values.map { $0 ?? .nan })
  }

  /// A series of values over numbers; nil marks a missing value.
  ///
  /// - Parameters:
  ///   - name: What the series is called.
  ///   - values: At least one that is not missing; finite.
  ///   - numbers: One a value, finite, the lowest first. Points that lie closer are heard closer.
  ///   - unit: The unit in words.
  ///   - xName: What the numbers are, for example a depth in metres.
  /// - Throws: As for values alone, and `ChartError.unequalCounts` where there are more or fewer
  ///   numbers than values.
  public init(
    _ name: String, _ values: [Double?], over numbers: [Double], unit: String? = nil,
    xName: AxisName? = nil
  ) throws(ChartError) {
    let values = values.map { $0 ?? .nan }
    self = try Series(name: name, unit: unit, x: .numbers(numbers), values: values).along(xName)
  }
}

extension Chart {
  /// A chart of one series.
  ///
  /// - Parameters:
  ///   - series: What is played and described.
  ///   - title: What the chart shows; nil takes the name of the series.
  public init(_ series: Series, title: String? = nil) {
    self.init(only: series, title: title ?? series.name)
  }
}

extension XAxis.Dates {
  /// Dates as precise as the most precise of them, on the clock of the first that states one.
  ///
  /// Times with another offset from UTC are converted to that clock; those that state none are
  /// taken to be on it. No date at all gives an empty axis.
  public init(_ dates: [CalendarDate]) {
    let offset = dates.lazy.compactMap(\.offsetMinutes).first
    self.init(
      instants: dates.map { date in
        let minutes = (offset ?? 0) - (date.offsetMinutes ?? offset ?? 0)
        return date.instant + Int64(minutes) * 60_000_000
      },
      precision: dates.map(\.precision).max() ?? .day, offsetMinutes: offset)
  }
}
