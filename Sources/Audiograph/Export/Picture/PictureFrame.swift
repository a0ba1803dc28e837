// SPDX-License-Identifier: MIT

/// What stands above and below a picture: the title and what is printed with it, in as many lines as they need.
struct PictureFrame {
  private let titles: [String]
  private let subtitles: [String]
  private let notes: [String]

  private static let left = PictureSize.wide.left
  private static let titleHeight = 23.0
  private static let lineHeight = 18.0
  private static let width = PictureSize.wide.textWidth
  /// How much wider than others the letters of a title are.
  private static let titleScale = 1.5

  init(title: String, _ publication: Publication, _ wording: Wording) {
    titles = PictureText.lines(
      title.textWithoutIsolates, width: Self.width / Self.titleScale)
    subtitles = publication.subtitle.map { PictureText.lines($0, width: Self.width) } ?? []
    notes = publication.notes(wording).flatMap { PictureText.lines($0, width: Self.width) }
  }

  /// Where what is drawn begins.
  var top: Double {
    21 + Self.titleHeight * Double(max(1, titles.count)) + Self.lineHeight * Double(subtitles.count)
  }

  /// What is needed below.
  var footHeight: Double { notes.isEmpty ? 0 : Self.lineHeight * Double(notes.count) + 8 }

  /// All of it around a drawing that ends at some height.
  func drawing(bottom: Double) -> String {
    let subtitle = 30 + Self.titleHeight * Double(max(1, titles.count)) - 4
    return lines(titles, "title", from: 30, Self.titleHeight)
      + lines(subtitles, "aside", from: subtitle, Self.lineHeight)
      + lines(notes, "aside", from: bottom + 12, Self.lineHeight)
  }

  private func lines(
    _ texts: [String], _ styles: String, from first: Double, _ height: Double
  ) -> String {
    texts.enumerated().map { number, text in
      PictureText.element(
        text.isolated, styles, x: Self.left, y: first + height * Double(number))
    }.joined()
  }
}

extension Publication {
  /// What stands below the chart, a sentence or a line each: the footnote, then the source and the credit.
  func notes(_ wording: Wording) -> [String] {
    let origin = [
      dataSource.map { wording.say(.pictureDataSource(text: $0)) },
      credit.map { wording.say(.pictureCredit(text: $0)) },
    ].compactMap(\.self)
    return [footnote].compactMap(\.self)
      + (origin.isEmpty ? [] : [origin.map(wording.ended).paragraph])
  }
}
