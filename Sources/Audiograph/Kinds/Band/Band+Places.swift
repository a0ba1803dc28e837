// SPDX-License-Identifier: MIT

extension Band {
  func table() -> FormTable {
    let bounds = boundHeadings
    return FormTable(
      headings: [xHeading, .name(valueName), bounds.lower, bounds.upper],
      rows: values.indices.map { point in
        [cell(series.x[point])]
          + [values[point], lower[point], upper[point]].map { FormTable.Cell($0) }
      })
  }

  private var boundHeadings: (lower: FormHeading, upper: FormHeading) {
    boundNames.map { (.name($0.lower), .name($0.upper)) } ?? (.text(.lower), .text(.upper))
  }

  private var xHeading: FormHeading {
    if let name = series.xName { return .name(name.heading) }
    return switch series.x {
    case .rows: .text(.row)
    case .dates: .text(.date)
    case .numbers: .text(.number)
    case .categories: .text(.category)
    }
  }

  private func cell(_ x: XValue) -> FormTable.Cell {
    switch x {
    case .row(let row): .number(Double(row))
    case .number(let number): .number(number)
    case .date, .category: .text(x.description)
    }
  }

  /// What Up and Down lead to at a point.
  enum Field: Sendable, CaseIterable {
    case lower, value, upper, width
  }

  /// The number of a field at a point; NaN where there is none, and where no number holds it.
  func number(_ field: Field, at point: Int) -> Double {
    switch field {
    case .lower: lower[point]
    case .value: values[point]
    case .upper: upper[point]
    case .width: width(point).isFinite ? width(point) : .nan
    }
  }

  /// Points from left to right, in each the lower bound, the value, the upper bound and the width of
  /// the interval, which is not heard: the value of its place is NaN, as that of a missing number.
  func places() -> FormPlaces {
    let tones = tonesOfPoints()
    let extremes = series.extremes
    let columns = values.indices.map { point in
      Field.allCases.map { field in
        FormPlace(
          line: BandPlace(band: self, point: point, field: field),
          value: field == .width ? .nan : number(field, at: point),
          landmark: field == .value ? landmark(point, extremes) : nil, tone: tones[point])
      }
    }
    return FormPlaces(columns: columns, along: .axis(series.x), row: 1)
  }

  private func landmark(
    _ point: Int, _ extremes: (minimum: Series.IndexedValue, maximum: Series.IndexedValue)?
  ) -> FormPlace.Landmark? {
    if let extremes, extremes.minimum.y < extremes.maximum.y {
      if point == extremes.maximum.index { return .highest }
      if point == extremes.minimum.index { return .lowest }
    }
    return point == widest && !isEvenlyWide ? .other : nil
  }

  /// The number of the tone of each point; nil for one that is not heard.
  private func tonesOfPoints() -> [Int?] {
    var tones = [Int?](repeating: nil, count: values.count)
    var (tone, last) = (-1, -1)
    for point in present {
      let part = part(of: point)
      if part != last { (tone, last) = (tone + 1, part) }
      tones[point] = tone
    }
    return tones
  }
}

extension Band {
  func picture() -> FormPicture {
    let axis = axis
    return FormPicture(
      x: xAxis,
      y: FormPicture.Axis(
        low: axis.minimum, high: axis.maximum, title: .measured(valueName, in: unit)),
      marks: comparesNames ? whiskers : courses, bounds: deviation == nil ? boundHeadings : nil,
      deviation: deviation)
  }

  /// The lines of the values and of their bounds, and what lies between these.
  private var courses: [FormPicture.Mark] {
    let runs = series.values.presentRuns
    let areas = runs.map { run -> FormPicture.Mark in
      .region(
        from: run.map { FormPicture.Position(x: x($0), y: lower[$0]) },
        to: run.map { FormPicture.Position(x: x($0), y: upper[$0]) }, color: 0, strength: 0.25)
    }
    let lines = [(values, false), (lower, true), (upper, true)].flatMap { numbers, isDashed in
      runs.map { run in
        FormPicture.Mark.line(
          run.map { FormPicture.Position(x: x($0), y: numbers[$0]) }, color: 0, isDashed: isDashed)
      }
    }
    return areas + lines
  }

  /// Nothing leads from one name to the next: each has its value, and a line from bound to bound.
  private var whiskers: [FormPicture.Mark] {
    let reach = 0.12
    return values.indices.filter { !values[$0].isNaN }.flatMap { index in
      let x = x(index)
      func line(_ left: Double, _ low: Double, _ right: Double, _ high: Double) -> FormPicture.Mark
      {
        .line(
          [FormPicture.Position(x: left, y: low), FormPicture.Position(x: right, y: high)],
          color: 0, isDashed: left == right)
      }
      return [
        line(x, lower[index], x, upper[index]),
        line(x - reach, lower[index], x + reach, lower[index]),
        line(x - reach, upper[index], x + reach, upper[index]),
        .dot(FormPicture.Position(x: x, y: values[index]), color: 0),
      ]
    }
  }

  private var deviation: String? {
    if case .error(let name) = bounds { "± \(name)" } else { nil }
  }

  private var xAxis: FormPicture.Axis {
    let places = values.indices.map(x)
    var axis = FormPicture.Axis(
      low: places.min() ?? 0, high: places.max() ?? 0, title: series.xName.map { .name($0.heading) }
    )
    switch series.x {
    case .rows, .numbers: break
    case .dates: (axis.dates, axis.title) = (series.x, nil)
    case .categories(let names): axis.names = names
    }
    axis.areOrdered = !comparesNames
    if comparesNames { (axis.low, axis.high) = (axis.low - 0.5, axis.high + 0.5) }
    return axis
  }

  /// Where a point is drawn: at its number, its day, or one after another.
  private func x(_ point: Int) -> Double {
    switch series.x {
    case .numbers(let numbers): numbers[point]
    case .rows: Double(point + 1)
    case .dates: series.x.numericPositions[point]
    case .categories: Double(point)
    }
  }
}
