// SPDX-License-Identifier: MIT

extension Double {
  /// The shortest digits that read back as the same number, without a trailing `.0`.
  package var plainDescription: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
