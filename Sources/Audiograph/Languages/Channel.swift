// SPDX-License-Identifier: MIT

/// Who receives the words: eyes or a speech synthesiser.
public enum Channel: String, Sendable, Hashable, CaseIterable {
  /// Eyes, and screen readers that read symbols well.
  case display
  /// A voice: words only, no symbol that a synthesiser could drop or misread.
  case speech
}
