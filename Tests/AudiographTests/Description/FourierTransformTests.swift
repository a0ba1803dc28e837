// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// The transform against the plainest one of complex numbers, which adds the same numbers in the same
/// order.
@Suite struct FourierTransformTests {
  /// The numbers after the transform, and the halves of the plain one in the same places; a zero has
  /// the sign that it happens to have.
  private func transforms(_ numbers: [Double]) -> (found: [Double], plain: [Double]) {
    let length = numbers.count
    var (found, real) = (numbers, numbers)
    var imaginary = [Double](repeating: 0, count: length)
    FourierTransform(length: length).transform(&found)
    plainTransform(&real, &imaginary)
    return (found, (0..<length).map { $0 <= length / 2 ? real[$0] : imaginary[length - $0] })
  }

  @Test(arguments: 1...15) func isThatOfCheckedArraysBitForBit(_ bits: Int) {
    var random = SeededGenerator(seed: UInt64(bits))
    let (found, plain) = transforms(random.whiteNoise(count: 1 << bits, in: -1000...1000))
    #expect(found == plain)
  }

  @Test(arguments: 1...13) func zerosAndEvenNumbersAreAsExact(_ bits: Int) {
    var random = SeededGenerator(seed: UInt64(bits))
    let length = 1 << bits
    let half = random.whiteNoise(count: length / 2 + 1, in: 0...1)
    let even = (0..<length).map { half[min($0, length - $0)] }
    let padded = (0..<length).map { $0 * 8 < length * 3 ? half[$0] : 0 }
    for numbers in [even, padded, padded.map { $0.rounded() }] {
      let (found, plain) = transforms(numbers)
      #expect(found == plain)
    }
  }

  /// What lets half of the transform be left out.
  @Test(arguments: 1...13) func oneHalfMirrorsTheOther(_ bits: Int) {
    var random = SeededGenerator(seed: UInt64(bits))
    let length = 1 << bits
    var real = random.whiteNoise(count: length, in: -1...1)
    var imaginary = [Double](repeating: 0, count: length)
    plainTransform(&real, &imaginary)
    #expect(imaginary[0] == 0 && imaginary[length / 2] == 0)
    #expect((1..<length).allSatisfy { real[$0] == real[length - $0] })
    #expect((1..<length).allSatisfy { imaginary[$0] == -imaginary[length - $0] })
  }

  @Test func findsOneWave() {
    var numbers = (0..<64).map { cosine(turns: Double($0 * 5) / 64 - 0.125) }
    FourierTransform(length: 64).transform(&numbers)
    for index in 0..<64 {
      let expected = index == 5 ? 1.0 : index == 59 ? -1 : 0
      #expect(abs(numbers[index] - expected * 32 * 0.5.squareRoot()) < 1e-9)
    }
  }
}

/// The safe twin: stage by stage, every access checked.
private func plainTransform(_ real: inout [Double], _ imaginary: inout [Double]) {
  let length = real.count
  let order = (0..<length).map { index in
    (0..<length.trailingZeroBitCount).reduce(0) { $0 << 1 | index >> $1 & 1 }
  }
  real = order.map { [real] in real[$0] }
  imaginary = order.map { [imaginary] in imaginary[$0] }
  var half = 1
  while half < length {
    for first in 0..<length where first & half == 0 {
      let turn = Double((first % half) * (length / (2 * half))) / Double(length)
      let (turnX, turnY) = (cosine(turns: turn), -sine(turns: turn))
      let second = first + half
      let x = real[second] * turnX - imaginary[second] * turnY
      let y = real[second] * turnY + imaginary[second] * turnX
      (real[second], imaginary[second]) = (real[first] - x, imaginary[first] - y)
      real[first] += x
      imaginary[first] += y
    }
    half *= 2
  }
}
