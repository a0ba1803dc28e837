// SPDX-License-Identifier: MIT

/// Series on one axis of values, above their own axis of positions.
struct PicturePanel {
  /// What is drawn of the series.
  enum Form {
    case lines, bars, candles
  }

  let form: Form
  let law: PitchLaw
  /// What the values are, above the axis.
  let heading: String
  let lines: [PictureLine]
  /// The value at which a dashed line stands.
  let baseline: Double?
  let wording: Wording

  /// The names of places along x, and their lengths on the page.
  let places: PicturePlaces
  /// The height of what is drawn of the values.
  let plotHeight: Double
  /// Where values are written, to the left of the plot.
  let left: Double

  static let right = Picture.width - 76
  /// What lies between the extremes and the frame, so that they can be labelled.
  static let padding = 26.0
  static let headingHeight = 28.0

  var height: Double { Self.headingHeight + plotHeight + places.height + 12 }

  /// The columns of pixels, each of which keeps its extremes.
  static let columns = 660
}

/// One series as it is drawn.
struct PictureLine {
  /// The index of the series in the chart.
  let number: Int
  /// What is drawn; of candles the joined bars.
  let series: Series
  let slots: TimeSlots
}

extension PicturePanel {
  /// The panels of a chart: one for each axis of values, and one for each series of candles.
  static func panels(
    of chart: Chart, style: SoundStyle, context: ChartContext, _ wording: Wording
  ) throws(ScoreError) -> [PicturePanel] {
    try chart.checkCandles(for: style)
    let areBars = style.form == .line && style.scale != .log && chart.series.usualForm == .bars
    let style = style.drawn(asBars: areBars)
    let series = try style.drawn(chart)
    let axes = try PitchAxes(series, style: style)
    let groups =
      style.form == .candles
      ? series.indices.map { [$0] }
      : axes.laws.indices.map { law in series.indices.filter { axes.lawOfSeries[$0] == law } }
    let form: Form = style.form == .candles ? .candles : areBars ? .bars : .lines
    return groups.map { numbers in
      let slots = style.slotsDrawn(of: numbers.map { series[$0] })
      let lines = zip(numbers, slots).map { number, slots in
        PictureLine(number: number, series: series[number], slots: slots)
      }
      var law = axes.laws[axes.lawOfSeries[lines[0].number]]
      // Bars stand on their axis.
      if areBars { law.isDrawnDown = false }
      return PicturePanel(
        form: form, law: law,
        heading: heading(of: lines, as: form, chart, context, wording), lines: lines,
        baseline: style.baseline(of: lines), wording: wording,
        height: groups.count == 1 ? 330 : max(140, 400 / Double(groups.count)))
    }
  }

  private init(
    form: Form, law: PitchLaw, heading: String, lines: [PictureLine], baseline: Double?,
    wording: Wording, height: Double
  ) {
    (self.form, self.law, self.heading, self.lines) = (form, law, heading, lines)
    (self.baseline, self.wording, plotHeight) = (baseline, wording, height)
    let labels = PictureValues(law, lines[0].series, wording).labels
    let space = min(max(labels.map { PictureText.width($0.text) }.max() ?? 0, 30), 200) + 24
    let longest = lines.max { $0.series.count < $1.series.count } ?? lines[0]
    let straight = PicturePlaces(longest, from: space, to: Self.right, wording)
    left = straight.areAskew ? max(space, PicturePlaces.askewMargin) : space
    places =
      left > space ? PicturePlaces(longest, from: left, to: Self.right, wording) : straight
  }

  /// What the values of the lines are: `closing price in US dollars`.
  private static func heading(
    of lines: [PictureLine], as form: Form, _ chart: Chart, _ context: ChartContext,
    _ wording: Wording
  ) -> String {
    let series = lines[0].series
    let unit = series.unit.map { wording.unit($0) } ?? ""
    guard lines.count == 1 else { return unit }
    if form == .candles {
      let name = chart.series.count > 1 ? wording.name(series.name) : ""
      return [name, unit].filter { !$0.isBlank }.joined(separator: ", ")
    }
    let known = context.measures.indices.contains(lines[0].number)
    let measure = known ? context.measures[lines[0].number] : nil
    let isTold = chart.series.count > 1 || measure == nil && series.name != chart.title
    let subject = Subject(
      names: isTold ? [series.name] : [], measure: measure, unit: series.unit)
    let words = wording.say(subject.said())
    if words.isBlank { return "" }
    if !isTold, case .price = measure { return words.capitalizedFirst }
    return words
  }
}

extension SoundStyle {
  /// The style with which a picture is laid out: as many tenths of a second as columns of pixels,
  /// and bars from zero.
  fileprivate func drawn(asBars areBars: Bool) -> SoundStyle {
    var style = self
    style.length = .seconds(Double(PicturePanel.columns) * Timeline.bin)
    style.speed = 1
    style.smoothing = nil
    style.notes = nil
    if areBars {
      style.scale = .linear
      style.includesZero = minimum == nil && maximum == nil
    }
    return style
  }

  /// The series that are drawn, of candles the joined bars.
  fileprivate func drawn(_ chart: Chart) throws(ScoreError) -> [Series] {
    guard form == .candles else { return chart.series }
    var usual = self
    usual.length = .normal
    var drawn: [Series] = []
    for series in chart.series {
      guard let bars = series.bars else { throw .noCandles(series: series.name) }
      drawn.append(try series.heard(as: CandleBars(bars, style: usual)))
    }
    return drawn
  }

  /// Where the points of series in one panel stand.
  fileprivate func slotsDrawn(of series: [Series]) -> [TimeSlots] {
    switch form {
    case .candles:
      let seconds = seconds(pointCount: 1)
      return series.map { TimeSlots(evenly: $0.count, seconds: seconds) }
    case .line: return series.count == 1 ? [slots(of: series[0], at: 0)] : slotsTogether(of: series)
    }
  }

  /// The value of the dashed line: the chosen one; else where prices began, or where others
  /// change their sign.
  fileprivate func baseline(of lines: [PictureLine]) -> Double? {
    let series = lines[0].series
    let first = series.values.first { !$0.isNaN }
    switch baseline(of: series) {
    case .zero: return 0
    case .value(let value): return value
    case .mean: return series.values.lazy.filter { !$0.isNaN }.mean
    case .first: return first
    case .base: return series.base?.y ?? first
    case nil: return series.kind == .price && lines.count == 1 ? series.base?.y ?? first : 0
    }
  }
}
