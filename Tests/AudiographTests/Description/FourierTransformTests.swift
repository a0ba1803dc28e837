// SPDX-License-Identifier: MIT

import TestSupport
import Testing

@testable import Audiograph

/// The transform against the plainest one that adds the same numbers in the same order.
@Suite struct FourierTransformTests {
  @Test(arguments: 1...13) func isThatOfCheckedArraysBitForBit(_ bits: Int) {
    var random = SeededGenerator(seed: UInt64(bits))
    let length = 1 << bits
    var real = random.whiteNoise(count: length, in: -1000...1000)
    var imaginary = random.whiteNoise(count: length, in: -1...1)
    var (plainReal, plainImaginary) = (real, imaginary)
    FourierTransform(length: length).transform(&real, &imaginary)
    plainTransform(&plainReal, &plainImaginary)
    #expect(real.map(\.bitPattern).elementsEqual(plainReal.map(\.bitPattern)))
    #expect(imaginary.map(\.bitPattern).elementsEqual(plainImaginary.map(\.bitPattern)))
  }

  @Test func findsOneWave() {
    var real = (0..<64).map { cosine(turns: Double($0 * 5) / 64) }
    var imaginary = [Double](repeating: 0, count: 64)
    FourierTransform(length: 64).transform(&real, &imaginary)
    for index in 0..<64 {
      #expect(abs(real[index] - (index == 5 || index == 59 ? 32 : 0)) < 1e-9)
      #expect(abs(imaginary[index]) < 1e-9)
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
