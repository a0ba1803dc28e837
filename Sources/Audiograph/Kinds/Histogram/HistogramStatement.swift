// SPDX-License-Identifier: MIT

/// A sentence about a histogram.
struct HistogramStatement: FormStatement {
  let histogram: Histogram
  let topic: Topic

  enum Topic: Sendable {
    case alternative, lead, peaks, middle, hole, farOut, rounded, mean, bins, missing
  }

  var beginsWithName: Bool {
    switch topic {
    case .alternative, .lead: histogram.shape != .single
    default: false
    }
  }
}

extension Histogram {
  func statements(_ level: Level) -> [HistogramStatement] {
    topics(level).map { HistogramStatement(histogram: self, topic: $0) }
  }

  private func topics(_ level: Level) -> [HistogramStatement.Topic] {
    guard hasValues else { return topicsOfCounts(level) }
    guard level != .alt else { return [.alternative, .lead] }
    guard shape != .single else { return [.lead] }
    var topics: [HistogramStatement.Topic] = [.lead, .peaks]
    guard level != .short else { return topics }
    topics.append(.middle)
    if !holes.isEmpty { topics.append(.hole) }
    if outliers.below + outliers.above > 0 { topics.append(.farOut) }
    if list.heap != nil { topics.append(.rounded) }
    guard level == .long else { return topics }
    topics += [.mean, .bins]
    if missing > 0 { topics.append(.missing) }
    return topics
  }
}

extension Histogram {
  /// What is known of values by their bins only.
  private func topicsOfCounts(_ level: Level) -> [HistogramStatement.Topic] {
    guard level != .alt else { return [.lead] }
    var topics: [HistogramStatement.Topic] = [.lead, .peaks]
    if level != .short, !holes.isEmpty { topics.append(.hole) }
    if level == .long, bins.width > 0 { topics.append(.bins) }
    return topics
  }
}

extension HistogramStatement {
  func clause(in wording: Wording) -> String {
    let subject = wording.withUnit(histogram.valueName, histogram.unit)
    let (low, high) = (
      Figure(measured: histogram.minimum), Figure(measured: histogram.maximum)
    )
    let shape = wording.say(
      .histogramShape(
        shape: histogram.shape, count: histogram.peaks.count, isSymmetric: histogram.isSymmetric))
    switch topic {
    case .alternative, .lead:
      guard histogram.shape != .single else {
        return wording.say(.histogramSingle(subject: subject, count: histogram.count, value: low))
      }
      guard case .alternative = topic else {
        return wording.say(
          .histogramLead(
            subject: subject, count: histogram.count, low: low, high: high,
            shape: shape.isEmpty ? "" : wording.colon + shape))
      }
      return wording.say(
        .histogramAlternative(
          subject: subject, count: histogram.count, shape: shape.isEmpty ? "" : ", \(shape)",
          median: Figure(quantile: histogram.median), low: low, high: high))
    case .peaks: return peaks(wording)
    case .middle:
      return wording.say(
        .histogramMiddle(
          lower: Figure(quantile: histogram.quartiles.lower),
          upper: Figure(quantile: histogram.quartiles.upper),
          median: Figure(quantile: histogram.median)))
    case .hole:
      let hole = histogram.holes[0]
      return wording.say(
        .histogramHole(
          low: histogram.figure(edge: hole.low), high: histogram.figure(edge: hole.high)))
    case .farOut:
      let far = histogram.list.farValues(from: histogram.median, .measured)
      if let far { return wording.say(far) }
      let (below, above) = histogram.outliers
      return wording.say(.formFarOut(count: below + above, above: above, below: below))
    case .rounded: return wording.say(histogram.list.rounded ?? .nothing)
    case .mean: return wording.say(.formMean(mean: Figure(derived: histogram.mean)))
    case .bins:
      return histogram.bins.rule == .integers
        ? wording.say(.histogramIntegers())
        : wording.say(
          .histogramBins(
            count: histogram.bins.counts.count, width: histogram.figure(edge: histogram.bins.width))
        )
    case .missing: return wording.say(.formMissing(count: histogram.missing))
    }
  }

  /// The most peaks that are listed.
  private static let mostPeaks = 4

  private func peaks(_ wording: Wording) -> String {
    guard histogram.peaks.count > 1 else {
      let bin = histogram.fullest
      return wording.say(
        .histogramMost(
          bin: histogram.range(of: bin, wording), count: histogram.bins.counts[bin],
          percent: histogram.percent(of: bin, wording)))
    }
    let peaks = histogram.peaks.prefix(Self.mostPeaks).map { bin in
      wording.say(
        .histogramPeak(
          bin: histogram.range(of: bin, wording), count: histogram.bins.counts[bin]))
    }
    return wording.say(.histogramPeaks(peaks: wording.joined(peaks)))
  }
}

extension Histogram {
  /// Which part of all values lies in a bin.
  fileprivate func percent(of bin: Int, _ wording: Wording) -> String {
    guard bins.counts[bin] > 0 else { return wording.say(.percent(number: Figure(0))) }
    let share = Double(bins.counts[bin]) / Double(count)
    return wording.percent(Percent(100 * share))
  }

  /// What lies in a bin: `80 to 85`, or one whole number.
  fileprivate func range(of bin: Int, _ wording: Wording) -> String {
    let (low, high) = (bins.edges[bin], bins.edges[bin + 1])
    if bins.rule == .integers { return wording.number(Figure(edge: low + 0.5)) }
    guard low.isFinite else { return wording.say(.histogramBinBelow(high: figure(edge: high))) }
    guard high.isFinite else { return wording.say(.histogramBinFrom(low: figure(edge: low))) }
    return wording.say(.histogramBin(low: figure(edge: low), high: figure(edge: high)))
  }

  /// An edge as it is; to three digits of the narrowest bin where a program computed edges of many digits.
  fileprivate func figure(edge: Double) -> Figure {
    let finite = bins.edges.filter(\.isFinite)
    guard finite.contains(where: { DecimalDigits($0.withoutNoise).digits.count > 8 }) else {
      return Figure(edge: edge)
    }
    let widths = zip(bins.edges.dropFirst(), bins.edges).map { $0 - $1 }
    guard let narrowest = widths.filter({ $0.isFinite && $0 > 0 }).min() else {
      return Figure(edge: edge)
    }
    let decimals = 3 - DecimalDigits(narrowest).exponent
    return Figure(
      DecimalDigits(edge.withoutNoise).rounded(decimals: max(0, decimals)).rounded(significant: 9))
  }
}

/// A bin of a walk: `57 in 80 to 85, 21 percent`.
struct HistogramPlace: PlaceLine {
  let histogram: Histogram
  let bin: Int

  func ways(in wording: Wording) -> [String] {
    let (count, range) = (histogram.bins.counts[bin], histogram.range(of: bin, wording))
    return [
      wording.say(
        .histogramPlace(
          count: count, bin: range, percent: histogram.percent(of: bin, wording))),
      wording.say(.histogramCount(count: count, bin: range)),
    ]
  }
}
