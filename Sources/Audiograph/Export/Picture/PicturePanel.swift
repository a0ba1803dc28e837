// SPDX-License-Identifier: MIT

/// Series on one axis of values, above their own axis of positions.
struct PicturePanel {
  /// What is drawn of the series.
  enum Form {
    case lines, bars, candles
  }

  let form: Form
  let law: PitchLaw
  /// What the values are, above the axis, in as many lines as it needs.
  let heading: [String]
  let lines: [PictureLine]
  /// Where a dashed line stands; nil for none.
  let baseline: PictureBaseline?
  let wording: Wording
  let size: PictureSize

  /// The names of places along x, and their lengths on the page.
  let places: PicturePlaces
  /// The names at the ends of lines, or else beside samples above the plot; neither for one series.
  let ends: PictureEnds?
  let legend: PictureLegend?
  /// Bars one below the other, if the names of upright ones have no room.
  let lying: LyingBars?
  /// How bars stand on each other; nil where they stand on their axis.
  let stack: PictureStack?
  /// The height of what is drawn of the values.
  let plotHeight: Double
  /// Where values are written, to the left of the plot.
  let left: Double
  let right: Double

  /// What lies between the extremes and the frame, so that they can be labelled.
  let margins: Margins

  /// What lies above the highest and below the lowest value.
  struct Margins {
    /// What a label needs.
    static let ofLabel = 26.0

    var above = ofLabel
    var below = ofLabel
  }

  /// What stands above the plot.
  var headingHeight: Double { lastHeading + 12 + (legend?.height ?? 0) }
  /// How far from the top the last line of the heading stands.
  var lastHeading: Double { PictureText.lineHeight * Double(max(1, heading.count)) }
  var height: Double {
    headingHeight + (lying?.fullHeight ?? plotHeight + places.height) + 12
  }

  /// The columns of pixels, each of which keeps its extremes; a narrow picture has the same.
  static let columns = 660
}

/// A dashed line that values are compared with.
struct PictureBaseline {
  let value: Double
  /// What it is called, with its value; empty for zero.
  let label: String
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
  /// What its form is called.
  var formName: FormName {
    switch form {
    case .lines: .line
    case .bars: .bars
    case .candles: .candles
    }
  }

  /// The numbers by which its lines look: of lines unlike those in other panels.
  var looks: [Int] {
    stack?.looks ?? lines.enumerated().map { form == .lines ? $1.number : $0 }
  }

  /// How many fills its bars have.
  var fillCount: Int { form == .bars ? lines.count : 0 }

  /// The panels of a chart: one for each axis of values, and one for each series of candles.
  static func panels(
    of chart: Chart, style: SoundStyle, context: ChartContext, _ wording: Wording,
    _ size: PictureSize, asHeard: Bool = true
  ) throws(ScoreError) -> [PicturePanel] {
    try chart.checkCandles(for: style)
    let areBars =
      style.form == .line && style.scale != .log
      && (context.drawsBars || chart.series.usualForm == .bars)
    let style = style.drawn(
      asBars: areBars, areShares: areBars && PictureStack(chart.series)?.areShares ?? false)
    let series = try style.drawn(chart, most: asHeard ? nil : size.mostCandles)
    let axes = try PitchAxes(series, style: style)
    let sharing =
      style.form == .candles
      ? series.indices.map { [$0] }
      : axes.laws.indices.map { law in series.indices.filter { axes.lawOfSeries[$0] == law } }
    let form: Form = style.form == .candles ? .candles : areBars ? .bars : .lines
    // More bars than there are fills are parted into panels on the same axis.
    let groups = sharing.flatMap { numbers in
      areBars && PictureStack(numbers.map { series[$0] }) == nil
        && numbers.count > PictureFill.count
        ? numbers.map { [$0] } : [numbers]
    }
    func panel(_ numbers: [Int], _ edges: (left: Double, right: Double)?) -> PicturePanel {
      let slots = style.slotsDrawn(of: numbers.map { series[$0] })
      let lines = zip(numbers, slots).map { number, slots in
        PictureLine(number: number, series: series[number], slots: slots)
      }
      var law = axes.laws[axes.lawOfSeries[lines[0].number]]
      // Bars stand on their axis.
      if areBars { law.isDrawnDown = false }
      return PicturePanel(
        form: form, law: law,
        heading: heading(of: lines, as: form, law, chart, context, wording), lines: lines,
        baseline: style.baseline(of: lines, as: form, wording), wording: wording, size: size,
        height: groups.count == 1 ? 330 : max(140, 400 / Double(groups.count)), edges)
    }
    let panels = groups.map { panel($0, nil) }
    guard panels.count > 1, panels.allSatisfy({ $0.lying == nil }),
      let left = panels.map(\.left).max(), let right = panels.map(\.right).min()
    else { return panels }
    // What stands below each other begins and ends in one place.
    return groups.map { panel($0, (left, right)) }
  }

  private init(
    form: Form, law: PitchLaw, heading: String, lines: [PictureLine], baseline: PictureBaseline?,
    wording: Wording, size: PictureSize, height: Double, _ edges: (left: Double, right: Double)?
  ) {
    (self.form, self.law, self.lines) = (form, law, lines)
    (self.baseline, self.wording, self.size) = (baseline, wording, size)
    self.heading = PictureText.lines(heading, width: size.textWidth)
    stack = form == .bars ? PictureStack(lines.map(\.series)) : nil
    lying = form == .bars ? LyingBars(lines, law, wording, size, stack: stack) : nil
    ends = form == .lines ? PictureEnds(lines, height: height, size) : nil
    legend =
      lines.count > 1 && ends == nil
      ? PictureLegend(
        lines.indices.filter { [stack] in stack?.draws($0) ?? true }.map { lines[$0].series.name },
        as: form == .bars ? .bar : .line,
        looks: form == .bars ? nil : lines.map(\.number), size) : nil
    margins = Self.margins(form, lines, law)
    let labels = Self.values(law, lines[0].series, height, margins, wording).labels
    let space = size.left + 8 + size.column(of: labels.map(\.text))
    let longest = lines.max { $0.series.count < $1.series.count } ?? lines[0]
    let right = edges?.right ?? size.right - max(0, (ends?.width ?? 0) - size.left - 8)
    func places(from left: Double) -> PicturePlaces {
      var places = PicturePlaces(
        longest, areOrdered: form == .lines, from: left, to: right, size, wording)
      places.haveStrokes = form != .bars
      return places
    }
    let straight = places(from: space)
    let isAskew = straight.areAskew && lying == nil
    self.left =
      lying?.left ?? edges?.left ?? (isAskew ? max(space, PicturePlaces.askewMargin) : space)
    self.right = right
    self.places = self.left == space ? straight : places(from: self.left)
    plotHeight = lying?.height ?? height
  }

  /// Nothing lies below bars that all stand on the axis.
  private static func margins(
    _ form: Form, _ lines: [PictureLine], _ law: PitchLaw
  ) -> Margins {
    let stand = form == .bars && !law.isDrawnDown && law.minimum >= 0
    return stand && lines.allSatisfy { $0.series.values.allSatisfy { !($0 < 0) } }
      ? Margins(below: 0) : Margins()
  }

  /// The values beside an axis in a plot of a height.
  static func values(
    _ law: PitchLaw, _ series: Series, _ height: Double, _ margins: Margins, _ wording: Wording
  ) -> PictureValues {
    let axis = height - margins.above - margins.below
    return PictureValues(
      law, series, fewest: height < 200 ? 3 : 4, margin: max(margins.below - 4, 0) / axis, wording)
  }

  /// What the values of the lines are: `closing price in US dollars`.
  ///
  /// Behind it what else the eye has to know: that the axis is logarithmic, and what the bodies of candles show.
  private static func heading(
    of lines: [PictureLine], as form: Form, _ law: PitchLaw, _ chart: Chart,
    _ context: ChartContext, _ wording: Wording
  ) -> String {
    let notes = [
      law.scale == .log ? wording.say(.pictureLogarithmic()) : nil,
      form == .candles ? wording.say(.pictureCandles()) : nil,
    ]
    return ([measure(of: lines, as: form, chart, context, wording)] + notes.compactMap(\.self))
      .filter { !$0.isBlank }.joined(separator: wording.comma).asHeading
  }

  private static func measure(
    of lines: [PictureLine], as form: Form, _ chart: Chart, _ context: ChartContext,
    _ wording: Wording
  ) -> String {
    let series = lines[0].series
    let unit = series.unit.map { wording.unit($0) } ?? ""
    if series.isPercentChange {
      let isNamed = lines.count == 1 && chart.series.count > 1
      let name = isNamed ? wording.name(series.name) + wording.comma : ""
      let change = wording.say(.pictureChange(since: series.mentionOfBase))
      return name.isEmpty ? change.capitalizedFirst : name + change
    }
    guard lines.count == 1 else {
      guard let quantity = series.quantity,
        lines.allSatisfy({ $0.series.quantity == quantity && $0.series.name != quantity })
      else { return unit }
      return wording.say(
        Subject(names: [quantity], measure: nil, unit: series.unit).said())
    }
    if form == .candles {
      let name = chart.series.count > 1 ? wording.name(series.name) : ""
      let bars = wording.say(.counted(count: series.count, rhythm: Rhythm(series)))
      return [name, unit, bars].filter { !$0.isBlank }.joined(separator: wording.comma)
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

extension Series {
  /// The place that its values are compared with: before the range, else the first one.
  fileprivate var mentionOfBase: Mention {
    base.map { CalendarMemory.shortMention($0.x, index: 0) } ?? shortMention(0)
  }

  /// A mean with the decimals that the values have, one of whole numbers.
  fileprivate func briefFigure(ofMean value: Double) -> Figure {
    let decimals = values.map { $0.isNaN ? 0 : DecimalDigits($0).decimals }.max() ?? 0
    let (told, exact) = (briefFigure(of: value), DecimalDigits(value))
    guard kind != .price, told.scale == .ones, told.decimals > max(decimals, 1) else { return told }
    var figure = Figure(exact.rounded(decimals: max(decimals, 1)))
    figure.isPercent = told.isPercent
    return figure.isZero == told.isZero ? figure : told
  }

  /// A value as a label has it: four digits where more are no help.
  func briefFigure(of value: Double) -> Figure { PointStyle(self).brief(value) }
}

extension SoundStyle {
  /// The style with which a picture is laid out: as many tenths of a second as columns of pixels,
  /// and bars from zero, of shares to 100 percent.
  fileprivate func drawn(asBars areBars: Bool, areShares: Bool) -> SoundStyle {
    var style = self
    style.length = .seconds(Double(PicturePanel.columns) * Timeline.bin)
    style.speed = 1
    style.smoothing = nil
    style.notes = nil
    if areShares { (style.minimum, style.maximum) = (0, 100) }
    if areBars {
      style.spacing = .even
      style.scale = .linear
      style.includesZero = style.minimum == nil && style.maximum == nil
    }
    return style
  }

  /// The series that are drawn, of candles the joined bars: as many as are heard, or at most so many.
  fileprivate func drawn(_ chart: Chart, most: Int?) throws(ScoreError) -> [Series] {
    guard form == .candles else { return chart.series }
    var usual = self
    usual.length = .normal
    var drawn: [Series] = []
    for series in chart.series {
      guard let bars = series.bars else { throw .noCandles(series: series.name) }
      drawn.append(
        try series.heard(
          as: most.map { CandleBars(bars, most: $0) } ?? CandleBars(bars, style: usual)))
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

  /// The dashed line: at the chosen value; else where prices began, or where others change their sign, on
  /// which bars stand anyway.
  fileprivate func baseline(
    of lines: [PictureLine], as form: PicturePanel.Form, _ wording: Wording
  ) -> PictureBaseline? {
    let series = lines[0].series
    let first = series.base?.y ?? series.values.first { !$0.isNaN }
    func line(_ value: Double?, _ label: (Double) -> String) -> PictureBaseline? {
      value.map { PictureBaseline(value: $0, label: label($0)) }
    }
    func number(_ value: Double) -> String { series.label(value, wording) }
    let zero = form == .bars ? nil : PictureBaseline(value: 0, label: "")
    switch baseline(of: series) {
    case .zero: return zero
    case .value(let value):
      return line(value) {
        series.reference?.value == $0 ? series.referenceLabel(wording) : number($0)
      }
    case .mean:
      return line(series.values.lazy.filter { !$0.isNaN }.mean) {
        wording.say(.pictureMean(text: wording.drawn().short(series.briefFigure(ofMean: $0))))
      }
    case .first:
      return line(series.values.first { !$0.isNaN }) {
        wording.say(.pictureStart(text: number($0)))
      }
    case .base: return line(first) { series.baseLabel($0, wording) }
    case nil where series.kind == .price && lines.count == 1:
      return line(first) { series.baseLabel($0, wording) }
    case nil: return zero
    }
  }
}

extension Series {
  fileprivate func label(_ value: Double, _ wording: Wording) -> String {
    wording.drawn().short(briefFigure(of: value))
  }

  /// `before: 544.47 on 29 Feb 2012`, which is no point of the chart.
  func baseLabel(_ value: Double, _ wording: Wording) -> String {
    let text = wording.mark("\(label(value, wording)) \(wording.at(mentionOfBase))")
    return wording.say(base == nil ? .pictureStart(text: text) : .pictureBefore(text: text))
  }

  /// `Limit 40`.
  fileprivate func referenceLabel(_ wording: Wording) -> String {
    guard let reference else { return "" }
    let name = reference.name.isBlank ? "" : wording.name(reference.name) + " "
    return name + label(reference.value, wording)
  }
}
