// SPDX-License-Identifier: MIT

/// How numbers correlate with themselves: Σ dₜdₜ₊ₖ / Σ dₜ² for the lags k from 0 to `lags`.
///
/// The numbers are taken as they are, so their mean should be 0.
///
/// - Parameters:
///   - numbers: Of a size whose squares are finite.
///   - lags: 0 or more; from as many as there are numbers on the result is 0.
/// - Returns: `lags` + 1 numbers, the first 1; none where all numbers are 0.
/// - Complexity: O(*n* log *n*), by two Fourier transforms of at most four times the length.
func autocorrelation(_ numbers: [Double], lags: Int) -> [Double] {
  let sums = laggedProducts(numbers, lags: lags)
  guard let power = sums.first, power > 0 else { return [] }
  return sums.map { $0 / power }
}

/// Σ dₜdₜ₊ₖ for the lags k from 0 to `lags`, times the length of the transform.
private func laggedProducts(_ numbers: [Double], lags: Int) -> [Double] {
  let length = powerOfTwo(atLeast: numbers.count + min(lags, numbers.count))
  let spectrum = FourierTransform(length: length)
  var sums = numbers + repeatElement(0, count: length - numbers.count)
  spectrum.transform(&sums)
  takePower(&sums)
  // The power is even, so that a second transform forwards is the one backwards.
  spectrum.transform(&sums)
  return (0...lags).map { $0 < numbers.count ? sums[$0] : 0 }
}

/// How numbers correlate with themselves where they overlap: Σ dₜdₜ₊ₖ / √(Σ dₜ² · Σ dₜ₊ₖ²) over the pairs
/// of which both are there, times the share of the numbers that a lag leaves.
///
/// NaN marks a missing number; the others are taken as they are, so their mean should be 0. Else
/// weekdays, of which whole weeks make the most pairs, would repeat every week whatever their
/// values are.
///
/// - Parameters:
///   - numbers: Of a size whose squares are finite, or NaN.
///   - lags: 0 or more.
/// - Returns: `lags` + 1 numbers, 0 where fewer than eight pairs are there; none where all numbers are 0
///   or missing, and where there are no more numbers than lags.
/// - Complexity: O(*n* log *n*), by two Fourier transforms, and by seven where numbers are missing.
func overlapCorrelation(_ numbers: [Double], lags: Int) -> [Double] {
  let count = numbers.count
  guard lags < count else { return [] }
  let known = numbers.map { $0.isNaN ? 0 : $0 }
  let present = numbers.map { $0.isNaN ? 0.0 : 1 }
  let length = Double(powerOfTwo(atLeast: count + min(lags, count)))
  let sums = laggedProducts(known, lags: lags).map { $0 / length }
  let isWhole = !present.contains(0)
  let squares = known.map { $0 * $0 }
  let (before, after) =
    isWhole ? overlappingSums(squares, lags: lags) : crossProducts(squares, present, lags: lags)
  let pairs = isWhole ? [] : laggedProducts(present, lags: lags).map { $0 / length }
  guard let power = sums.first, power > 0 else { return [] }
  return (0...lags).map { lag in
    let overlap = isWhole ? Double(count - lag) : pairs[lag]
    guard overlap >= 7.5 else { return 0 }
    let size = max(before[lag], 1e-12 * power) * max(after[lag], 1e-12 * power)
    return sums[lag] / size.squareRoot() * Double(count - lag) / Double(count)
  }
}

/// How many of the pairs that numbers would make at each lag are there, as a share of how many of
/// the numbers are; nil if none is missing.
func sharesOfPairs(_ numbers: [Double], lags: Int) -> [Double]? {
  guard numbers.contains(where: \.isNaN) else { return nil }
  let pairs = autocorrelation(numbers.map { $0.isNaN ? 0 : 1 }, lags: lags)
  let least = 0.5 / Double(numbers.count)
  return pairs.enumerated().map { lag, share in
    // Less than one pair is rounding.
    share > least && lag < numbers.count ? share / (1 - Double(lag) / Double(numbers.count)) : 0
  }
}

/// The sums of all numbers but the last ones, and of all but the first ones, as many as a lag.
private func overlappingSums(_ numbers: [Double], lags: Int) -> ([Double], [Double]) {
  let total = numbers.reduce(0, +)
  var (before, after) = ([total], [total])
  for lag in 0..<lags {
    before.append(before[lag] - numbers[numbers.count - 1 - lag])
    after.append(after[lag] - numbers[lag])
  }
  return (before, after)
}

/// Σ aₜbₜ₊ₖ and Σ aₜ₊ₖbₜ for the lags k from 0 to `lags`.
///
/// The product of two transforms is turned back by one more transform forwards, of its real less its
/// imaginary parts: R. N. Bracewell, "Discrete Hartley transform", Journal of the Optical Society of
/// America 73 (1983).
private func crossProducts(
  _ left: [Double], _ right: [Double], lags: Int
) -> ([Double], [Double]) {
  let length = powerOfTwo(atLeast: left.count + min(lags, left.count))
  let spectrum = FourierTransform(length: length)
  var a = left + repeatElement(0, count: length - left.count)
  var b = right + repeatElement(0, count: length - right.count)
  spectrum.transform(&a)
  spectrum.transform(&b)
  let half = length / 2
  var product = [Double](repeating: 0, count: length)
  (product[0], product[half]) = (a[0] * b[0], a[half] * b[half])
  for index in 1..<half {
    let mirror = length - index
    let real = a[index] * b[index] + a[mirror] * b[mirror]
    let imaginary = a[index] * b[mirror] - a[mirror] * b[index]
    (product[index], product[mirror]) = (real - imaginary, real + imaginary)
  }
  spectrum.transform(&product)
  func sum(_ lag: Int, _ sign: Double) -> Double {
    let imaginary = lag == 0 ? 0 : product[length - lag]
    return (product[lag] + sign * imaginary) / Double(length)
  }
  return ((0...lags).map { sum($0, -1) }, (0...lags).map { sum($0, 1) })
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
