// SPDX-License-Identifier: MIT

public import Audiograph

extension ChartPlayer {
  /// Plays values one after another; nil marks a missing value.
  ///
  /// - Throws: `ChartPlayerError.chart` where there is no value or an infinite one, and as for a
  ///   chart.
  public func play(
    values: [Double?], style: SoundStyle = SoundStyle(), endPhrase: String? = nil
  ) async throws(ChartPlayerError) -> Outcome {
    try await play(Chart(values: values), style: style, endPhrase: endPhrase)
  }

  /// Plays values one after another and returns at once.
  public func play(
    values: [Double?], style: SoundStyle = SoundStyle(), endPhrase: String? = nil,
    completion: @escaping Completion
  ) {
    play(style, endPhrase, completion) { () throws(ChartPlayerError) in try Chart(values: values) }
  }

  /// Plays points, which lie closer in time where they lie closer along x.
  ///
  /// - Parameters:
  ///   - points: Their positions are all numbers, all dates or all names, and do not decrease.
  ///   - style: Length, pitch range, smoothing, volume and the other choices of a listener.
  ///   - endPhrase: Given to `speak` where the chart was played to its end.
  /// - Returns: Whether it was played to its end.
  /// - Throws: `ChartPlayerError.unsorted` where the caller did not sort the points, and as for
  ///   values.
  public func play(
    points: [Point], style: SoundStyle = SoundStyle(), endPhrase: String? = nil
  ) async throws(ChartPlayerError) -> Outcome {
    try await play(Chart(points: points), style: style, endPhrase: endPhrase)
  }

  /// Plays points and returns at once.
  public func play(
    points: [Point], style: SoundStyle = SoundStyle(), endPhrase: String? = nil,
    completion: @escaping Completion
  ) {
    play(style, endPhrase, completion) { () throws(ChartPlayerError) in try Chart(points: points) }
  }

  private func play(
    _ style: SoundStyle, _ endPhrase: String?, _ completion: @escaping Completion,
    _ chart: () throws(ChartPlayerError) -> Chart
  ) {
    do {
      play(try chart(), style: style, endPhrase: endPhrase, completion: completion)
    } catch {
      completion(.failure(error))
    }
  }
}

extension Chart {
  /// A chart of one series of values over their order.
  init(values: [Double?]) throws(ChartPlayerError) {
    do {
      try self.init(title: "", series: [Series(name: "", values: values)])
    } catch {
      throw .chart(error)
    }
  }

  /// A chart of one series of points.
  init(points: [Point]) throws(ChartPlayerError) {
    let axis = try XAxis(points.map(\.x))
    do {
      try self.init(title: "", series: [Series(name: "", x: axis, values: points.map(\.y))])
    } catch {
      throw .chart(error)
    }
  }

  /// Refuses points that would sound in another order than they are drawn.
  func checkOrder() throws(ChartPlayerError) {
    for series in series {
      if let index = series.x.firstDecrease { throw .unsorted(index: index) }
    }
  }
}

extension XAxis {
  /// The axis on which all positions stand.
  fileprivate init(_ positions: [XValue]) throws(ChartPlayerError) {
    switch positions.first {
    case .number:
      self = .numbers(try positions.same { if case .number(let x) = $0 { x } else { nil } })
    case .category:
      self = .categories(try positions.same { if case .category(let x) = $0 { x } else { nil } })
    case .date: self = .dates(try Dates(positions))
    case .row, nil:
      self = .rows(count: try positions.same { if case .row(let x) = $0 { x } else { nil } }.count)
    }
  }

  /// The first index whose number or date is less than the one before.
  fileprivate var firstDecrease: Int? {
    switch self {
    case .numbers(let numbers): numbers.firstDecrease
    case .dates(let dates): dates.instants.firstDecrease
    case .rows, .categories: nil
    }
  }
}

extension XAxis.Dates {
  /// Dates as precise as the most precise of them.
  fileprivate init(_ positions: [XValue]) throws(ChartPlayerError) {
    let dates = try positions.same { if case .date(let x) = $0 { x } else { nil } }
    let offset = dates.first?.offsetMinutes
    if let index = dates.firstIndex(where: { $0.offsetMinutes != offset }) {
      throw .mixedPositions(index: index)
    }
    self.init(
      instants: dates.map(\.instant), precision: dates.map(\.precision).max() ?? .day,
      offsetMinutes: offset)
  }
}

extension [XValue] {
  /// What every position is.
  fileprivate func same<Value>(
    _ value: (XValue) -> Value?
  ) throws(ChartPlayerError) -> [Value] {
    var values: [Value] = []
    for (index, position) in enumerated() {
      guard let value = value(position) else { throw .mixedPositions(index: index) }
      values.append(value)
    }
    return values
  }
}
