// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Made of the languages and their schema by `make languages`: changes here are lost.

extension Said {
  static func heatmapLead(subject: String, size: String, high: Figure, highPlace: String, low: Figure, lowPlace: String) -> Said { Said("heatmap.lead", Given("subject", .text(subject)), Given("size", .text(size)), Given("high", .figure(high)), Given("highPlace", .text(highPlace)), Given("low", .figure(low)), Given("lowPlace", .text(lowPlace))) }
  static func heatmapFlat(subject: String, size: String, value: Figure) -> Said { Said("heatmap.flat", Given("subject", .text(subject)), Given("size", .text(size)), Given("value", .figure(value))) }
  static func heatmapBrief(rows: Int, columns: Int, high: Figure, place: String) -> Said { Said("heatmap.brief", Given("rows", .count(rows)), Given("columns", .count(columns)), Given("high", .figure(high)), Given("place", .text(place))) }
  static func heatmapSize(rows: Int, columns: Int) -> Said { Said("heatmap.size", Given("rows", .count(rows)), Given("columns", .count(columns))) }
  static func heatmapValues() -> Said { Said("heatmap.values") }
  static func heatmapAt(row: String, column: String, isShared: Bool) -> Said { Said("heatmap.at", Given("row", .text(row)), Given("column", .text(column)), Given("isShared", .flag(isShared))) }
  static func heatmapRow(number: Int) -> Said { Said("heatmap.row", Given("number", .count(number))) }
  static func heatmapColumn(number: Int) -> Said { Said("heatmap.column", Given("number", .count(number))) }
  static func heatmapRows(high: String, highMean: Figure, low: String, lowMean: Figure) -> Said { Said("heatmap.rows", Given("high", .text(high)), Given("highMean", .figure(highMean)), Given("low", .text(low)), Given("lowMean", .figure(lowMean))) }
  static func heatmapColumns(high: String, highMean: Figure, low: String, lowMean: Figure) -> Said { Said("heatmap.columns", Given("high", .text(high)), Given("highMean", .figure(highMean)), Given("low", .text(low)), Given("lowMean", .figure(lowMean))) }
  static func heatmapVariance(rows: String, columns: String) -> Said { Said("heatmap.variance", Given("rows", .text(rows)), Given("columns", .text(columns))) }
  static func heatmapPeaks(areOfRows: Bool, peaks: String) -> Said { Said("heatmap.peaks", Given("areOfRows", .flag(areOfRows)), Given("peaks", .text(peaks))) }
  static func heatmapPeak(names: String, place: String) -> Said { Said("heatmap.peak", Given("names", .text(names)), Given("place", .text(place))) }
  static func heatmapRun(first: String, last: String) -> Said { Said("heatmap.run", Given("first", .text(first)), Given("last", .text(last))) }
  static func heatmapEmpty(count: Int) -> Said { Said("heatmap.empty", Given("count", .count(count))) }
  static func heatmapHeard(areBlocks: Bool) -> Said { Said("heatmap.heard", Given("areBlocks", .flag(areBlocks))) }
  static func heatmapPlace(value: String, column: String, row: String) -> Said { Said("heatmap.place", Given("value", .text(value)), Given("column", .text(column)), Given("row", .text(row))) }
  static func heatmapNoValue() -> Said { Said("heatmap.noValue") }
}

