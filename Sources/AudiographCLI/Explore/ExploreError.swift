// SPDX-License-Identifier: MIT

internal import Audiograph

/// Why a chart cannot be walked through.
struct ExploreError: MessageError {
  let message: Message

  /// The chart would come from where the keys come from.
  static let standardInput = Self(.usage, .exploreStandardInput(), .exploreStandardInputRemedy())
}
