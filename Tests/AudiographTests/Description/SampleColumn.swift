// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A column of numbers of a bundled file, counted from 0; NaN for an empty cell.
func sampleColumn(_ file: String, _ column: Int = 1) throws -> [Double] {
  let path = "\(Program.packageFolder)/Samples/\(file)"
  let text = try String(contentsOfFile: path, encoding: .utf8)
  return text.split(separator: "\n").dropFirst().map { line in
    let cells = line.split(separator: ",", omittingEmptySubsequences: false)
    return Double(cells[column]) ?? .nan
  }
}

/// Whether two numbers agree to so many digits, or both are 0.
func agree(_ left: Double?, _ right: Double?, digits: Double = 12) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return abs(left - right) <= abs(right) * pow(10, -digits)
}
