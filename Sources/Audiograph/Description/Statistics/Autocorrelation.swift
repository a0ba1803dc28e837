// SPDX-License-Identifier: MIT

/// How numbers correlate with themselves: Σ dₜdₜ₊ₖ / Σ dₜ² for the lags k from 0 to `lags`.
///
/// The numbers are taken as they are, so their mean should be 0; a 0 in a number's place leaves it
/// out.
///
/// - Parameters:
///   - numbers: Of a size whose squares are finite.
///   - lags: 0 or more; from as many as there are numbers on the result is 0.
/// - Returns: `lags` + 1 numbers, the first 1; none where all numbers are 0.
/// - Complexity: O(*n* log *n*), by two Fourier transforms of at most four times the length.
func autocorrelation(_ numbers: [Double], lags: Int) -> [Double] {
  let length = powerOfTwo(atLeast: numbers.count + min(lags, numbers.count))
  let padding = [Double](repeating: 0, count: length - numbers.count)
  let spectrum = FourierTransform(length: length)
  var real = numbers + padding
  var imaginary = [Double](repeating: 0, count: length)
  spectrum.transform(&real, &imaginary)
  for index in real.indices {
    real[index] = real[index] * real[index] + imaginary[index] * imaginary[index]
    imaginary[index] = 0
  }
  // The power is even, so that a second transform forwards is the one backwards.
  spectrum.transform(&real, &imaginary)
  guard let power = real.first, power > 0 else { return [] }
  return (0...lags).map { $0 < numbers.count ? real[$0] / power : 0 }
}

/// The least power of two that is at least `count`, and at least 2.
private func powerOfTwo(atLeast count: Int) -> Int {
  var power = 2
  while power < count { power *= 2 }
  return power
}
