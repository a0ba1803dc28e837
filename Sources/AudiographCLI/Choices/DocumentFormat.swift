// SPDX-License-Identifier: MIT

/// What `export` writes besides sound; the raw value is the ending of a file's name.
///
/// A new format is a case here and a case in `bytes`.
enum DocumentFormat: String, CaseIterable {
  /// The page.
  case html
  /// The picture.
  case svg
  /// The score as notes.
  case mid
  /// The captions.
  case vtt
  /// The description.
  case txt
  /// The facts.
  case json
  /// The data.
  case csv
  /// The chart and its description for an embosser.
  case brf

  /// What the page is called that leads to all charts of a folder.
  static let indexName = "index.html"

  /// Whether every column of price files is read, heard or not.
  var needsAllPrices: Bool { self == .csv }

  /// Whether it says when something is heard.
  var needsScore: Bool { [.html, .mid, .vtt].contains(self) }

  /// Whether it says when each sentence of a spoken file is heard; the page has its own sound.
  var holdsSpeech: Bool { [.mid, .vtt].contains(self) }

  /// Whether it is text, which a terminal can show.
  var isText: Bool { self != .mid }
}
