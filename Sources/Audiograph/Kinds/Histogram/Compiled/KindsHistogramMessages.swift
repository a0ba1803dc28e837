// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

extension Said {
  static func histogramLead(subject: String, count: Int, low: Figure, high: Figure, shape: String) -> Said { Said("histogram.lead", Given("subject", .text(subject)), Given("count", .count(count)), Given("low", .figure(low)), Given("high", .figure(high)), Given("shape", .text(shape))) }
  static func histogramAlternative(subject: String, count: Int, shape: String, median: Figure, low: Figure, high: Figure) -> Said { Said("histogram.alternative", Given("subject", .text(subject)), Given("count", .count(count)), Given("shape", .text(shape)), Given("median", .figure(median)), Given("low", .figure(low)), Given("high", .figure(high))) }
  static func histogramSingle(subject: String, count: Int, value: Figure) -> Said { Said("histogram.single", Given("subject", .text(subject)), Given("count", .count(count)), Given("value", .figure(value))) }
  static func histogramShape(shape: HistogramShape, count: Int, isSymmetric: Bool) -> Said { Said("histogram.shape", Given("shape", .name(shape.messageName)), Given("count", .count(count)), Given("isSymmetric", .flag(isSymmetric))) }
  static func histogramPeaks(peaks: String) -> Said { Said("histogram.peaks", Given("peaks", .text(peaks))) }
  static func histogramPeak(bin: String, count: Int) -> Said { Said("histogram.peak", Given("bin", .text(bin)), Given("count", .count(count))) }
  static func histogramMost(bin: String, count: Int, percent: String) -> Said { Said("histogram.most", Given("bin", .text(bin)), Given("count", .count(count)), Given("percent", .text(percent))) }
  static func histogramBin(low: Figure, high: Figure) -> Said { Said("histogram.bin", Given("low", .figure(low)), Given("high", .figure(high))) }
  static func histogramBinBelow(high: Figure) -> Said { Said("histogram.binBelow", Given("high", .figure(high))) }
  static func histogramBinFrom(low: Figure) -> Said { Said("histogram.binFrom", Given("low", .figure(low))) }
  static func histogramMiddle(lower: Figure, upper: Figure, median: Figure) -> Said { Said("histogram.middle", Given("lower", .figure(lower)), Given("upper", .figure(upper)), Given("median", .figure(median))) }
  static func histogramHole(low: Figure, high: Figure) -> Said { Said("histogram.hole", Given("low", .figure(low)), Given("high", .figure(high))) }
  static func histogramBins(count: Int, width: Figure) -> Said { Said("histogram.bins", Given("count", .count(count)), Given("width", .figure(width))) }
  static func histogramIntegers() -> Said { Said("histogram.integers") }
  static func histogramPlace(count: Int, bin: String, percent: String) -> Said { Said("histogram.place", Given("count", .count(count)), Given("bin", .text(bin)), Given("percent", .text(percent))) }
  static func histogramCount(count: Int, bin: String) -> Said { Said("histogram.count", Given("count", .count(count)), Given("bin", .text(bin))) }
  static func densityLead(subject: String, count: Int, width: Figure) -> Said { Said("density.lead", Given("subject", .text(subject)), Given("count", .count(count)), Given("width", .figure(width))) }
  static func densityRange(low: Figure, high: Figure) -> Said { Said("density.range", Given("low", .figure(low)), Given("high", .figure(high))) }
  static func densityPlace(value: String, place: String) -> Said { Said("density.place", Given("value", .text(value)), Given("place", .text(place))) }
}

extension HistogramShape { var messageName: String { switch self { case .single: "single"; case .none: "none"; case .even: "even"; case .peaks: "peaks"; case .onePeak: "onePeak"; case .tailHigh: "tailHigh"; case .tailLow: "tailLow" } } }
