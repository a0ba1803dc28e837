// SPDX-License-Identifier: MIT

/// A first estimate of the period of a tone, from nothing but the samples.
///
/// The normalised square difference function of McLeod and Wyvill, "A smarter way to find pitch"
/// (2005): twice the autocorrelation over the energies of the two parts; 1 at a whole period.
public struct Periodicity: Sendable {
  /// The function at lags 0, 1, …, each from −1 to 1.
  public let values: [Double]

  /// Compares samples with themselves, up to a lag of `longestLag`.
  public init(of samples: [Double], longestLag: Int) {
    let lags = max(0, min(longestLag, samples.count - 8))
    let transform = FourierTransform(atLeast: samples.count + lags + 1)
    var real = transform.power(of: samples)
    real += real[1..<real.count - 1].reversed()
    var imaginary = [Double](repeating: 0, count: transform.size)
    transform.transform(real: &real, imaginary: &imaginary)
    // Twice the correlation at lag 0 is the energy of both parts; it loses one sample an end.
    var energy = 2 * real[0] / Double(transform.size)
    var values: [Double] = []
    for lag in 0...lags {
      let correlation = real[lag] / Double(transform.size)
      values.append(energy > 0 ? 2 * correlation / energy : 0)
      let first = samples[lag]
      let last = samples[samples.count - 1 - lag]
      energy -= first * first + last * last
    }
    self.values = values
  }

  /// The shortest lag, with fractions, at which the samples repeat; nil for noise.
  ///
  /// - Parameters:
  ///   - range: The lags to be considered.
  ///   - threshold: How close to the highest peak a shorter one must come to be the period.
  /// - Returns: Samples a period.
  public func period(in range: ClosedRange<Double>, threshold: Double = 0.8) -> Double? {
    let peaks = self.peaks.filter { range.contains($0.lag) && $0.height > 0.5 }
    guard let highest = peaks.map(\.height).max() else { return nil }
    guard let first = peaks.first(where: { $0.height >= threshold * min(1, highest) }) else {
      return nil
    }
    return refined(first.lag, among: peaks)
  }

  private struct Peak {
    let lag: Double
    let height: Double
  }

  /// Local maxima, placed by a parabola through three values.
  private var peaks: [Peak] {
    var peaks: [Peak] = []
    var lag = 1
    while lag + 1 < values.count {
      let (left, top, right) = (values[lag - 1], values[lag], values[lag + 1])
      if top > left, top >= right {
        let shift = 0.5 * (left - right) / (left - 2 * top + right)
        peaks.append(
          Peak(lag: Double(lag) + shift, height: top - 0.25 * (left - right) * shift))
      }
      lag += 1
    }
    return peaks
  }

  /// Follows the peak through its multiples: the m-th divides the error of its place by m.
  private func refined(_ first: Double, among peaks: [Peak]) -> Double {
    var period = first
    var multiple = 2
    while let peak = peaks.min(by: {
      abs($0.lag - period * Double(multiple)) < abs($1.lag - period * Double(multiple))
    }), abs(peak.lag - period * Double(multiple)) < 0.25 * period, peak.height > 0.7 {
      period = peak.lag / Double(multiple)
      multiple += 1
    }
    return period
  }
}
