// SPDX-License-Identifier: MIT

/// The raw material of a series' facts, gathered in a few passes over its values.
struct ValuePass {
  let extent: EndsAndExtremes
  /// nil if all values are equal.
  let swings: Swings?
  let steps: LargestSteps
  /// The largest fall and the largest rise over any distance, by the indices of their ends; nil
  /// without one, and for other values than prices.
  let drawdown: (from: Int, to: Int)?
  let runup: (from: Int, to: Int)?

  /// Scans values.
  ///
  /// - Parameters:
  ///   - values: At least one that is not missing; NaN marks a missing one.
  ///   - isPrice: Whether moves over any distance are wanted, and moves in percent.
  init(_ values: [Double], isPrice: Bool) {
    let blocks = ExtentBlocks(values)
    let extent = EndsAndExtremes(values, in: blocks)
    self.extent = extent
    swings =
      extent.minimum < extent.maximum ? Swings(values, in: blocks, scale: extent.scale) : nil
    // Ratios are of use only between values above 0.
    let measure: MoveMeasure =
      isPrice && extent.minimum > 0 ? .ratio : .difference(scale: extent.scale)
    steps = LargestSteps(values, by: measure)
    drawdown = isPrice ? LargestDistance(values, isRise: false, by: measure).ends : nil
    runup = isPrice ? LargestDistance(values, isRise: true, by: measure).ends : nil
  }
}
