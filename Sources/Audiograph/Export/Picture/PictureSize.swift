// SPDX-License-Identifier: MIT

/// How wide a picture is drawn.
///
/// A page has one of each size, and shows the one in which letters become neither smaller
/// than twelve pixels nor much larger than they are.
package enum PictureSize: String, Sendable, CaseIterable {
  case phone, column, wide

  /// The width of the drawing; a viewer scales it.
  var width: Double {
    switch self {
    // What a screen of 320 pixels leaves.
    case .phone: 312
    case .column: 600
    case .wide: 800
    }
  }

  /// Where texts begin.
  var left: Double { self == .wide ? 16 : 2 }
  /// Where most plots end.
  var right: Double { width - left - 8 }
  /// What a line of text may take.
  var textWidth: Double { width - 2 * left }

  /// The width of texts beside a plot, a quarter of the picture at most.
  func column(of texts: [String]) -> Double {
    min(max(texts.map(PictureText.width).max() ?? 0, 30), mostColumn)
  }

  var mostColumn: Double { max(width / 4, 100) }

  /// From which width on a page shows it: letters of 13 pixels have 12 there.
  private var least: Double { self == .phone ? 0 : (width * 12 / 13).rounded(.up) }

  /// The rules by which a page shows the largest that has room, in whichever column it stands.
  static let rules =
    ".audiograph-chart figure{margin:0;container-type:inline-size}"
    + ".audiograph-chart figure svg{width:100%;height:auto}"
    + allCases.map { size in
      let chart = ".audiograph-chart svg."
      let others = allCases.filter { $0 != size }.map { chart + $0.rawValue }
      return "\(chart)\(size.rawValue){max-width:\(coordinate(size.width * 4 / 3))px}"
        + "@container(min-width:\(coordinate(size.least))px){"
        + "\(chart)\(size.rawValue){display:block}\(others.joined(separator: ",")){display:none}}"
    }.joined()

  /// The most candles that eyes tell apart.
  var mostCandles: Int { Int(textWidth / 4) }

  /// The most letters of a name beside a point.
  var letters: Int { self == .wide ? 28 : 16 }

  /// The attributes of a picture in a page, of which a page without a style sheet shows one.
  func attributes(_ kind: String) -> String {
    " class=\"audiograph \(kind) \(rawValue)\" width=\"100%\""
      + (self == .column ? "" : " display=\"none\"")
  }
}
