// SPDX-License-Identifier: MIT

/// A value for each name.
///
///     let sales = try Bars(
///       values: [13.2, 17.4, 0.8], named: "sales", names: ["north", "south", "west"],
///       xNamed: "region")
///
/// It sounds bar after bar; the pitch is the value.
public struct Bars: Sendable {
  /// What the values are called.
  let valueName: String
  /// What the names are called; nil where that has no name.
  let namesName: String?
  /// The value of each bar, NaN where it is missing.
  let values: [Double]
  let names: [String]
  /// The first of the highest bars.
  let highest: Int
  /// The first of the lowest bars.
  let lowest: Int
  let mean: Double
  let missing: Int

  /// Bars in their order.
  ///
  /// - Parameters:
  ///   - values: The value of each bar; those that are not finite are missing.
  ///   - name: What they are called.
  ///   - names: The name of each bar, as many as values.
  ///   - xName: What the names are called.
  /// - Throws: `FormError.tooFew` without any value.
  /// - Precondition: There are as many names as values.
  public init(
    values: [Double], named name: String, names: [String], xNamed xName: String? = nil
  ) throws(FormError) {
    guard values.count == names.count else { throw .missing(.bars, .names) }
    (valueName, namesName, self.names) = (name, xName, names)
    self.values = values.map { $0.isFinite ? $0 : .nan }
    let present = self.values.indices.filter { values[$0].isFinite }
    guard let first = present.first else { throw .tooFew(.bars, found: 0, needed: 1) }
    highest = present.reduce(first) { values[$1] > values[$0] ? $1 : $0 }
    lowest = present.reduce(first) { values[$1] < values[$0] ? $1 : $0 }
    mean = Audiograph.mean(of: present.map { values[$0] })
    missing = values.count - present.count
  }

  var maximum: Double { values[highest] }
  var minimum: Double { values[lowest] }
}

extension Bars: FormModel {
  static var name: FormName { .bars }
  var axis: FormAxis { FormAxis(minimum: minimum, maximum: maximum, name: valueName) }
  var voices: [FormVoice] { [FormVoice(name: valueName)] }
  var counts: (points: Int, missing: Int) { (values.count - missing, missing) }

  func tones(stretchedBy factor: Double) -> FormTones {
    let seconds = Self.seconds(count: values.count)
    let slot = seconds / Double(values.count)
    let last = Double(values.count - 1)
    let tones = values.indices.filter { !values[$0].isNaN }.map { index in
      FormTone(
        .point, at: Double(index) * slot, for: min(0.85 * slot, 0.4), values[index],
        pan: .ofWidth(last > 0 ? 2 * Double(index) / last - 1 : 0), index: index,
        details: [Score.Detail("name", names[index])])
    }
    var points = Score.PointCounts()
    points.given = values.count
    (points.heard, points.missing) = (values.count - missing, missing)
    return FormTones(tones: tones, seconds: seconds, points: points).stretched(by: factor)
  }

  /// The time of so many bars, which is that of as many points of a line.
  private static func seconds(count: Int) -> Double {
    switch count {
    case ...24: 0.25 * Double(count)
    case ...100: max(6, 0.1 * Double(count))
    case ...200: 10
    case ...260: 0.05 * Double(count)
    default: 13
    }
  }

  func write(to json: inout JSONWriter) {
    json.member("points", values.count)
    json.member("missing", missing)
    json.member("maximum", highest)
    json.member("minimum", lowest)
    json.member("mean", mean)
  }

  func places() -> FormPlaces {
    let present = values.indices.filter { !values[$0].isNaN }
    return FormPlaces(
      columns: present.enumerated().map { tone, index in
        [
          FormPlace(
            line: BarsStatement(bars: self, topic: .place(index)), value: values[index],
            landmark: index == highest ? .highest : index == lowest ? .lowest : nil, tone: tone)
        ]
      })
  }

  func table() -> FormTable {
    FormTable(
      headings: [namesName ?? "Name", valueName],
      rows: zip(names, values).map { [.text($0), FormTable.Cell($1)] })
  }

  func picture() -> FormPicture {
    let marks = values.enumerated().compactMap { index, value -> FormPicture.Mark? in
      guard !value.isNaN else { return nil }
      let x = Double(index)
      return .area(
        x: x - 0.4...x + 0.4, y: min(0, value)...max(0, value), color: 0, strength: 1)
    }
    return FormPicture(
      x: FormPicture.Axis(
        low: -0.5, high: Double(values.count) - 0.5, title: namesName ?? "", names: names),
      y: FormPicture.Axis(low: min(0, minimum), high: max(0, maximum), title: valueName),
      marks: marks)
  }
}

extension FormChart {
  /// A value for each name.
  public init(_ bars: Bars, title: String) {
    self.init(bars as any FormModel, title: title)
  }
}
