// SPDX-License-Identifier: MIT

/// How numbers correlate with themselves: Σ dₜdₜ₊ₖ / Σ dₜ² for the lags k from 0 to `lags`.
///
/// The numbers are taken as they are, so their mean should be 0. NaN marks a missing one. Where some
/// are missing, each sum is divided by the share of its pairs that is there: else weekdays, of which
/// whole weeks make the most pairs, would repeat every week whatever their values are.
///
/// - Parameters:
///   - numbers: Of a size whose squares are finite, or NaN.
///   - lags: 0 or more; from as many as there are numbers on the result is 0.
/// - Returns: `lags` + 1 numbers, the first 1; none where all numbers are 0 or missing.
/// - Complexity: O(*n* log *n*), by two Fourier transforms of at most four times the length, and by six
///   where numbers are missing.
func autocorrelation(_ numbers: [Double], lags: Int) -> [Double] {
  guard let shares = sharesOfPairs(numbers, lags: lags) else {
    return plainAutocorrelation(numbers, lags: lags)
  }
  let sums = plainAutocorrelation(numbers.map { $0.isNaN ? 0 : $0 }, lags: lags)
  return zip(sums, shares).map { $0.1 > 0 ? $0.0 / $0.1 : 0 }
}

/// How many of the pairs that numbers would make at each lag are there, as a share of how many of
/// the numbers are; nil where none is missing.
func sharesOfPairs(_ numbers: [Double], lags: Int) -> [Double]? {
  guard numbers.contains(where: \.isNaN) else { return nil }
  let pairs = plainAutocorrelation(numbers.map { $0.isNaN ? 0 : 1 }, lags: lags)
  let least = 0.5 / Double(numbers.count)
  return pairs.enumerated().map { lag, share in
    // Less than one pair is rounding.
    share > least && lag < numbers.count ? share / (1 - Double(lag) / Double(numbers.count)) : 0
  }
}

/// The same of numbers of which none is missing.
private func plainAutocorrelation(_ numbers: [Double], lags: Int) -> [Double] {
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
