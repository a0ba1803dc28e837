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
  let spectrum = FourierTransform(length: length)
  var sums = numbers + repeatElement(0, count: length - numbers.count)
  spectrum.transform(&sums)
  takePower(&sums)
  // The power is even, so that a second transform forwards is the one backwards.
  spectrum.transform(&sums)
  guard let power = sums.first, power > 0 else { return [] }
  return (0...lags).map { $0 < numbers.count ? sums[$0] / power : 0 }
}

/// Puts the squared magnitudes of a whole transform in the place of its first half.
private func takePower(_ transform: inout [Double]) {
  let half = transform.count / 2
  transform[0] *= transform[0]
  transform[half] *= transform[half]
  for index in 1..<half {
    let (real, imaginary) = (transform[index], transform[transform.count - index])
    let power = real * real + imaginary * imaginary
    (transform[index], transform[transform.count - index]) = (power, power)
  }
}

/// The least power of two that is at least `count`, and at least 2.
private func powerOfTwo(atLeast count: Int) -> Int {
  var power = 2
  while power < count { power *= 2 }
  return power
}
