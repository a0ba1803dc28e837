// SPDX-License-Identifier: MIT

extension Score {
  /// The manifest as JSON: enough to turn the sound back into the data.
  public var manifest: String { "{}" }
  /// The manifest's short form for a sound file's comment, on one line.
  public var comment: String { "audiograph \(Self.version)" }
}
