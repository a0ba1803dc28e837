// SPDX-License-Identifier: MIT

internal import Audiograph
internal import ChartInput
internal import MarketData

/// Parts of sentences that errors share.
extension Said {
  /// A text of the user's own in quotation marks, cut where it is very long.
  static func quoted(_ text: String) -> Said {
    let shown = text.displayText
    return .quote(text: (shown.count <= 200 ? shown : "\(shown.prefix(200))…").isolated)
  }

  /// `a`, `a or b`, `a, b or c`.
  static func alternatives(_ parts: [Said]) -> Said {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? .text("") }
    return .listOr(before: .joined(Array(parts.dropLast()), by: ", "), last: last)
  }

  /// Whether a name that is near was meant; where none is, another remedy.
  static func didYouMean(_ nearest: String?, else remedy: Said? = nil) -> Said? {
    nearest.map { .nearestMeant(name: .text($0)) } ?? remedy
  }

  /// The name that is nearest to what was typed; where none is near, those there are, or another remedy.
  static func nearest(
    _ typed: String, _ names: [String], none: Said = .readNone(), else remedy: Said? = nil
  ) -> Said {
    if let near = nearestName(to: typed, among: names) { return .nearestMeant(name: .quoted(near)) }
    return remedy ?? (names.isEmpty ? none : .readChoices(names: names))
  }

  /// What to do about an error of the system: where no more files can be opened, something else than usual.
  static func systemRemedy(_ code: Int32, _ usual: Said) -> Said {
    refusesFiles(code) ? .systemTooManyFiles() : usual
  }

  /// A provider's title within a sentence.
  static func provider(_ provider: ProviderName) -> Said {
    provider.isAuthority ? .providerAuthority(title: provider.title) : .text(provider.title)
  }

  /// A provider's title at the beginning of a sentence.
  static func providerAtStart(_ provider: ProviderName) -> Said {
    provider.isAuthority ? .providerAuthorityAtStart(title: provider.title) : .text(provider.title)
  }
}

extension Said {
  /// The name of the message; nil for anything else.
  var name: String? { if case .message(let name, _) = self { name } else { nil } }
}

extension CellLocation {
  /// `Row 7, column 'Close' of 'prices.csv'`.
  var said: Said { .cellPlace(row: row, column: column.heading, file: file) }
}

/// Options that choose series by their names, as a shell has to be given them.
func seriesChoice(of names: [String]) -> String {
  names.map { shellOption("--only", $0) }.joined(separator: " ")
}
